import type { ReactNode } from 'react';

function Threads() {
  return (
    <svg viewBox="0 0 160 72" className="h-18 w-40" fill="none" aria-hidden="true">
      <g stroke="var(--color-control)" strokeWidth="1.25" strokeLinecap="round" strokeOpacity="0.75">
        <path d="M4 30c34 0 50 3 76 3s42-3 76-3" />
        <path d="M4 54c30 0 50-5 78-5s46 6 74 6" />
        <path d="M4 64c36 0 46-3 76-3s48 5 76 5" />
      </g>
      <path
        d="M4 42c34 0 58 1 74-6 16-7 18-28 4-28s-12 21 4 28c16 7 36 6 70 6"
        stroke="var(--color-accent)"
        strokeWidth="1.75"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** One sentence and at most one action, where a list is empty. */
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
