import { type ReactNode, useState } from 'react';
import { Button } from '#browser/ui/button.tsx';
import { toast } from '#browser/ui/toast-queue.ts';

/** Renders a button in a line of text that is busy until its action has ended, and says when that failed. */
export function ActionButton({
  act,
  failed,
  look = 'quiet',
  children,
}: {
  act: () => Promise<void>;
  failed: string;
  look?: 'quiet' | 'secondary';
  children: ReactNode;
}) {
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    try {
      await act();
    } catch {
      toast({ text: failed, tone: 'problem' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      look={look}
      size="compact"
      className={look === 'quiet' ? '-mx-2 -my-1 px-2!' : ''}
      busy={isBusy}
      onClick={press}
    >
      {children}
    </Button>
  );
}
