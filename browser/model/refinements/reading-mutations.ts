import { api } from '#browser/api-client.ts';
import { t as modelTexts } from '#browser/i18n/model.ts';
import { t } from '#browser/i18n/model-later.ts';
import { updateTask } from '#browser/model/tasks/task-mutations.ts';
import { undoChange, undoForRow } from '#browser/model/undo/undo-mutations.ts';
import { toastWithUndo } from '#browser/model/undo/undo-toast.ts';
import { waitForChange } from '#browser/model/undo/wait-for-change.ts';
import type { Store } from '#browser/store/store.ts';
import { toast } from '#browser/ui/toast-queue.ts';
import type { QuestionAnswer, Refinement, RefinementQuestion } from '#contract/refinements.ts';
import type { Task } from '#contract/tasks.ts';
import { restartReading } from './follow-readings.ts';

/** Sends a decision to the server, which alone has the model's answer. Rejects with ApiError or NetworkError. */
async function decide(store: Store, path: string, body?: QuestionAnswer): Promise<Refinement> {
  const answer = await api.request<Refinement>({
    method: 'POST',
    path: `/api/refinements/${path}`,
    ...(body && { body }),
  });
  store.wake();
  return answer.body;
}

/** Has a capture read again. */
export async function readAgain(store: Store, captureId: string): Promise<void> {
  await decide(store, `${captureId}/retry`);
  restartReading(store, captureId);
}

/** Makes the tasks that the model would rather have. Resolves once they are on this device. */
export async function acceptProposal(store: Store, captureId: string): Promise<void> {
  const { change_id } = await decide(store, `${captureId}/accept`);
  if (!change_id) return;
  await waitForChange(store, change_id);
  store.undoHistory.recordChange(change_id);
  toastWithUndo(store, t.yourLanguageModelsTasksAre, change_id);
}

export async function keepOwnTasks(store: Store, captureId: string): Promise<void> {
  await decide(store, `${captureId}/dismiss`);
}

/** Gives the task the date that answers a question. */
export async function answerQuestion(
  store: Store,
  {
    captureId,
    task,
    question,
    due,
  }: {
    captureId: string;
    task: Task;
    question: RefinementQuestion;
    due: string | null;
  },
): Promise<void> {
  // Another date answers the question by itself, also offline, and can be undone.
  if (due !== question.current) {
    toastWithUndo(store, t.dateChanged, await updateTask(store, task, { due_date: due }));
    return;
  }
  await decide(store, `${captureId}/questions/${task.id}`, { due_date: due });
}

/** Takes back what a reading did to one task, or to all. */
export async function takeBack(store: Store, changeId: string, taskId?: string): Promise<void> {
  if (taskId === undefined) {
    const isUndone = await undoChange(store, changeId);
    toast({ text: isUndone ? t.undoneItIsAsYou : modelTexts.thereIsNothingLeftTo });
    return;
  }
  const by = await undoForRow(store, changeId, taskId);
  if (by) toastWithUndo(store, t.undoneTheTaskIsAs, by);
  else toast({ text: modelTexts.thereIsNothingLeftTo });
}
