import { RichText } from '#browser/i18n/rich-text.tsx';
import { t } from '#browser/i18n/why-filed.ts';
import { formatReadDate, formatReadDateWithin } from '#browser/model/refinements/format-read-date.ts';
import {
  acceptProposal,
  answerQuestion,
  keepOwnTasks,
} from '#browser/model/refinements/reading-mutations.ts';
import { useHourCycle } from '#browser/model/settings/hour-cycle.ts';
import { useStore } from '#browser/store/use-store.ts';
import { useWallMinute } from '#browser/time/wall-clock.ts';
import type { Refinement } from '#contract/refinements.ts';
import type { Task } from '#contract/tasks.ts';
import { ActionButton } from './action-button.tsx';

/** Asks for the date of a task where the words and the model's date contradict each other; nothing once it is answered. */
export function DateQuestion({ task, refinement }: { task: Task; refinement: Refinement }) {
  const store = useStore();
  const now = useWallMinute();
  const hourCycle = useHourCycle();
  const question = refinement.questions.find(({ task_id }) => task_id === task.id);
  if (!question || task.due_date !== question.current || task.status === 'completed') return null;
  const { current, value, words } = question;
  // The same date twice is one that only the model gave.
  const dates = current === value ? [value, null] : [current, value];
  const inWords = dates.map((due) => (due ? formatReadDate(due, now, hourCycle) : t.noDate));
  return (
    <div className="mt-1 flex flex-wrap items-center gap-1.5">
      <span className="text-muted">
        <RichText text={t.whenIs} tags={{ words: <bdi>{words}</bdi> }} />
      </span>
      {dates.map((due, index) => (
        <ActionButton
          key={inWords[index]}
          act={() => answerQuestion(store, { captureId: refinement.id, task, question, due })}
          failed={t.answerNotSent}
          look="secondary"
        >
          {inWords[index]}
        </ActionButton>
      ))}
    </div>
  );
}

/** Asks whether to use the tasks that the model would rather have. */
export function ProposalQuestion({ refinement: { id, proposal } }: { refinement: Refinement }) {
  const store = useStore();
  const now = useWallMinute();
  const hourCycle = useHourCycle();
  if (!proposal) return null;
  const tasks = proposal.tasks.map(({ title, due_date }) =>
    due_date ? t.taskOn(title, formatReadDateWithin(due_date, now, hourCycle)) : t.taskUndated(title),
  );
  return (
    <div className="mt-1 flex flex-wrap items-center gap-1.5">
      <span className="min-w-0 text-muted wrap-anywhere">
        {tasks.length === 0 ? t.wouldRatherHaveNone : t.wouldRatherHave(tasks.join('; '))}
      </span>
      <span className="flex gap-1.5">
        <ActionButton act={() => acceptProposal(store, id)} failed={t.answerNotSent} look="secondary">
          {t.useIt}
        </ActionButton>
        <ActionButton act={() => keepOwnTasks(store, id)} failed={t.answerNotSent} look="secondary">
          {t.keepMine}
        </ActionButton>
      </span>
    </div>
  );
}
