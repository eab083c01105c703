import { type KeyboardEvent, type SyntheticEvent, useRef, useState } from 'react';
import { DueFields } from '#browser/features/task-row/due-fields.tsx';
import { priorityOptions } from '#browser/model/tasks/priority-options.ts';
import {
  cleanTitle,
  joinDue,
  lengthProblem,
  parseTags,
  tagsProblem,
} from '#browser/model/tasks/task-input.ts';
import { createTask } from '#browser/model/tasks/task-mutations.ts';
import { toastWithUndo } from '#browser/model/undo/undo-toast.ts';
import { useStore } from '#browser/store/use-store.ts';
import { Button } from '#browser/ui/button.tsx';
import { isComposing, onModEnter } from '#browser/ui/keyboard-events.ts';
import { Select } from '#browser/ui/select.tsx';
import { TextField } from '#browser/ui/text-field.tsx';
import { toast } from '#browser/ui/toast-queue.ts';
import { cleanText } from '#contract/text.ts';

const empty = { title: '', context: '', priority: '', day: '', time: '', tags: '' };

/** Creates a task in a theme exactly as filled in. Stays open for the next one; Escape closes it. */
export function NewTaskForm({ themeId, onClose }: { themeId: string | null; onClose: () => void }) {
  const store = useStore();
  const [values, setValues] = useState(empty);
  const [tried, setTried] = useState(false);
  const titleField = useRef<HTMLInputElement>(null);
  const set = (change: Partial<typeof empty>) => setValues({ ...values, ...change });

  const title = cleanTitle(values.title);
  const tags = parseTags(values.tags);
  const problems = {
    title: lengthProblem(title),
    context: lengthProblem(values.context),
    tags: tagsProblem(tags),
  };

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (title === '') return;
    setTried(true);
    if (Object.values(problems).some(Boolean)) return;
    const given = values;
    setValues(empty);
    setTried(false);
    titleField.current?.focus();
    try {
      const { id } = await createTask(store, {
        title,
        context: cleanText(given.context),
        priority: priorityOptions.find(({ value }) => value === given.priority)?.priority ?? null,
        due_date: joinDue(given.day, given.time),
        tags,
        theme_id: themeId,
      });
      toastWithUndo(store, 'Task created successfully', id);
    } catch {
      setValues((now) => (now === empty ? given : now));
      toast({ text: 'Failed to create task', tone: 'problem' });
    }
  };

  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === 'Escape' && !isComposing(event)) onClose();
    else onModEnter(event);
  };

  return (
    <form aria-label="New task" onSubmit={submit} onKeyDown={onKeyDown} className="flex flex-col gap-4 p-4">
      <TextField
        ref={titleField}
        autoFocus
        label="Title"
        dir="auto"
        value={values.title}
        onChange={(title) => set({ title })}
        error={tried ? problems.title : undefined}
      />
      <TextField
        label="Context"
        dir="auto"
        value={values.context}
        onChange={(context) => set({ context })}
        error={tried ? problems.context : undefined}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <DueFields day={values.day} time={values.time} onChange={set} />
        <Select
          label="Priority"
          value={values.priority}
          options={priorityOptions}
          onChange={(priority) => set({ priority })}
        />
        <TextField
          label="Tags"
          dir="auto"
          placeholder="home, phone"
          value={values.tags}
          onChange={(tags) => set({ tags })}
          error={tried ? problems.tags : undefined}
        />
      </div>
      <div className="flex justify-end gap-2">
        <Button size="compact" onClick={onClose}>
          Close
        </Button>
        <Button size="compact" look="primary" type="submit">
          Create Task
        </Button>
      </div>
    </form>
  );
}
