import BellRing from 'lucide-react/icons/bell-ring';
import { t } from '#browser/i18n/reminders.ts';
import { Button } from '#browser/ui/button.tsx';
import { useTurnOnPush } from './use-turn-on-push.ts';

/** Offers to turn on notifications on this device, or says what stands in the way. */
export function TurnOnPush({ onChange }: { onChange: () => Promise<void> }) {
  const { support, busy, problem, turnOn } = useTurnOnPush(onChange);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-raised px-4 py-3">
      <div className="min-w-0 grow basis-60">
        <p className="font-medium">{t.notificationsAreOffOnThis}</p>
        {support !== 'askable' && support !== 'granted' && (
          <p className="text-pretty text-muted">{t.obstacles[support]}</p>
        )}
        <p role="alert" className="text-pretty text-danger">
          {problem}
        </p>
      </div>
      {(support === 'askable' || support === 'granted') && (
        <Button look="primary" busy={busy} icon={<BellRing className="size-4" />} onClick={turnOn}>
          {t.turnOn}
        </Button>
      )}
    </div>
  );
}
