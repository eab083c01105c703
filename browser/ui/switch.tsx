import { type ReactNode, useId } from 'react';

export interface SwitchProps {
  label: string;
  /** A line of explanation below. */
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A switch that takes effect at once; the whole line can be pressed. */
export function Switch({ label, hint, checked, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className="relative flex min-h-11 items-start justify-between gap-4 py-2">
      <div className="min-w-0">
        <label htmlFor={id} className="cursor-pointer font-medium after:absolute after:inset-0">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-pretty text-muted">
            {hint}
          </p>
        )}
      </div>
      <span className="relative mt-0.5 inline-flex h-6 w-10 shrink-0">
        <input
          id={id}
          type="checkbox"
          role="switch"
          checked={checked}
          aria-checked={checked}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={(event) => onChange(event.target.checked)}
          className="peer size-full cursor-pointer appearance-none rounded-full border border-control bg-raised transition-colors checked:border-accent checked:bg-accent"
        />
        <span
          className="pointer-events-none absolute top-1 left-1 size-4 rounded-full bg-muted transition-transform peer-checked:translate-x-4 peer-checked:bg-on-accent"
          aria-hidden="true"
        />
      </span>
    </div>
  );
}
