import { t } from '#browser/i18n/reminders.ts';
import { useSetting } from '#browser/model/settings/setting-queries.ts';
import { useChangeSetting } from '#browser/model/settings/use-change-setting.ts';
import { Switch } from '#browser/ui/switch.tsx';
import { TextField } from '#browser/ui/text-field.tsx';

const defaultHours = { from: '22:00', to: '07:00' };

/** Turns quiet hours on or off, and sets from when to when. */
export function QuietHoursSetting() {
  const hours = useSetting('quiet_hours');
  const change = useChangeSetting('quiet_hours');
  return (
    <div>
      <Switch
        label={t.quietHours}
        hint={t.noRemindersRingDuringThese}
        checked={hours !== null}
        onChange={(isOn) => change(isOn ? defaultHours : null)}
      />
      {hours && (
        <div className="grid max-w-xs grid-cols-2 gap-3 pt-1 pb-2">
          <TextField
            label={t.from}
            type="time"
            required
            value={hours.from}
            onChange={(from) => from && change({ ...hours, from })}
          />
          <TextField
            label={t.to}
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
