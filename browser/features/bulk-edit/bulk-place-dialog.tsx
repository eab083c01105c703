import { t } from '#browser/i18n/bulk-edit.ts';
import { describeTasks } from '#browser/model/tasks/task-commands.ts';
import { useThemeLooks } from '#browser/model/themes/theme-looks.ts';
import { useOpenThreads } from '#browser/model/threads/thread-queries.ts';
import { useRows } from '#browser/store/use-store.ts';
import { toReadableColor } from '#browser/ui/color.ts';
import { PickDialog } from '#browser/ui/pick-dialog.tsx';
import type { Task } from '#contract/tasks.ts';
import type { TaskChange } from '#domain/task-change.ts';

const none = '';

/** Asks for a thread or project for the selected tasks; a thread also moves them to its theme. */
export default function BulkPlaceDialog({
  kind,
  tasks,
  onChange,
  onClose,
}: {
  kind: 'thread' | 'project';
  tasks: readonly Task[];
  /** `say` words the notice about the tasks that were moved, such as `3 tasks`. */
  onChange: (change: TaskChange, say: (tasks: string) => string) => void;
  onClose: () => void;
}) {
  const looks = useThemeLooks();
  const threads = useOpenThreads();
  const projects = useRows('projects').filter(({ archived_at }) => archived_at === null);
  const options =
    kind === 'thread'
      ? threads.map(({ id, title, theme_id }) => {
          const { name, Icon, color } = looks.of(theme_id);
          return {
            value: id,
            name: title,
            detail: name,
            icon: <Icon className="size-4" style={{ color }} />,
          };
        })
      : projects.map(({ id, name, color }) => ({
          value: id,
          name,
          icon: (
            <span style={{ background: toReadableColor(color) }} className="size-2.5 shrink-0 rounded-full" />
          ),
        }));
  return (
    <PickDialog
      title={t.moveTasks(describeTasks(tasks))}
      label={kind === 'thread' ? t.thread : t.project}
      options={[{ value: none, name: kind === 'thread' ? t.noThread : t.noProject }, ...options]}
      confirm={t.move}
      onPick={(value) => {
        const name = options.find((option) => option.value === value)?.name;
        const toNone = kind === 'thread' ? t.movedToNoThread : t.movedToNoProject;
        onChange(
          kind === 'thread' ? { thread_id: value || null } : { project_id: value || null },
          name === undefined ? toNone : (moved) => t.movedTo(moved, name),
        );
      }}
      onClose={onClose}
    />
  );
}
