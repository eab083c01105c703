import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { uuidv7 } from 'uuidv7';
import { t } from '#browser/i18n/assistant.ts';
import { captureText } from '#browser/model/captures/capture-mutations.ts';
import { useTasks } from '#browser/model/tasks/task-queries.ts';
import { toastWithUndo } from '#browser/model/undo/undo-toast.ts';
import { useStore } from '#browser/store/use-store.ts';
import { Button } from '#browser/ui/button.tsx';
import { notStored, toastOnError } from '#browser/ui/toast-on-error.ts';
import { FoundTasks } from './found-tasks.tsx';

/** Offers to add the tasks in a text, then shows them. The question's id is the capture's, so that they are added once. */
export function Addition({ questionId, text }: { questionId: string; text: string }) {
  const store = useStore();
  const [captureId, setCaptureId] = useState(questionId);
  const tasks = useTasks().filter(({ capture_id }) => capture_id === captureId);
  const add = async () => {
    // The user may add the tasks again after undoing that.
    const id = (await store.db.captures.get(captureId)) ? uuidv7() : captureId;
    setCaptureId(id);
    const made = await captureText(store, { id, text });
    toastWithUndo(store, t.tasksAdded(made.length), id);
  };
  if (tasks.length > 0) return <FoundTasks title={t.added} tasks={tasks} />;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p dir="auto" className="min-w-0 wrap-anywhere">
        {t.addThis(text.replace(/^\/\p{L}+\s+/u, ''))}
      </p>
      <Button
        size="compact"
        icon={<Plus className="size-4" />}
        onClick={() => toastOnError(add(), notStored)}
      >
        {t.addTask}
      </Button>
    </div>
  );
}
