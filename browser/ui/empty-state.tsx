import type { ReactNode } from 'react';

/** A few threads, one of them picked up. */
function Threads() {
  return (
    <svg viewBox="0 0 160 72" className="h-18 w-40" fill="none" aria-hidden="true">
      <g stroke="var(--color-control)" strokeWidth="1.25" strokeLinecap="round" strokeOpacity="0.7">
        <path d="M4 26c32 0 48 4 76 4s46-6 76-6" />
        <path d="M4 50c28 0 50-6 78-6s44 8 74 8" />
        <path d="M4 62c34 0 44-4 74-4s50 6 78 6" />
      </g>
      <path
        d="M4 38c26 0 40-1 54-12S78 6 84 6s8 8 2 14-14 8-10 16 38 4 80 2"
        stroke="var(--color-accent)"
        strokeWidth="1.75"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** One sentence, and at most one thing to do about it. */
export function EmptyState({
  title,
  children,
  action,
}: {
  title?: string;
  children: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="mx-auto flex max-w-sm flex-col items-center gap-2 px-4 py-12 text-center">
      <Threads />
      {title && <h2 className="mt-3 font-serif text-xl">{title}</h2>}
      <p className="text-pretty text-muted">{children}</p>
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
