import type { ReactNode } from 'react';
import { Button } from './button.tsx';

/** Says which state something is in, with a button that ends it. */
export function Notice({
  children,
  action,
  onAct,
}: {
  children: ReactNode;
  action: string;
  onAct: () => void;
}) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-2 rounded-md bg-raised py-1.5 pr-1.5 pl-4">
      <span>{children}</span>
      <Button size="compact" onClick={onAct}>
        {action}
      </Button>
    </p>
  );
}
