import CornerLeftUp from 'lucide-react/icons/corner-left-up';
import Ellipsis from 'lucide-react/icons/ellipsis';
import PanelRight from 'lucide-react/icons/panel-right';
import Trash from 'lucide-react/icons/trash-2';
import { type ClipboardEvent, type RefObject, useRef, useState } from 'react';
import { openTask } from '#browser/features/navigation/open-task.ts';
import { t as appTexts } from '#browser/i18n/app.ts';
import { t } from '#browser/i18n/task-details.ts';
import { circleLook } from '#browser/model/tasks/circle-look.ts';
import { cleanTitle, lengthProblem } from '#browser/model/tasks/task-input.ts';
import { createTask, deleteTask, updateTask } from '#browser/model/tasks/task-mutations.ts';
import { useSubtasks } from '#browser/model/tasks/task-queries.ts';
import { shortTitle } from '#browser/model/tasks/task-text.ts';
import { toggleAndTell } from '#browser/model/tasks/toggle-and-tell.ts';
import { toastOutcomeWithUndo } from '#browser/model/undo/undo-toast.ts';
import { useStore } from '#browser/store/use-store.ts';
import { CheckCircle } from '#browser/ui/check-circle.tsx';
import { classNames } from '#browser/ui/class-names.ts';
import { IconButton } from '#browser/ui/icon-button.tsx';
import { isComposing } from '#browser/ui/keyboard-events.ts';
import { Menu, MenuItem } from '#browser/ui/menu.tsx';
import { ProgressBar } from '#browser/ui/progress-bar.tsx';
import { shownOnHover } from '#browser/ui/shown-on-hover.ts';
import { TextField } from '#browser/ui/text-field.tsx';
import { toast } from '#browser/ui/toast-queue.ts';
import type { Task } from '#contract/tasks.ts';
import { DetailSection } from './detail-section.tsx';
import { InlineTitle } from './inline-title.tsx';

/** Lists the subtasks of a task in the order they were added. */
export function Subtasks({ task, color }: { task: Task; color: string }) {
  const subtasks = useSubtasks(task.id);
  const list = useRef<HTMLUListElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const done = subtasks.filter(({ status }) => status === 'completed').length;

  /** Moves focus from a row that is removed to the next one, the previous one, or the field. */
  const focusBeside = (row: Element | null) => {
    const beside = row?.nextElementSibling ?? row?.previousElementSibling;
    requestAnimationFrame(() => (beside?.querySelector('input') ?? field.current)?.focus());
  };

  return (
    <DetailSection
      title={t.subtasks}
      aside={
        subtasks.length > 0 && (
          <>
            <span className="text-muted text-sm tabular-nums">
              {done}/{subtasks.length}
            </span>
            <span className="w-24">
              <ProgressBar
                label={t.subtasksDone}
                value={done}
                max={subtasks.length}
                text={t.doneOf(done, subtasks.length)}
                color={color}
              />
            </span>
          </>
        )
      }
    >
      <ul ref={list} aria-label={t.subtasks}>
        {subtasks.map((subtask) => (
          <SubtaskRow key={subtask.id} subtask={subtask} color={color} onGone={focusBeside} />
        ))}
      </ul>
      <NewSubtask task={task} field={field} />
    </DetailSection>
  );
}

function SubtaskRow({
  subtask,
  color,
  onGone,
}: {
  subtask: Task;
  color: string;
  onGone: (row: Element | null) => void;
}) {
  const store = useStore();
  const row = useRef<HTMLLIElement>(null);
  const title = shortTitle(subtask.title);
  const done = subtask.status === 'completed';

  const leave = async (change: () => Promise<string>, said: { done: string; failed: string }) => {
    onGone(row.current);
    await toastOutcomeWithUndo(store, said.done, change(), said.failed);
  };

  return (
    <li ref={row} className="group/row -ml-2 flex items-start">
      <CheckCircle
        label={title}
        checked={done}
        {...circleLook(subtask, color)}
        onChange={() => void toggleAndTell(store, subtask)}
      />
      <div className="min-w-0 grow">
        <InlineTitle
          task={subtask}
          label={t.titleOf(title)}
          className={`max-h-32 py-1.5! px-2! min-h-9! pointer-coarse:min-h-11! pointer-coarse:py-2.5! ${done ? 'text-muted! line-through' : ''}`}
        />
      </div>
      <span className={classNames('shrink-0', shownOnHover)}>
        <Menu
          label={t.moreFor(title)}
          trigger={<IconButton label={t.moreFor(title)} icon={<Ellipsis className="size-4" />} />}
        >
          <MenuItem icon={<PanelRight className="size-4" />} onSelect={() => openTask(subtask.id)}>
            {appTexts.details}
          </MenuItem>
          <MenuItem
            icon={<CornerLeftUp className="size-4" />}
            onSelect={() =>
              leave(() => updateTask(store, subtask, { parent_id: null }), {
                done: t.nowATaskOfIts,
                failed: t.failedToUpdateTask,
              })
            }
          >
            {t.makeItATask}
          </MenuItem>
          <MenuItem
            danger
            icon={<Trash className="size-4" />}
            onSelect={() =>
              leave(() => deleteTask(store, subtask), {
                done: t.taskDeletedSuccessfully,
                failed: t.failedToDeleteTask,
              })
            }
          >
            {t.delete}
          </MenuItem>
        </Menu>
      </span>
    </li>
  );
}

/** Renders the field for new subtasks: Enter adds one, and each pasted line becomes one. */
function NewSubtask({ task, field }: { task: Task; field: RefObject<HTMLInputElement | null> }) {
  const store = useStore();
  const [text, setText] = useState('');
  const problem = lengthProblem(text);

  const add = async (titles: string[]) => {
    setText('');
    const { theme_id, thread_id, project_id } = task;
    try {
      await Promise.all(
        titles.map((title) =>
          createTask(store, { title, parent_id: task.id, theme_id, thread_id, project_id }),
        ),
      );
    } catch {
      setText((now) => now || titles.join(' '));
      toast({ text: t.failedToCreateTask, tone: 'problem' });
    }
  };
  const addTyped = () => {
    const title = cleanTitle(text);
    if (title !== '' && !problem) void add([title]);
  };
  const onPaste = (event: ClipboardEvent) => {
    const lines = event.clipboardData.getData('text/plain').split('\n').map(cleanTitle);
    const titles = lines.filter((line) => line !== '' && !lengthProblem(line));
    if (text !== '' || titles.length < 2) return;
    event.preventDefault();
    void add(titles);
  };

  return (
    <TextField
      ref={field}
      label={t.addASubtask}
      hideLabel
      quiet
      dir="auto"
      placeholder={t.addASubtask}
      enterKeyHint="done"
      value={text}
      onChange={setText}
      error={problem}
      onPaste={onPaste}
      onBlur={addTyped}
      onKeyDown={(event) => {
        if (isComposing(event)) return;
        if (event.key === 'Enter') addTyped();
        else if (event.key === 'Escape' && text !== '') {
          event.preventDefault();
          event.stopPropagation();
          setText('');
        }
      }}
      className="-mx-3 h-9! w-[calc(100%+1.5rem)]! pointer-coarse:h-11!"
    />
  );
}
