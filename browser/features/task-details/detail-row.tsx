import type { ReactNode } from 'react';

interface DetailRowProps {
  label: string;
  /** Stands beside the label. */
  beside?: ReactNode;
  children: ReactNode;
}

/** Renders a field of the details. The visible label is hidden from screen readers, since the control has its own. */
export function DetailRow({ label, beside, children }: DetailRowProps) {
  return (
    <div data-field className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-start gap-x-2">
      <div className="flex min-h-9 items-center justify-between pointer-coarse:min-h-11">
        <span aria-hidden="true" className="text-muted text-sm">
          {label}
        </span>
        {beside}
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
