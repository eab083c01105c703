import { type SyntheticEvent, useId, useState } from 'react';
import { toastWithUndo } from '#browser/features/activity/undo-toast.tsx';
import { useStore } from '#browser/store/store-provider.tsx';
import { Button } from '#browser/ui/button.tsx';
import { Dialog } from '#browser/ui/dialog.tsx';
import { TextField } from '#browser/ui/text-field.tsx';
import { toast } from '#browser/ui/toast-queue.ts';
import { maxNameLength } from '#contract/limits.ts';
import type { Thread } from '#contract/threads.ts';
import { cleanLabel, labelProblem } from '#domain/labels.ts';
import { createThread, updateThread } from './thread-mutations.ts';

/** Makes a thread in a theme, or renames the given one. */
export default function ThreadDialog({
  themeId,
  thread,
  onClose,
}: {
  themeId: string;
  thread?: Thread;
  onClose: () => void;
}) {
  const store = useStore();
  const id = useId();
  const [title, setTitle] = useState(thread?.title ?? '');
  const [problem, setProblem] = useState<string>();

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const label = cleanLabel(title);
    const wrong = labelProblem(label, { of: 'thread', noun: 'title', max: maxNameLength });
    if (wrong) return setProblem(wrong);
    onClose();
    if (label === thread?.title) return;
    try {
      if (thread) toastWithUndo(store, 'Thread renamed', await updateThread(store, thread, { title: label }));
      else await createThread(store, { title: label, theme_id: themeId });
    } catch {
      toast({ text: 'The thread could not be saved. Please try again.', tone: 'problem' });
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={thread ? 'Rename thread' : 'New thread'}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" form={id}>
            {thread ? 'Save' : 'Create thread'}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit}>
        <TextField
          data-autofocus
          label="Title"
          dir="auto"
          value={title}
          onChange={(next) => {
            setTitle(next);
            setProblem(undefined);
          }}
          error={problem}
        />
      </form>
    </Dialog>
  );
}
