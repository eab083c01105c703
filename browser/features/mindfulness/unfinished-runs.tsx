import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { t } from '#browser/i18n/mindfulness.ts';
import { RichText } from '#browser/i18n/rich-text.tsx';
import { forgetRun, listUnfinishedRuns } from '#browser/model/mindfulness/run-journal.ts';
import { createMindfulnessSession } from '#browser/model/mindfulness/session-mutations.ts';
import { toastWithUndo } from '#browser/model/undo/undo-toast.ts';
import { useStore } from '#browser/store/use-store.ts';
import { formatTimePassed } from '#browser/time/format-duration.ts';
import { Button } from '#browser/ui/button.tsx';
import { buttonLook } from '#browser/ui/button-look.ts';
import { restoreFocus } from '#browser/ui/restore-focus.ts';
import { toastOnError } from '#browser/ui/toast-on-error.ts';
import { elapsedAt, pauseRun, type Run, toSession } from '#domain/mindfulness/run.ts';
import { nameOfExercise } from './exercise-words.ts';

/** Sessions that were left or interrupted: to go on with, to keep as they are, or to discard. */
export function UnfinishedRuns() {
  const store = useStore();
  const accountId = store.account.id;
  const [runs, setRuns] = useState<readonly Run[]>([]);
  const refresh = useCallback(async () => {
    const found = await listUnfinishedRuns(accountId);
    setRuns(found.map((run) => pauseRun(run, run.seenAt)));
  }, [accountId]);
  useEffect(() => {
    refresh();
    window.addEventListener('focus', refresh);
    return () => window.removeEventListener('focus', refresh);
  }, [refresh]);

  const discard = (run: Run) => {
    forgetRun(accountId, run.id);
    setRuns(runs.filter(({ id }) => id !== run.id));
    restoreFocus();
  };
  const keep = (run: Run) => {
    const session = toSession(run, run.seenAt);
    if (!session) return;
    const kept = createMindfulnessSession(store, session).then(() => {
      discard(run);
      toastWithUndo(store, t.sessionKept, session.id);
    });
    toastOnError(kept, t.theSessionCouldNotBeSaved);
  };

  return runs.map((run) => {
    const { id, exercise } = run;
    const doneMs = elapsedAt(run, run.seenAt);
    const minutes = Math.floor(doneMs / 60_000);
    return (
      <section
        key={id}
        aria-label={t.unfinishedSession}
        className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-md bg-raised p-4"
      >
        <p>
          <RichText
            text={t.youWereInto}
            tags={{
              time: <span className="tabular-nums">{formatTimePassed(doneMs)}</span>,
              exercise: (
                <span dir="auto" className="font-medium">
                  {nameOfExercise(exercise)}
                </span>
              ),
            }}
          />
        </p>
        <div className="flex flex-wrap gap-2">
          <Link
            href={`/mindfulness?exercise=${exercise.id}&run=${id}`}
            className={buttonLook('primary', 'compact')}
          >
            {t.continue}
          </Link>
          {minutes > 0 && (
            <Button size="compact" onClick={() => keep(run)}>
              {t.keepMinutes(minutes)}
            </Button>
          )}
          <Button size="compact" look="quiet" onClick={() => discard(run)}>
            {t.discard}
          </Button>
        </div>
      </section>
    );
  });
}
