import type { ReactNode } from 'react';

/** Renders a field of the details. The visible label is hidden from screen readers, since the control has its own. */
export function DetailRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div data-field className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-start gap-x-2">
      <span
        aria-hidden="true"
        className="flex min-h-9 items-center text-muted text-sm pointer-coarse:min-h-11"
      >
        {label}
      </span>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
