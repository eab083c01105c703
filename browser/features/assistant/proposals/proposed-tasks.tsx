import { useThemeLooks } from '#browser/model/themes/theme-looks.ts';
import type { ProposedTask } from '#contract/assistant-proposals.ts';
import { DraftEditor } from './draft-fields.tsx';
import { DraftRow } from './draft-row.tsx';
import { ProposedTaskDetails } from './proposed-task-details.tsx';

/** Lists tasks to be added, each of them editable. */
export function ProposedTasks({
  tasks,
  onChange,
}: {
  tasks: readonly ProposedTask[];
  /** Undefined once the proposal is decided. */
  onChange: ((tasks: ProposedTask[]) => void) | undefined;
}) {
  const looks = useThemeLooks();
  return (
    <ul>
      {tasks.map((task, index) => (
        <DraftRow
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no ids, and removing one keeps the order
          key={index}
          title={task.title}
          color={looks.of(task.theme_id ?? null).color}
          details={<ProposedTaskDetails task={task} hasTheme />}
          {...(onChange && {
            editor: (
              <DraftEditor
                values={task}
                hasTheme
                onChange={(change) => onChange(tasks.with(index, { ...task, ...change }))}
              />
            ),
            onRemove: tasks.length > 1 ? () => onChange(tasks.toSpliced(index, 1)) : undefined,
          })}
        >
          {task.title}
        </DraftRow>
      ))}
    </ul>
  );
}
