import X from 'lucide-react/icons/x';
import { TaskLink } from '#browser/features/task-row/task-link.tsx';
import { t } from '#browser/i18n/assistant.ts';
import { useTask } from '#browser/model/tasks/task-queries.ts';
import { useThemeLooks } from '#browser/model/themes/theme-looks.ts';
import { IconButton } from '#browser/ui/icon-button.tsx';

/** Lists existing tasks, each of which can be left out. */
export function ListedTasks({
  ids,
  onChange,
}: {
  ids: readonly string[];
  /** Undefined once the proposal is decided. */
  onChange?: ((ids: string[]) => void) | undefined;
}) {
  return (
    <ul>
      {ids.map((id) => (
        <ListedTask
          key={id}
          id={id}
          onRemove={
            onChange && ids.length > 1 ? () => onChange(ids.filter((other) => other !== id)) : undefined
          }
        />
      ))}
    </ul>
  );
}

function ListedTask({ id, onRemove }: { id: string; onRemove: (() => void) | undefined }) {
  const task = useTask(id);
  const looks = useThemeLooks();
  return (
    <li className="flex items-center gap-1">
      {task ? (
        <TaskLink task={task} look={looks.of(task.theme_id)} className="min-w-0 grow" />
      ) : (
        <span className="min-h-10 grow px-3 py-2 text-muted">{t.thisTaskIsNoLonger}</span>
      )}
      {onRemove && (
        <IconButton label={t.leaveOut(task?.title)} icon={<X className="size-4" />} onClick={onRemove} />
      )}
    </li>
  );
}
