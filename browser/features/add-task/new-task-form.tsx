import CalendarDays from 'lucide-react/icons/calendar-days';
import { type KeyboardEvent, type SyntheticEvent, useRef, useState } from 'react';
import { DueFields } from '#browser/features/task-row/due-fields.tsx';
import { PriorityMark } from '#browser/features/task-row/priority-mark.tsx';
import { TagDot } from '#browser/features/task-row/tag-dot.tsx';
import { t } from '#browser/i18n/add-task.ts';
import { useHourCycle } from '#browser/model/settings/hour-cycle.ts';
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
import { describeDue } from '#browser/time/format-date.ts';
import { useWallMinute } from '#browser/time/wall-clock.ts';
import { Button } from '#browser/ui/button.tsx';
import { Chip } from '#browser/ui/chip.tsx';
import { isComposing, onModEnter } from '#browser/ui/keyboard-events.ts';
import { Select } from '#browser/ui/select.tsx';
import { TextField } from '#browser/ui/text-field.tsx';
import { toast } from '#browser/ui/toast-queue.ts';
import { cleanText } from '#contract/text.ts';
import { type TitleValue, type TitleValues, useTitleValues } from './use-title-values.ts';

const noneRemoved: ReadonlySet<TitleValue> = new Set();
const empty = { title: '', context: '', priority: '', day: '', time: '', tags: '' };

/** Creates a task in a theme as filled in; what the title says besides is shown as chips, and fields that are filled in count first. Stays open for the next one; Escape closes it. */
export function NewTaskForm({ themeId, onClose }: { themeId: string | null; onClose: () => void }) {
  const store = useStore();
  const [values, setValues] = useState(empty);
  const [tried, setTried] = useState(false);
  const titleField = useRef<HTMLInputElement>(null);
  const [removed, setRemoved] = useState(noneRemoved);
  const said = useTitleValues(values.title, removed);
  const set = (change: Partial<typeof empty>) => {
    setValues({ ...values, ...change });
    if (change.title === '') setRemoved(noneRemoved);
  };
  const remove = (value: TitleValue) => {
    setRemoved(new Set([...removed, value]));
    titleField.current?.focus();
  };

  const title = cleanTitle(said.title);
  const tags = parseTags([...said.tags, values.tags].join(', '));
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
    setRemoved(noneRemoved);
    setTried(false);
    titleField.current?.focus();
    try {
      const { id } = await createTask(store, {
        title,
        context: cleanText(given.context),
        priority: priorityOptions().find(({ value }) => value === given.priority)?.priority ?? said.priority,
        due_date: joinDue(given.day, given.time) ?? said.due,
        tags,
        theme_id: themeId,
      });
      toastWithUndo(store, t.taskCreatedSuccessfully, id);
    } catch {
      setValues((now) => (now === empty ? given : now));
      toast({ text: t.failedToCreateTask, tone: 'problem' });
    }
  };

  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === 'Escape' && !isComposing(event)) {
      event.preventDefault();
      onClose();
    } else onModEnter(event);
  };

  return (
    <form aria-label={t.newTask} onSubmit={submit} onKeyDown={onKeyDown} className="flex flex-col gap-4 p-4">
      <TextField
        ref={titleField}
        autoFocus
        label={t.title}
        dir="auto"
        value={values.title}
        onChange={(title) => set({ title })}
        error={tried ? problems.title : undefined}
      />
      <SaidValues said={said} onRemove={remove} />
      <TextField
        label={t.context}
        dir="auto"
        value={values.context}
        onChange={(context) => set({ context })}
        error={tried ? problems.context : undefined}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <DueFields day={values.day} time={values.time} onChange={set} />
        <Select
          label={t.priority}
          value={values.priority}
          options={priorityOptions()}
          onChange={(priority) => set({ priority })}
        />
        <TextField
          label={t.tags}
          dir="auto"
          placeholder={t.homePhone}
          value={values.tags}
          onChange={(tags) => set({ tags })}
          error={tried ? problems.tags : undefined}
        />
      </div>
      <div className="flex justify-end gap-2">
        <Button size="compact" onClick={onClose}>
          {t.close}
        </Button>
        <Button size="compact" look="primary" type="submit">
          {t.createTask}
        </Button>
      </div>
    </form>
  );
}

/** Shows what the title says besides the task, each removable. */
function SaidValues({
  said: { due, priority, tags },
  onRemove,
}: {
  said: TitleValues;
  onRemove: (value: TitleValue) => void;
}) {
  const now = useWallMinute();
  const hourCycle = useHourCycle();
  if (!due && !priority && tags.length === 0) return null;
  return (
    <fieldset aria-label={t.understood} className="-mt-2 flex flex-wrap gap-2">
      {due && (
        <Chip
          icon={<CalendarDays className="size-3.5 text-muted" />}
          removeLabel={t.removeDate}
          onRemove={() => onRemove('due')}
        >
          {describeDue(due, now, hourCycle).text}
        </Chip>
      )}
      {priority && (
        <Chip removeLabel={t.removePriority} onRemove={() => onRemove('priority')}>
          <PriorityMark priority={priority} />
        </Chip>
      )}
      {tags.length > 0 && (
        <Chip removeLabel={t.removeTags} onRemove={() => onRemove('tags')}>
          {tags.map((tag) => (
            <span key={tag} className="inline-flex items-center gap-1.5">
              <TagDot tag={tag} />
              <span dir="auto">{tag}</span>
            </span>
          ))}
        </Chip>
      )}
    </fieldset>
  );
}
