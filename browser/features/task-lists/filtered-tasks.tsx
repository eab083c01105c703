import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { LoadingTasks, useTasksKnown } from '#browser/features/page-states/loading-tasks.tsx';
import { useTasks } from '#browser/model/tasks/task-queries.ts';
import { useTaskActions } from '#browser/model/tasks/use-task-actions.ts';
import { type ThemeLook, useThemeLooks } from '#browser/model/themes/theme-looks.ts';
import { useWallMinute } from '#browser/time/wall-clock.ts';
import { buttonLook } from '#browser/ui/button-look.ts';
import { classNames } from '#browser/ui/class-names.ts';
import { EmptyState } from '#browser/ui/empty-state.tsx';
import type { Task } from '#contract/tasks.ts';
import { priorities } from '#contract/vocabularies.ts';
import { byUrgency, needsAttention } from '#domain/attention.ts';
import { ArrangedTasks } from './arranged-tasks.tsx';
import { useTaskView } from './use-task-view.ts';
import { ListTools } from './view-menu.tsx';

const shows = { theme: true, created: true };
const attentionView = { sort: 'given', group: 'none', completed: true } as const;

/** Shows the tasks of one theme, with one tag, or that need attention, with their count and a link back. */
export default function FilteredTasks({
  theme,
  tag,
  attention = false,
}: {
  theme?: ThemeLook | undefined;
  tag?: string | undefined;
  attention?: boolean;
}) {
  const now = useWallMinute();
  const tasks = useTasks();
  const looks = useThemeLooks();
  const control = useTaskView(attention ? 'attention' : 'filtered', attention ? attentionView : undefined);
  const actions = useTaskActions();
  // “Urgent” is also a priority: where no task has the tag, those of the priority are meant.
  const priority = useMemo(
    () =>
      tag !== undefined && !tasks.some((task) => hasTag(task, tag))
        ? priorities.find((one) => one === tag.toLowerCase())
        : undefined,
    [tag, tasks],
  );
  // Only the attention list depends on the current minute.
  const at = attention ? now : '';
  const shown = useMemo(() => {
    const found = tasks.filter(
      (task) =>
        (theme === undefined || looks.of(task.theme_id).id === theme.id) &&
        (tag === undefined || (priority ? task.priority === priority : hasTag(task, tag))) &&
        (at === '' || needsAttention(task, at)),
    );
    return at === '' ? found : found.sort(byUrgency(at));
  }, [tasks, theme, tag, priority, looks, at]);
  const known = useTasksKnown(shown.length > 0);
  const whereOf = (count: number) =>
    [
      theme && `in ${theme.name}`,
      tag !== undefined && (priority ? `with ${priority} priority` : `tagged ${tag}`),
      attention && `that ${count === 1 ? 'needs' : 'need'} attention`,
    ]
      .filter(Boolean)
      .join(' ');
  const where = whereOf(0);
  if (!known) return <LoadingTasks />;
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <h2 aria-live="polite" className="font-medium tabular-nums wrap-anywhere">
          {shown.length.toLocaleString('en')} task{shown.length === 1 ? '' : 's'} {whereOf(shown.length)}
        </h2>
        <div className="ml-auto flex items-center">
          <Link
            href="/tasks"
            className={classNames(buttonLook('quiet', 'compact'), shown.length === 0 && '-mr-3')}
          >
            <ArrowLeft className="size-4" />
            Back to All Tasks
          </Link>
          {shown.length > 0 && (
            <ListTools control={control} {...(attention && { given: 'Most urgent first' })} />
          )}
        </div>
      </div>
      {shown.length === 0 ? (
        <EmptyState title={`No tasks ${where}`}>
          {attention
            ? 'No open task is urgent, high priority or overdue.'
            : 'Create a new task to get started!'}
        </EmptyState>
      ) : (
        <ArrangedTasks
          label={`Tasks ${where}`}
          tasks={shown}
          control={control}
          level={3}
          looks={looks}
          actions={actions}
          shows={shows}
        />
      )}
    </>
  );
}

/** Returns whether a task has a tag, its own or suggested, ignoring case. */
function hasTag(task: Task, tag: string): boolean {
  const wanted = tag.toLowerCase();
  return [...task.tags, ...task.auto_tags].some((one) => one.toLowerCase() === wanted);
}
