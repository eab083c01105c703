import { type KeyboardEvent, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import { priorityOptions } from '#browser/model/tasks/priority-options.ts';
import { cleanTitle, joinDue, lengthProblem, splitDue } from '#browser/model/tasks/task-input.ts';
import { Button } from '#browser/ui/button.tsx';
import { isComposing, onModEnter } from '#browser/ui/keyboard-events.ts';
import { Select } from '#browser/ui/select.tsx';
import { TextArea } from '#browser/ui/text-area.tsx';
import { TextField } from '#browser/ui/text-field.tsx';
import { taskFields } from '#contract/task-fields.ts';
import type { Task } from '#contract/tasks.ts';
import { cleanText } from '#contract/text.ts';
import type { TaskChange } from '#domain/task-change.ts';
import { DueFields } from './due-fields.tsx';

/** Edits a task in place. Cmd/Ctrl+Enter saves, as does Enter in the title; Escape cancels. */
export function TaskEditor({
  task,
  onSave,
  onCancel,
}: {
  task: Task;
  onSave: (change: TaskChange) => void;
  onCancel: () => void;
}) {
  // Keeping the initial values stops untouched fields from overwriting changes that arrive during the edit.
  const [initial] = useState(task);
  const [title, setTitle] = useState(task.title);
  const [description, setDescription] = useState(task.description);
  const [priority, setPriority] = useState<string>(task.priority ?? '');
  const [due, setDue] = useState(splitDue(task.due_date));
  const [pomodoros, setPomodoros] = useState(String(task.estimated_pomodoros));
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  useLayoutEffect(() => {
    const field = form.current?.querySelector('textarea');
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }, []);

  const titleProblem = cleanTitle(title) === '' ? 'A task needs a title.' : lengthProblem(cleanTitle(title));
  const descriptionProblem = lengthProblem(description);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    if (titleProblem || descriptionProblem) return;
    const edited = {
      title: cleanTitle(title),
      description: cleanText(description),
      priority: priorityOptions.find(({ value }) => value === priority)?.priority ?? null,
      due_date: joinDue(due.day, due.time),
      estimated_pomodoros: Number(pomodoros),
    };
    onSave(changedFields(initial, edited));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === 'Escape' && !isComposing(event)) {
      event.stopPropagation();
      onCancel();
    } else onModEnter(event);
  };

  return (
    <form
      ref={form}
      aria-label={`Edit ${initial.title.slice(0, 100)}`}
      onSubmit={submit}
      onKeyDown={onKeyDown}
      className="flex flex-col gap-4 p-4"
    >
      <TextArea
        label="Title"
        rows={1}
        dir="auto"
        value={title}
        onChange={setTitle}
        error={tried ? titleProblem : undefined}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
        className="max-h-48"
      />
      <TextArea
        label="Description"
        dir="auto"
        value={description}
        onChange={setDescription}
        error={tried ? descriptionProblem : undefined}
        className="max-h-72"
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <DueFields day={due.day} time={due.time} onChange={setDue} />
        <Select label="Priority" value={priority} options={priorityOptions} onChange={setPriority} />
        <TextField
          label="Estimated pomodoros"
          type="number"
          inputMode="numeric"
          min={taskFields.estimated_pomodoros.min}
          max={taskFields.estimated_pomodoros.max}
          step={1}
          required
          value={pomodoros}
          onChange={setPomodoros}
        />
      </div>
      <div className="flex flex-wrap items-center justify-end gap-2">
        <p className="mr-auto text-muted text-sm pointer-coarse:hidden">
          <kbd className="font-sans">{/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl'}+Enter</kbd>{' '}
          saves, <kbd className="font-sans">Esc</kbd> cancels
        </p>
        <Button size="compact" onClick={onCancel}>
          Cancel
        </Button>
        <Button size="compact" look="primary" type="submit">
          Save
        </Button>
      </div>
    </form>
  );
}

/** Returns only the fields that differ, so that two devices can edit different fields of one task. */
function changedFields(before: Task, edited: Pick<Task, 'title'> & TaskChange): TaskChange {
  return Object.fromEntries(
    Object.entries(edited).filter(([field, value]) => before[field as keyof Task] !== value),
  );
}
