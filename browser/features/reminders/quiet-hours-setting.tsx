import { useSetting } from '#browser/model/settings/setting-queries.ts';
import { useChangeSetting } from '#browser/model/settings/use-change-setting.ts';
import { Switch } from '#browser/ui/switch.tsx';
import { TextField } from '#browser/ui/text-field.tsx';

const defaultHours = { from: '22:00', to: '07:00' };

/** Turns quiet hours on or off, and sets from when to when. */
export function QuietHoursSetting() {
  const hours = useSetting('quiet_hours') ?? null;
  const change = useChangeSetting('quiet_hours');
  return (
    <div>
      <Switch
        label="Quiet hours"
        hint="No reminders ring during these hours. Those that come due are sent together afterwards."
        checked={hours !== null}
        onChange={(isOn) => change(isOn ? defaultHours : null)}
      />
      {hours && (
        <div className="grid max-w-xs grid-cols-2 gap-3 pt-1 pb-2">
          <TextField
            label="From"
            type="time"
            required
            value={hours.from}
            onChange={(from) => from && change({ ...hours, from })}
          />
          <TextField
            label="To"
            type="time"
            required
            value={hours.to}
            onChange={(to) => to && change({ ...hours, to })}
          />
        </div>
      )}
    </div>
  );
}
