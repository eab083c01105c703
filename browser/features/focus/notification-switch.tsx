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
      <Switch
        label="Notifications"
        hint="When a focus phase or a break ends."
        checked={isOn}
        onChange={change}
      />
      {isOn && state === 'default' && (
        <div className="mt-1 flex flex-wrap items-center justify-between gap-2 rounded-md bg-raised py-1.5 pr-1.5 pl-4">
          <span>Heddle does not have permission yet.</span>
          <Button size="compact" onClick={request}>
            Allow notifications
          </Button>
        </div>
      )}
      {isOn && state === 'denied' && (
        <p className="mt-1 rounded-md bg-raised px-4 py-2.5">
          This browser blocks notifications from Heddle. Open the site settings next to the address bar and
          allow them there.
        </p>
      )}
      {isOn && state === 'unsupported' && (
        <p className="mt-1 rounded-md bg-raised px-4 py-2.5">
          This browser cannot show notifications here. On an iPhone or iPad, add Heddle to the Home Screen
          first.
        </p>
      )}
    </div>
  );
}
