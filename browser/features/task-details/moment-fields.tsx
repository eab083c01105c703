import { type KeyboardEvent, useRef, useState } from 'react';
import { joinDue, splitDue } from '#browser/model/tasks/task-input.ts';
import { TextField } from '#browser/ui/text-field.tsx';

/**
 * Renders native date and time pickers. A picked value is saved at once; a typed one, which passes through other dates,
 * is saved on Enter or blur.
 */
export function MomentFields({
  labels,
  value,
  onSave,
}: {
  labels: { day: string; time: string };
  /** Floating date, with or without a time. */
  value: string | null;
  onSave: (value: string | null) => void;
}) {
  const [typed, setTyped] = useState<{ day: string; time: string } | null>(null);
  const isTyping = useRef(false);
  const shown = typed ?? splitDue(value);

  const save = ({ day, time }: { day: string; time: string }) => {
    setTyped(null);
    if (day === '' || day >= '1900') onSave(joinDue(day, time));
  };
  const change = (next: { day: string; time: string }) => {
    if (isTyping.current) setTyped(next);
    else save(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      isTyping.current = false;
      if (typed) save(typed);
    } else if (/^(\d|Arrow.*|Backspace|Delete|[ap])$/i.test(event.key)) isTyping.current = true;
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only handles events bubbling from the fields
    <div
      onKeyDown={onKeyDown}
      onPointerDown={() => {
        isTyping.current = false;
      }}
      onBlur={() => {
        isTyping.current = false;
        if (typed) save(typed);
      }}
      className="grid grid-cols-[3fr_2fr] gap-2"
    >
      <TextField
        label={labels.day}
        type="date"
        max="9999-12-31"
        value={shown.day}
        onChange={(day) => change({ day, time: day ? shown.time : '' })}
      />
      <TextField
        label={labels.time}
        type="time"
        disabled={!shown.day}
        value={shown.time}
        onChange={(time) => change({ ...shown, time })}
      />
    </div>
  );
}
