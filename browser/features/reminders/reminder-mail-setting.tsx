import { t } from '#browser/i18n/reminders.ts';
import { useAccount } from '#browser/model/session/session.ts';
import { useSetting } from '#browser/model/settings/setting-queries.ts';
import { useChangeSetting } from '#browser/model/settings/use-change-setting.ts';
import { Switch } from '#browser/ui/switch.tsx';

export function ReminderMailSetting() {
  const email = useAccount()?.email;
  const isOn = useSetting('reminder_mail');
  const change = useChangeSetting('reminder_mail');
  return (
    <Switch label={t.emailReminders} hint={email && t.alsoSendsTo(email)} checked={isOn} onChange={change} />
  );
}
