import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { t } from '#browser/i18n/import.ts';
import { Button } from '#browser/ui/button.tsx';
import { buttonLook } from '#browser/ui/button-look.ts';
import { countOf, formatCount } from '#browser/ui/format-count.ts';
import type { Import } from '#contract/imports.ts';
import { importSourceNames } from '#contract/vocabularies.ts';

const failureWords: Record<NonNullable<Import['failure']>, string> = {
  not_empty:
    'Something was added to the account before the restore began, so nothing was restored. Choose the file again to add its tasks to the account.',
  refused:
    'The file contains a row that Heddle cannot store, so nothing was restored. Export it again from the original account.',
};

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
        {isFresh ? isEnded && titles[state] : `Last import: ${file_name || importSourceNames[source]}`}
      </h3>
      <p className="mt-1 text-pretty">
        {state === 'undone' ? t.whatItAddedIsIn : `${countOf(added, 'task')} added.`}
        {state !== 'undone' && existing > 0 && ` ${formatCount(existing)} already in Heddle.`}
        {state === 'cancelled' && failure !== null && ` ${failureWords[failure]}`}
        {state === 'cancelled' &&
          failure === null &&
          ` ${formatCount(preview.counts.tasks - read)} not imported: import the file again to add them.`}
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
