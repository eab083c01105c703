import { t } from '#browser/i18n/task-row.ts';
import { TextField } from '#browser/ui/text-field.tsx';

/** Renders the native date picker and an optional native time picker. */
export function DueFields({
  day,
  time,
  onChange,
}: {
  day: string;
  time: string;
  onChange: (due: { day: string; time: string }) => void;
}) {
  return (
    <div className="col-span-full grid grid-cols-2 gap-4">
      <TextField
        label={t.dueDate}
        type="date"
        max="9999-12-31"
        value={day}
        onChange={(next) => onChange({ day: next, time: next ? time : '' })}
      />
      <TextField
        label={t.time}
        type="time"
        disabled={!day}
        value={time}
        onChange={(next) => onChange({ day, time: next })}
      />
    </div>
  );
}
