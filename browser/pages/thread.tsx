import { useMemo } from 'react';
import { Link, useLocation } from 'wouter';
import { CaptureInput } from '#browser/features/capture/capture-input.tsx';
import { LoadingTasks, useTasksKnown } from '#browser/features/page-states/loading-tasks.tsx';
import { MissingPage } from '#browser/features/page-states/missing-page.tsx';
import { useTitle } from '#browser/features/page-states/use-title.ts';
import { FoldedTasks } from '#browser/features/task-lists/folded-tasks.tsx';
import { newestOpen, useTaskView } from '#browser/features/task-lists/use-task-view.ts';
import { ListTools } from '#browser/features/task-lists/view-menu.tsx';
import { ThreadMenu } from '#browser/features/threads/thread-menu.tsx';
import { t as threadMenuTexts } from '#browser/i18n/thread-menu.ts';
import { t } from '#browser/i18n/threads.ts';
import { useTasks } from '#browser/model/tasks/task-queries.ts';
import { useTaskActions } from '#browser/model/tasks/use-task-actions.ts';
import { useThemeLooks } from '#browser/model/themes/theme-looks.ts';
import { threadHref } from '#browser/model/threads/thread-looks.ts';
import { closeThread } from '#browser/model/threads/thread-mutations.ts';
import { toastWithUndo } from '#browser/model/undo/undo-toast.ts';
import { useRows, useStore } from '#browser/store/use-store.ts';
import { formatShortDate } from '#browser/time/format-date.ts';
import { toWallMinute } from '#browser/time/wall-clock.ts';
import { doneOf } from '#browser/ui/done-of.ts';
import { EmptyState } from '#browser/ui/empty-state.tsx';
import { Notice } from '#browser/ui/notice.tsx';
import { Page } from '#browser/ui/page.tsx';
import { ProgressBar } from '#browser/ui/progress-bar.tsx';
import { toastOnError } from '#browser/ui/toast-on-error.ts';
import type { Thread } from '#contract/threads.ts';
import type { PageProps } from './page-props.ts';

const shows = {};

export default function ThreadPage({ params: { id } }: PageProps) {
  const known = useTasksKnown(false);
  const thread = useRows('threads').find((one) => one.id === id);
  if (thread) return <TasksOfThread key={thread.id} thread={thread} />;
  return (
    <MissingPage
      known={known}
      loading={t.thread}
      title={t.threadNotFound}
      instead={{ name: t.allTasks, href: '/tasks' }}
    >
      {t.itMayHaveBeenDeleted}
    </MissingPage>
  );
}

function TasksOfThread({ thread }: { thread: Thread }) {
  const store = useStore();
  useTitle(thread.title);
  const looks = useThemeLooks();
  const control = useTaskView(`thread.${thread.id}`, newestOpen);
  const actions = useTaskActions();
  const [, navigate] = useLocation();
  const look = looks.of(thread.theme_id);
  const all = useTasks();
  const tasks = useMemo(() => all.filter(({ thread_id }) => thread_id === thread.id), [all, thread.id]);
  const known = useTasksKnown(tasks.length > 0);
  const place = useMemo(() => ({ thread_id: thread.id }), [thread.id]);
  const open = tasks.filter(({ status }) => status !== 'completed').length;
  const { closed_at } = thread;

  return (
    <Page
      title={
        <span dir="auto" className="wrap-anywhere">
          {thread.title}
        </span>
      }
      lead={
        <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            href={look.href}
            className="inline-flex pointer-coarse:min-h-11 items-center gap-1.5 rounded-sm hover:text-text"
          >
            <look.Icon className="size-4 shrink-0" style={{ color: look.color }} />
            {look.name}
          </Link>
        </span>
      }
      menu={
        <span className="-mr-2 shrink-0">
          <ThreadMenu
            thread={thread}
            open={false}
            onGone={(into) => navigate(into ? threadHref(into) : look.href)}
          />
        </span>
      }
    >
      <div className="flex flex-col gap-4">
        <div className="flex items-center gap-4">
          <div className="max-w-60 grow">
            <ProgressBar
              label={t.doneIn(thread.title)}
              value={tasks.length - open}
              max={tasks.length}
              text={t.doneOf(tasks.length - open, tasks.length)}
              color={look.color}
            />
          </div>
          <span className="mr-auto text-muted text-sm tabular-nums">
            {tasks.length === 0 ? t.noTasks : doneOf(tasks.length - open, tasks.length)}
          </span>
          {tasks.length > 0 && <ListTools control={control} />}
        </div>
        {closed_at ? (
          <Notice
            action={t.reopen}
            onAct={() =>
              toastOnError(
                closeThread(store, thread, false).then((id) =>
                  toastWithUndo(store, threadMenuTexts.threadReopened, id),
                ),
                threadMenuTexts.theThreadCouldNotBeChanged,
              )
            }
          >
            {t.closedOn(formatShortDate(toWallMinute(new Date(closed_at)), toWallMinute(new Date())))}
          </Notice>
        ) : (
          <CaptureInput place={place} label={t.addATask} />
        )}
      </div>
      <div className="mt-6">
        {!known ? (
          <LoadingTasks />
        ) : tasks.length === 0 ? (
          <EmptyState title={t.noTasksInThisThread}>
            {closed_at ? t.thisThreadIsClosedAnd : t.addTheFirstOneAbove}
          </EmptyState>
        ) : (
          <FoldedTasks
            label={t.tasksIn(thread.title)}
            tasks={tasks}
            control={control}
            looks={looks}
            actions={actions}
            shows={shows}
          />
        )}
      </div>
    </Page>
  );
}
