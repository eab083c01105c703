import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { LoadingTasks, useTasksKnown } from '#browser/features/page-states/loading-tasks.tsx';
import { t } from '#browser/i18n/list-pages.ts';
import { t as taskListsTexts } from '#browser/i18n/task-lists.ts';
import { hasTag } from '#browser/model/tags/tag-queries.ts';
import { useTasks } from '#browser/model/tasks/task-queries.ts';
import { useTaskActions } from '#browser/model/tasks/use-task-actions.ts';
import { type ThemeLook, useThemeLooks } from '#browser/model/themes/theme-looks.ts';
import { buttonLook } from '#browser/ui/button-look.ts';
import { classNames } from '#browser/ui/class-names.ts';
import { EmptyState } from '#browser/ui/empty-state.tsx';
import { FoldedTasks } from './folded-tasks.tsx';
import { newestOpen, useTaskView } from './use-task-view.ts';
import { ListTools } from './view-menu.tsx';

const shows = { theme: true, created: true };

/** Shows the tasks of one theme, or those of them with a tag, with their count and a link back. */
export default function FilteredTasks({ theme, tag }: { theme: ThemeLook; tag?: string | undefined }) {
  const tasks = useTasks();
  const looks = useThemeLooks();
  const control = useTaskView('filtered', newestOpen);
  const actions = useTaskActions();
  const shown = useMemo(
    () =>
      tasks.filter(
        (task) => looks.of(task.theme_id).id === theme.id && (tag === undefined || hasTag(task, tag)),
      ),
    [tasks, theme, tag, looks],
  );
  const known = useTasksKnown(shown.length > 0);
  if (!known) return <LoadingTasks />;
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <h2 aria-live="polite" className="font-medium tabular-nums wrap-anywhere">
          {t.tasksFound(shown.length, theme.name, tag)}
        </h2>
        <div className="ml-auto flex items-center">
          <Link
            href="/tasks"
            className={classNames(buttonLook('quiet', 'compact'), shown.length === 0 && '-mr-3')}
          >
            <ArrowLeft className="size-4" />
            {t.backToAllTasks}
          </Link>
          {shown.length > 0 && <ListTools control={control} />}
        </div>
      </div>
      {shown.length === 0 ? (
        <EmptyState title={t.noTasksIn(theme.name, tag)}>{t.createANewTaskTo}</EmptyState>
      ) : (
        <FoldedTasks
          label={taskListsTexts.tasksIn(theme.name, tag)}
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
