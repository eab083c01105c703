import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { uuidv7 } from 'uuidv7';
import { Link } from 'wouter';
import { captureText } from '#browser/model/captures/capture-mutations.ts';
import { useModelAccess } from '#browser/model/language-models/use-model-access.ts';
import { useTasks } from '#browser/model/tasks/task-queries.ts';
import { toastWithUndo } from '#browser/model/undo/undo-toast.ts';
import { useStore } from '#browser/store/use-store.ts';
import { Button } from '#browser/ui/button.tsx';
import { notStored, toastOnError } from '#browser/ui/toast-on-error.ts';
import type { RequestedChange } from './change-words.ts';
import { DeviceAnswer } from './device-answer.tsx';
import { FoundTasks } from './found-tasks.tsx';

/** Does what was asked for as far as this device can, and explains what needs a language model. */
export function ChangeWithoutModel({ questionId, change }: { questionId: string; change: RequestedChange }) {
  switch (change.kind) {
    case 'add':
      return <Addition questionId={questionId} text={change.text} />;
    case 'command':
      return (
        <p className="max-w-prose text-pretty">
          /{change.command} works in the field on{' '}
          <Link href="/" className="link">
            Home
          </Link>
          .
        </p>
      );
    case 'change':
      return (
        <div>
          <NeedsModel />
          <div className="mt-3">
            <DeviceAnswer question={change.about} hasHint={false} />
          </div>
        </div>
      );
    default:
      return change satisfies never;
  }
}

/** Offers to add the tasks in a text, then shows them. The question's id is the capture's, so that they are added once. */
function Addition({ questionId, text }: { questionId: string; text: string }) {
  const store = useStore();
  const [captureId, setCaptureId] = useState(questionId);
  const tasks = useTasks().filter(({ capture_id }) => capture_id === captureId);
  const add = async () => {
    // The user may add the tasks again after undoing that.
    const id = (await store.db.captures.get(captureId)) ? uuidv7() : captureId;
    setCaptureId(id);
    const made = await captureText(store, { id, text });
    const message =
      made.length === 1 ? '✓ Task added successfully' : `✓ Created ${made.length} tasks from your input!`;
    toastWithUndo(store, message, id);
  };
  if (tasks.length > 0) return <FoundTasks title="Added" tasks={tasks} />;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p dir="auto" className="min-w-0 wrap-anywhere">
        Add “{text.replace(/^\/\p{L}+\s+/u, '')}”?
      </p>
      <Button
        size="compact"
        icon={<Plus className="size-4" />}
        onClick={() => toastOnError(add(), notStored)}
      >
        Add task
      </Button>
    </div>
  );
}

function NeedsModel() {
  const access = useModelAccess();
  return (
    <p className="max-w-prose text-pretty">
      Changing tasks by asking needs a language model.
      {access === 'none' && (
        <>
          {' '}
          Connect one in{' '}
          <Link href="/admin" className="link">
            Admin
          </Link>
          .
        </>
      )}{' '}
      You can open a task below and change it yourself.
    </p>
  );
}
