import { uuidv7 } from 'uuidv7';
import { t } from '#browser/i18n/model-later.ts';
import type { Store } from '#browser/store/store.ts';
import { toastOnError } from '#browser/ui/toast-on-error.ts';
import { toast } from '#browser/ui/toast-queue.ts';
import { truncate } from '#browser/ui/truncate.ts';
import type { Task } from '#contract/tasks.ts';
import { actOnTimer } from './focus-mutations.ts';

/** Starts a focus session for a task, and says so in a toast. */
export function startFocus(store: Store, task: Task): void {
  const work = { task_id: task.id, intent: '' };
  const started = actOnTimer(store, { kind: 'start_new', sessionId: uuidv7(), work }).then(() =>
    toast({ text: t.focusingOn(truncate(task.title, 40)) }),
  );
  toastOnError(started, t.theTimerCouldNotBe);
}
