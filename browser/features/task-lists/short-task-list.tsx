import { type ReactNode, useMemo, useRef } from 'react';
import { useRowPresses } from '#browser/features/select-tasks/use-row-presses.ts';
import { TaskItem } from '#browser/features/task-row/task-item.tsx';
import { useTaskActions } from '#browser/model/tasks/use-task-actions.ts';
import { useThemeLooks } from '#browser/model/themes/theme-looks.ts';
import { classNames } from '#browser/ui/class-names.ts';
import { threadBeside, threaded } from '#browser/ui/thread-line.ts';
import type { Task } from '#contract/tasks.ts';
import { layOutRows } from './row-layout.ts';
import { useEditedTask } from './use-edited-task.ts';
import { useRowSwipes } from './use-row-swipes.ts';
import { useTaskList } from './use-task-list.ts';

const shows = { theme: true };
const isTask = (row: { id: string }): row is Task => 'status' in row;

/** Renders a list without windowing, in which other items may stand between the tasks. */
export function ShortTaskList<Other extends { id: string } = never>({
  label,
  rows,
  other,
  below,
}: {
  label: string;
  rows: readonly (Task | Other)[];
  other?: (row: Other) => ReactNode;
  /** Renders buttons below a task. */
  below?: (task: Task) => ReactNode;
}) {
  const looks = useThemeLooks();
  const actions = useTaskActions();
  const container = useRef<HTMLDivElement>(null);
  const { edited, edit } = useEditedTask();
  const layout = useMemo(
    () => layOutRows([{ key: 'rows', label, tasks: rows.filter(isTask) }]),
    [rows, label],
  );
  useTaskList({ container, layout, actions, edit, wanted: null, onWanted: nothingWanted });
  useRowSwipes(container, actions);
  const presses = useRowPresses();
  return (
    <div ref={container} {...presses}>
      <ul aria-label={label}>
        {rows.map((row) =>
          isTask(row) ? (
            <li
              key={row.id}
              data-row={row.id}
              data-index={layout.rowOf(row.id)}
              style={threaded({}, looks.of(row.theme_id).color)}
              className={classNames('relative flex border-hairline border-b', threadBeside)}
            >
              <div className="min-w-0 grow">
                <TaskItem
                  task={row}
                  looks={looks}
                  actions={actions}
                  editing={row.id === edited?.id}
                  draft={row.id === edited?.id ? edited.draft : undefined}
                  onEdit={edit}
                  shows={shows}
                />
                {below?.(row)}
              </div>
            </li>
          ) : (
            <li key={row.id} className="flex">
              {other?.(row)}
            </li>
          ),
        )}
      </ul>
    </div>
  );
}

/** Does nothing, because every row is already in the document. */
const nothingWanted = () => undefined;
