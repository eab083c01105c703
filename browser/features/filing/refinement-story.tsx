import { useId } from 'react';
import { formatNumber } from '#browser/i18n/language.ts';
import { t as failureTexts } from '#browser/i18n/model-failures.ts';
import { t } from '#browser/i18n/why-filed.ts';
import { readAgain } from '#browser/model/refinements/reading-mutations.ts';
import type { RefinementWithChanges } from '#browser/model/refinements/refinement-queries.ts';
import { useReadingChanges } from '#browser/model/refinements/use-reading-changes.ts';
import { useStore } from '#browser/store/use-store.ts';
import type { Refinement } from '#contract/refinements.ts';
import type { Task } from '#contract/tasks.ts';
import { describeFailure } from '#domain/describe-failure.ts';
import { ActionButton } from './action-button.tsx';
import { ChangedValues, TakeBackButton } from './reading-changes.tsx';
import { DateQuestion, ProposalQuestion } from './reading-questions.tsx';

/** Tells what a language model made of the capture that a task comes from, or why it could not, and what it asks. */
export function RefinementStory({ refinement, task }: { refinement: RefinementWithChanges; task: Task }) {
  const store = useStore();
  const id = useId();
  const { change_id, reasoning, failure, status } = refinement;
  const described = failure && describeFailure(failure, failureTexts);
  return (
    <section aria-labelledby={id} className="mt-5">
      <h3 id={id} className="font-medium text-sm">
        {t.yourLanguageModel}
      </h3>
      {reasoning && status === 'done' && (
        <blockquote dir="auto" className="mt-1 wrap-anywhere">
          “{reasoning}”
        </blockquote>
      )}
      {described && (
        <p className="mt-1">
          {described.message} {status === 'waiting' ? t.heddleWillAskAgain2 : described.advice}
        </p>
      )}
      {status === 'waiting' && !failure && <p className="mt-1">{t.itIsBeingAskedAbout}</p>}
      {status === 'done' && !change_id && <p className="mt-1">{t.itHadNothingToChange}</p>}
      {failure && (
        <ActionButton act={() => readAgain(store, refinement.id)} failed={t.yourLanguageModelCouldNot}>
          {t.tryAgain}
        </ActionButton>
      )}
      {change_id && <Changes changeId={change_id} task={task} captureId={refinement.id} />}
      <div className="mt-1 text-sm">
        <DateQuestion task={task} refinement={refinement} />
        <ProposalQuestion refinement={refinement} />
      </div>
      <Facts refinement={refinement} />
    </section>
  );
}

/** Lists what was changed, that of `task` first, with ways to take it back. */
function Changes({ changeId, captureId, task }: { changeId: string; captureId: string; task: Task }) {
  const changes = useReadingChanges(captureId);
  const others = changes.filter(({ taskId }) => taskId !== task.id);
  const own = changes.filter(({ taskId }) => taskId === task.id);
  const standing = changes.filter(({ stands }) => stands).length;
  return (
    <>
      <ul className="mt-1 flex flex-col gap-1 text-sm">
        {[...own, ...others].map((change) => (
          <li key={change.taskId} className="flex flex-wrap items-center gap-x-4">
            {change.taskId !== task.id && <bdi className="min-w-0 truncate">{change.title}</bdi>}
            {change.kind === 'added' && <span className="text-muted">{t.added}</span>}
            {change.kind === 'removed' && <span className="text-muted">{t.removed}</span>}
            <ChangedValues values={change.values} />
            {change.stands ? (
              <TakeBackButton changeId={changeId} change={change} />
            ) : (
              <span className="text-muted">{t.undoneOrChangedSince}</span>
            )}
          </li>
        ))}
      </ul>
      {standing > 1 && <TakeBackButton changeId={changeId} count={standing} />}
    </>
  );
}

function Facts({
  refinement: { model, latency_ms, input_tokens, output_tokens },
}: {
  refinement: Refinement;
}) {
  if (model === null) return null;
  const facts = [
    model,
    latency_ms !== null && t.seconds(formatNumber(latency_ms / 1000, { maximumFractionDigits: 1 })),
    input_tokens !== null && t.tokensRead(input_tokens),
    output_tokens !== null && t.tokensWritten(output_tokens),
  ];
  return (
    <p className="mt-1 text-muted text-sm tabular-nums wrap-anywhere">{facts.filter(Boolean).join(' · ')}</p>
  );
}
