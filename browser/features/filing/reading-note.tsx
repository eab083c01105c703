import Sparkles from 'lucide-react/icons/sparkles';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { t as filingTexts } from '#browser/i18n/filing.ts';
import { t as failureTexts } from '#browser/i18n/model-failures.ts';
import { RichText } from '#browser/i18n/rich-text.tsx';
import { t } from '#browser/i18n/why-filed.ts';
import { hideReading } from '#browser/model/refinements/follow-readings.ts';
import { readAgain } from '#browser/model/refinements/reading-mutations.ts';
import type { ReadingState } from '#browser/model/refinements/reading-states.ts';
import { useReadingChanges } from '#browser/model/refinements/use-reading-changes.ts';
import { findTasksOfCapture } from '#browser/model/tasks/tasks-of-capture.ts';
import { useStore } from '#browser/store/use-store.ts';
import { IconButton } from '#browser/ui/icon-button.tsx';
import { restoreFocus } from '#browser/ui/restore-focus.ts';
import type { Refinement } from '#contract/refinements.ts';
import type { Task } from '#contract/tasks.ts';
import { describeFailure } from '#domain/describe-failure.ts';
import { ActionButton } from './action-button.tsx';
import { ChangedValues, TakeBackButton } from './reading-changes.tsx';
import { DateQuestion, ProposalQuestion } from './reading-questions.tsx';

/** Shows at a task what a reading did, or why it failed, and what it asks; what is about all tasks of a capture only at the first. */
export default function ReadingNote({
  task,
  state: { phase, refinement },
}: {
  task: Task;
  state: ReadingState;
}) {
  const { tasks } = useStore().replica;
  const isFirst = findTasksOfCapture(tasks, refinement.id)[0]?.id === task.id;
  return (
    <div className="flex flex-col gap-1 text-sm in-data-choosing:hidden">
      {(phase === 'failed' || phase === 'unanswered') && isFirst && <Failure refinement={refinement} />}
      {phase === 'changed' && <Changes task={task} refinement={refinement} isFirst={isFirst} />}
      <DateQuestion task={task} refinement={refinement} />
      {isFirst && <ProposalQuestion refinement={refinement} />}
    </div>
  );
}

function Note({ refinement, children }: { refinement: Refinement; children: ReactNode }) {
  const store = useStore();
  const hide = (button: Element) => {
    const row = button.closest<HTMLElement>('[data-focus]');
    hideReading(store, refinement.id);
    restoreFocus(() => row);
  };
  return (
    <div className="mt-1 flex items-start gap-2 rounded-sm bg-accent/8 py-0.5 pl-2.5">
      <Sparkles aria-hidden className="mt-2 size-3.5 shrink-0 text-accent" />
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-4 py-1">{children}</div>
      <IconButton
        label={t.hide}
        icon={<X className="size-4" />}
        onClick={({ currentTarget }) => hide(currentTarget)}
      />
    </div>
  );
}

function Failure({ refinement }: { refinement: Refinement }) {
  const store = useStore();
  const { failure, status } = refinement;
  return (
    <Note refinement={refinement}>
      <p className="min-w-0 wrap-anywhere">
        {failure ? describeFailure(failure, failureTexts).message : filingTexts.yourLanguageModelHasNot}
        {failure && status === 'waiting' && t.heddleWillAskAgain}
      </p>
      <ActionButton act={() => readAgain(store, refinement.id)} failed={t.yourLanguageModelCouldNot}>
        {t.tryAgain}
      </ActionButton>
    </Note>
  );
}

function Changes({ task, refinement, isFirst }: { task: Task; refinement: Refinement; isFirst: boolean }) {
  const standing = useReadingChanges(refinement.id).filter(({ stands }) => stands);
  const own = standing.find(({ taskId }) => taskId === task.id);
  const removed = isFirst ? standing.filter(({ kind }) => kind === 'removed') : [];
  const isForAll = isFirst && standing.length > 1;
  const { change_id: changeId } = refinement;
  if (!changeId || (!own && removed.length === 0 && !isForAll)) return null;
  return (
    <Note refinement={refinement}>
      {own && (
        <>
          {own.kind === 'added' ? <p>{t.addedFromWhatYouWrote}</p> : <ChangedValues values={own.values} />}
          <TakeBackButton changeId={changeId} change={own} />
        </>
      )}
      {removed.map((change) => (
        <span key={change.taskId} className="flex min-w-0 flex-wrap items-center gap-x-4">
          <span className="min-w-0 wrap-anywhere">
            <RichText text={t.removedTask} tags={{ title: <bdi>{change.title}</bdi> }} />
          </span>
          <TakeBackButton changeId={changeId} change={change} />
        </span>
      ))}
      {isForAll && <TakeBackButton changeId={changeId} count={standing.length} />}
    </Note>
  );
}
