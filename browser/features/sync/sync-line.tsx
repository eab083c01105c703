import { useEffect, useState } from 'react';
import { unsentNoticeDelayMs } from '#browser/limits.ts';
import { useOutbox, useStoreStatus } from '#browser/store/use-store.ts';
import { classNames } from '#browser/ui/class-names.ts';
import { Sheet } from '#browser/ui/sheet.tsx';
import { OutboxList } from './outbox-list.tsx';
import { describeSyncProblem, describeSyncState, getSyncState } from './sync-state.ts';

/** Shows a thin line at the top of every page while changes are unsent or the server cannot be reached. It opens the list of changes. */
export function SyncLine() {
  const [open, setOpen] = useState(false);
  const state = getSyncState(useOutbox(), useStoreStatus());
  const hasLasted = useHasLasted(state.kind === 'waiting');
  const isOnline = useIsOnline();
  const words = state.kind === 'waiting' && !hasLasted ? null : describeSyncProblem(state, isOnline);
  return (
    <>
      <div role="status" className="sticky top-0 z-10 empty:hidden">
        {words && (
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
            className={classNames(
              'block w-full cursor-pointer truncate border-hairline border-b bg-raised px-4 py-1 pointer-coarse:py-3 text-center text-sm hover:text-text',
              state.kind === 'refused' ? 'text-danger' : 'text-muted',
            )}
          >
            {words}
          </button>
        )}
      </div>
      {open && (
        <Sheet onClose={() => setOpen(false)} title={describeSyncState(state)} side="right">
          <OutboxList state={state} />
        </Sheet>
      )}
    </>
  );
}

/** Returns whether something has been true for a while, so that a short wait does not flash. */
function useHasLasted(isTrue: boolean): boolean {
  const [hasLasted, setLasted] = useState(false);
  useEffect(() => {
    setLasted(false);
    if (!isTrue) return;
    const timer = setTimeout(setLasted, unsentNoticeDelayMs, true);
    return () => clearTimeout(timer);
  }, [isTrue]);
  return hasLasted;
}

function useIsOnline(): boolean {
  const [isOnline, setOnline] = useState(navigator.onLine);
  useEffect(() => {
    const update = () => setOnline(navigator.onLine);
    window.addEventListener('online', update);
    window.addEventListener('offline', update);
    return () => {
      window.removeEventListener('online', update);
      window.removeEventListener('offline', update);
    };
  }, []);
  return isOnline;
}
