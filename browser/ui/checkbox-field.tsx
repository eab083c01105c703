import { useId } from 'react';

/** Renders a checkbox with a label that can be pressed as well, and a line of help. */
export function CheckboxField({
  label,
  hint,
  checked,
  onChange,
}: {
  label: string;
  hint: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  const id = useId();
  return (
    <div className="relative flex min-h-11 items-start gap-3 py-2">
      <input
        id={id}
        type="checkbox"
        checked={checked}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.checked)}
        className="relative z-1 mt-0.5 size-4.5 shrink-0 cursor-pointer"
      />
      <div className="min-w-0">
        <label htmlFor={id} className="cursor-pointer font-medium after:absolute after:inset-0">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-pretty text-muted text-sm">
          {hint}
        </p>
      </div>
    </div>
  );
}
