import type { ReactNode } from 'react';
import { CaptureInput } from '#browser/features/capture/capture-input.tsx';
import { LoadingTasks, useTasksKnown } from '#browser/features/page-states/loading-tasks.tsx';
import { t } from '#browser/i18n/list-pages.ts';
import type { CapturePlace } from '#browser/model/captures/capture-journal.ts';
import { useTaskActions } from '#browser/model/tasks/use-task-actions.ts';
import { useThemeLooks } from '#browser/model/themes/theme-looks.ts';
import { EmptyState } from '#browser/ui/empty-state.tsx';
import { Page } from '#browser/ui/page.tsx';
import type { Task } from '#contract/tasks.ts';
import { FoldedTasks } from './folded-tasks.tsx';
import { newestOpen, useTaskView } from './use-task-view.ts';
import { ListTools } from './view-menu.tsx';

const shows = { theme: true };

/** Renders a page with one list of tasks: a line that adds to it, its tools, and completed tasks folded behind a count. */
export function ListPage({
  list,
  title,
  icon,
  menu,
  about,
  tasks,
  given,
  place,
  addLabel = t.addATask,
  empty,
}: {
  /** Names the list where its view is remembered. */
  list: string;
  title: string;
  icon?: ReactNode;
  menu?: ReactNode;
  /** Says what the list holds, beside the number of open tasks. */
  about?: ReactNode;
  tasks: readonly Task[];
  /** Names the list's own order, if it has one; it then begins with that. */
  given?: string;
  /** What new tasks get. Stable. */
  place: CapturePlace;
  addLabel?: string;
  empty: { title: string; text: string };
}) {
  const looks = useThemeLooks();
  const actions = useTaskActions();
  const control = useTaskView(list, given ? { ...newestOpen, sort: 'given' } : newestOpen);
  const known = useTasksKnown(tasks.length > 0);
  const open = tasks.filter(({ status }) => status !== 'completed').length;
  return (
    <Page
      title={
        <span className="flex items-center gap-3">
          {icon}
          <span dir="auto" className="min-w-0 wrap-anywhere">
            {title}
          </span>
        </span>
      }
      lead={
        <>
          <span className="tabular-nums">{known ? t.openTasks(open) : '\u00a0'}</span>
          {about && <> · {about}</>}
        </>
      }
      menu={menu && <span className="-mr-2 flex shrink-0">{menu}</span>}
    >
      <CaptureInput place={place} label={addLabel} />
      <div className="mt-4">
        {!known ? (
          <LoadingTasks />
        ) : tasks.length === 0 ? (
          <EmptyState title={empty.title}>{empty.text}</EmptyState>
        ) : (
          <>
            <div className="mb-1 flex justify-end">
              <ListTools control={control} {...(given && { given })} />
            </div>
            <FoldedTasks
              label={t.tasksOf(title)}
              tasks={tasks}
              control={control}
              looks={looks}
              actions={actions}
              shows={shows}
            />
          </>
        )}
      </div>
    </Page>
  );
}
