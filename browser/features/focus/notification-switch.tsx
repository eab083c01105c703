import { t } from '#browser/i18n/focus.ts';
import { Button } from '#browser/ui/button.tsx';
import { Switch } from '#browser/ui/switch.tsx';
import { useNotificationPermission } from '#browser/ui/use-notification-permission.ts';

/** Turns notifications at the end of a phase on or off, and asks the browser for permission when they are turned on. */
export function NotificationSwitch({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  const { state, request } = useNotificationPermission();
  const change = (next: boolean) => {
    onChange(next);
    if (next && state === 'default') request();
  };
  return (
    <div>
      <Switch label={t.notifications} hint={t.whenAFocusPhaseOr} checked={isOn} onChange={change} />
      {isOn && state === 'default' && (
        <div className="mt-1 flex flex-wrap items-center justify-between gap-2 rounded-md bg-raised py-1.5 pr-1.5 pl-4">
          <span>{t.heddleDoesNotHavePermission}</span>
          <Button size="compact" onClick={request}>
            {t.allowNotifications}
          </Button>
        </div>
      )}
      {isOn && state === 'denied' && (
        <p className="mt-1 rounded-md bg-raised px-4 py-2.5">{t.thisBrowserBlocksNotificationsFrom}</p>
      )}
      {isOn && state === 'unsupported' && (
        <p className="mt-1 rounded-md bg-raised px-4 py-2.5">{t.thisBrowserCannotShowNotifications}</p>
      )}
    </div>
  );
}
