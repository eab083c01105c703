import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { t } from '#browser/i18n/import.ts';
import { Button } from '#browser/ui/button.tsx';
import { buttonLook } from '#browser/ui/button-look.ts';
import type { Import } from '#contract/imports.ts';
import { importSourceNames } from '#contract/vocabularies.ts';

/** Says what an import came to, with one button that takes it all back. `isFresh` if it ended on this page. */
export function ImportOutcome({
  run,
  isFresh,
  isBusy,
  onUndo,
}: {
  run: Import;
  isFresh: boolean;
  isBusy: boolean;
  onUndo: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFresh) heading.current?.focus({ preventScroll: true });
  }, [isFresh]);
  const { state, added, existing, read, preview, source, file_name, failure } = run;
  const isRestored = preview.restores !== undefined;
  const titles = {
    done: isRestored ? t.accountRestored : t.imported,
    cancelled: failure === null ? t.importCanceled : t.accountNotRestored,
    undone: t.importUndone,
  };
  const isEnded = state === 'done' || state === 'cancelled' || state === 'undone';
  return (
    <div className="rounded-md bg-raised px-4 py-3">
      <h3 ref={heading} tabIndex={-1} className="font-medium outline-none">
        {isFresh
          ? isEnded && titles[state]
          : t.lastImport(file_name || (source === 'list' ? t.aList : importSourceNames[source]))}
      </h3>
      <p className="mt-1 text-pretty">
        {state === 'undone' ? t.whatItAddedIsIn : t.countAdded(added)}
        {state !== 'undone' && existing > 0 && ` ${t.countExisting(existing)}`}
        {state === 'cancelled' && failure !== null && ` ${t.failures[failure]}`}
        {state === 'cancelled' && failure === null && ` ${t.countNotImported(preview.counts.tasks - read)}`}
      </p>
      {state !== 'undone' && (
        <div className="mt-3 flex flex-wrap gap-2">
          {added > 0 && !isRestored && (
            <Button busy={isBusy} onClick={onUndo}>
              {t.undoTheImport}
            </Button>
          )}
          {isFresh && added > 0 && (
            <Link href="/tasks" className={buttonLook('quiet')}>
              {t.showAllTasks}
            </Link>
          )}
        </div>
      )}
    </div>
  );
}
