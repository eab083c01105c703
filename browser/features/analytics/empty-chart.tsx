import type { ReactNode } from 'react';

/** Takes the place of a chart without data: says what it will show, and from when. */
export function EmptyChart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="rounded-md border border-control border-dashed px-4 py-5">
      <h3 className="font-medium">{title}</h3>
      <p className="mt-0.5 max-w-prose text-pretty text-muted text-sm">{children}</p>
    </div>
  );
}
