import { t } from '#browser/i18n/focus.ts';
import { RichText } from '#browser/i18n/rich-text.tsx';
import { updateFocusSession } from '#browser/model/focus/focus-mutations.ts';
import { completeTasks } from '#browser/model/tasks/task-commands.ts';
import { useStore } from '#browser/store/use-store.ts';
import { Button } from '#browser/ui/button.tsx';
import { toastOnError } from '#browser/ui/toast-on-error.ts';
import { toast } from '#browser/ui/toast-queue.ts';
import type { FocusSession } from '#contract/focus.ts';
import type { Outcome } from '#contract/vocabularies.ts';
import { outcomeOptions } from './outcomes.ts';
import { useTodaysSessions } from './use-todays-sessions.ts';

/** Asks how the latest session of today went. Nobody has to answer. */
export function OutcomeQuestion() {
  const [latest] = useTodaysSessions();
  return latest && latest.outcome === null && <Question session={latest} />;
}

function Question({ session }: { session: FocusSession }) {
  const store = useStore();
  const task = session.task_id ? store.replica.tasks.get(session.task_id) : undefined;
  const title = task?.title || session.intent;
  const answer = (outcome: Outcome) => {
    toastOnError(updateFocusSession(store, session, { outcome }), t.yourAnswerCouldNotBe);
    if (outcome !== 'done' || !task || task.status === 'completed') return;
    toast({
      text: t.wellDone,
      action: {
        label: t.completeTheTask,
        onPress: () => toastOnError(completeTasks(store, [task]), t.failedToUpdateTask),
      },
    });
  };
  return (
    <section aria-label={t.howItWent} className="flex flex-col items-center gap-2 text-center">
      <p className="text-pretty">
        {title ? (
          <RichText
            text={t.didYouGetDone}
            tags={{ title: <bdi className="font-medium wrap-anywhere">{title}</bdi> }}
          />
        ) : (
          t.didYouFinishWhatYou
        )}
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        {outcomeOptions().map(({ value, label }) => (
          <Button key={value} size="compact" onClick={() => answer(value)}>
            {label}
          </Button>
        ))}
      </div>
    </section>
  );
}
