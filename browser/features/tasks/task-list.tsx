import { useCallback, useState } from 'react';
import { classNames } from '#browser/ui/class-names.ts';
import { threadBeside, threaded } from '#browser/ui/thread-line.ts';
import type { Task } from '#contract/tasks.ts';
import { TaskItem, type TaskItemProps } from './task-item.tsx';
import { estimateTaskHeight } from './task-layout.ts';
import { useWindowedRows, windowedRow } from './windowed-rows.ts';

const noRows: readonly number[] = [];

/** Tasks in the order given; only those on the screen are in the document. */
export function TaskList({
  label,
  tasks,
  looks,
  actions,
  shows,
  pressEdits = false,
}: Pick<TaskItemProps, 'looks' | 'actions' | 'shows' | 'pressEdits'> & {
  label: string;
  tasks: readonly Task[];
}) {
  const [editing, setEditing] = useState<string | null>(null);
  const { container, height, rows, measure } = useWindowedRows({
    count: tasks.length,
    keyOf: useCallback((index) => tasks[index]?.id ?? '', [tasks]),
    estimate: useCallback((index) => estimateTaskHeight(tasks[index], shows), [tasks, shows]),
    kept: noRows,
    editing,
  });
  return (
    <div ref={container} className="relative" style={{ height }}>
      <ul aria-label={label}>
        {rows.map(({ item: { index }, style }) => {
          const task = tasks[index];
          return (
            task && (
              <li
                key={task.id}
                ref={measure}
                data-index={index}
                data-row={task.id}
                aria-setsize={tasks.length}
                aria-posinset={index + 1}
                style={threaded(style, looks.of(task.theme_id).color)}
                className={classNames(windowedRow, threadBeside, 'border-hairline border-b')}
              >
                <TaskItem
                  task={task}
                  looks={looks}
                  actions={actions}
                  editing={task.id === editing}
                  onEdit={setEditing}
                  shows={shows}
                  pressEdits={pressEdits}
                />
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}
