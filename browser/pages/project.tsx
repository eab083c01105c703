import Columns from 'lucide-react/icons/columns-3';
import List from 'lucide-react/icons/list';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { Board } from '#browser/features/board/board.tsx';
import { CaptureInput } from '#browser/features/capture/capture-input.tsx';
import { LoadingTasks, useTasksKnown } from '#browser/features/page-states/loading-tasks.tsx';
import { MissingPage } from '#browser/features/page-states/missing-page.tsx';
import { useTitle } from '#browser/features/page-states/use-title.ts';
import { countWords, ProjectProgress } from '#browser/features/projects/project-card.tsx';
import { ProjectMenu } from '#browser/features/projects/project-menu.tsx';
import { FoldedTasks } from '#browser/features/task-lists/folded-tasks.tsx';
import { newestOpen, useTaskView } from '#browser/features/task-lists/use-task-view.ts';
import { ListTools } from '#browser/features/task-lists/view-menu.tsx';
import { t as navigationTexts } from '#browser/i18n/navigation.ts';
import { t } from '#browser/i18n/projects.ts';
import { projectColor } from '#browser/model/projects/project-looks.ts';
import { archiveProject } from '#browser/model/projects/project-mutations.ts';
import { useProjectCounts } from '#browser/model/projects/project-queries.ts';
import { useTasks } from '#browser/model/tasks/task-queries.ts';
import { useTaskActions } from '#browser/model/tasks/use-task-actions.ts';
import { useThemeLooks } from '#browser/model/themes/theme-looks.ts';
import { toastWithUndo } from '#browser/model/undo/undo-toast.ts';
import { usePersistedState } from '#browser/store/use-persisted-state.ts';
import { useRows, useStore } from '#browser/store/use-store.ts';
import { EmptyState } from '#browser/ui/empty-state.tsx';
import { Notice } from '#browser/ui/notice.tsx';
import { Page } from '#browser/ui/page.tsx';
import { SegmentedControl } from '#browser/ui/segmented-control.tsx';
import { toastOnError } from '#browser/ui/toast-on-error.ts';
import type { Project } from '#contract/projects.ts';
import type { PageProps } from './page-props.ts';

const views = ['board', 'list'] as const;
type View = (typeof views)[number];
const isView = (value: unknown): value is View => views.some((view) => view === value);

const shows = { theme: true, project: false } as const;

export default function ProjectPage({ params: { id } }: PageProps) {
  const projects = useRows('projects');
  const known = useTasksKnown(false);
  const project = projects.find((one) => one.id === id);
  if (project) return <TasksOfProject key={project.id} project={project} />;
  return (
    <MissingPage
      known={known}
      loading={navigationTexts.project}
      title={t.projectNotFound}
      instead={{ name: navigationTexts.projects, href: '/dashboard' }}
    >
      {t.itMayHaveBeenDeleted}
    </MissingPage>
  );
}

function TasksOfProject({ project }: { project: Project }) {
  const store = useStore();
  useTitle(project.name);
  const [, navigate] = useLocation();
  const looks = useThemeLooks();
  const [view, setView] = usePersistedState<View>(store.account.id, 'project', 'board', isView);
  const control = useTaskView(`project.${project.id}`, newestOpen);
  const actions = useTaskActions();
  const all = useTasks();
  const { open, total } = useProjectCounts()(project.id);
  const tasks = useMemo(() => all.filter(({ project_id }) => project_id === project.id), [all, project.id]);
  const known = useTasksKnown(total > 0);
  const place = useMemo(() => ({ project_id: project.id }), [project.id]);

  return (
    <Page
      width={view === 'board' && total > 0 ? 'screen' : 'list'}
      title={
        <span className="flex items-baseline gap-3">
          <span
            aria-hidden="true"
            style={{ background: projectColor(project) }}
            className="size-3.5 shrink-0 rounded-full"
          />
          <span dir="auto" className="min-w-0 wrap-anywhere">
            {project.name}
          </span>
        </span>
      }
      actions={
        <>
          <SegmentedControl
            compact
            label={t.view}
            value={view}
            options={[
              { value: 'board', label: t.board, icon: <Columns className="size-4" /> },
              { value: 'list', label: t.list, icon: <List className="size-4" /> },
            ]}
            onChange={setView}
          />
          <ProjectMenu project={project} open={false} onGone={() => navigate('/dashboard')} />
        </>
      }
    >
      <div className="mb-5 -mt-3 flex max-w-list flex-col gap-4">
        <div className="flex items-center gap-4">
          <div className="max-w-60 grow">
            <ProjectProgress project={project} open={open} total={total} />
          </div>
          <span className="text-muted text-sm tabular-nums">{countWords({ open, total })}</span>
        </div>
        {project.archived_at && (
          <Notice
            action={t.unarchive}
            onAct={() =>
              toastOnError(
                archiveProject(store, project, false).then((id) =>
                  toastWithUndo(store, t.projectUnarchived, id),
                ),
                t.theProjectCouldNotBeChanged,
              )
            }
          >
            {t.thisProjectIsArchived}
          </Notice>
        )}
        <CaptureInput place={place} label={t.addATask} />
      </div>
      {!known ? (
        <LoadingTasks />
      ) : total === 0 ? (
        <EmptyState title={t.noTasksInThisProject}>{t.addTheFirstOneAbove}</EmptyState>
      ) : view === 'board' ? (
        <Board tasks={tasks} looks={looks} actions={actions} />
      ) : (
        <div className="max-w-list">
          <div className="mb-1 flex justify-end">
            <ListTools control={control} />
          </div>
          <FoldedTasks
            label={t.tasksIn(project.name)}
            tasks={tasks}
            control={control}
            looks={looks}
            actions={actions}
            shows={shows}
          />
        </div>
      )}
    </Page>
  );
}
