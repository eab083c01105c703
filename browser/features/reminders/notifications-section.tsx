import { WhenSynced } from '#browser/features/settings/when-synced.tsx';
import { t } from '#browser/i18n/reminders.ts';
import { Section } from '#browser/ui/section.tsx';
import { DigestSetting } from './digest-setting.tsx';
import { PushDevices } from './push-devices.tsx';
import { QuietHoursSetting } from './quiet-hours-setting.tsx';
import { ReminderMailSetting } from './reminder-mail-setting.tsx';
import { ReminderSoundSetting } from './reminder-sound-setting.tsx';

export function NotificationsSection() {
  return (
    <Section id="notifications" title={t.notifications} lead={t.remindersRingWhileHeddleIsOpen}>
      <div className="flex flex-col gap-6">
        <PushDevices />
        <WhenSynced name={t.yourReminderSettings}>
          <div className="flex flex-col gap-3">
            <ReminderSoundSetting />
            <QuietHoursSetting />
            <ReminderMailSetting />
            <DigestSetting />
          </div>
        </WhenSynced>
      </div>
    </Section>
  );
}
