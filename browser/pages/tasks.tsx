import Plus from 'lucide-react/icons/plus';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { groupByThemeAndThread } from '#browser/features/organize/organization.ts';
import { OrganizationView } from '#browser/features/organize/organization-view.tsx';
import { LoadingTasks, useTasksKnown } from '#browser/features/page-states/loading-tasks.tsx';
import { ClassifyButton } from '#browser/features/reclassify/classify-button.tsx';
import { FoldedTasks, useOpenAndCompleted } from '#browser/features/task-lists/folded-tasks.tsx';
import { isCompleted } from '#browser/features/task-lists/task-view.ts';
import { newestOpen, useTaskView } from '#browser/features/task-lists/use-task-view.ts';
import { ListTools } from '#browser/features/task-lists/view-menu.tsx';
import { RichText } from '#browser/i18n/rich-text.tsx';
import { t } from '#browser/i18n/task-lists.ts';
import { useTasks } from '#browser/model/tasks/task-queries.ts';
import { useTaskActions } from '#browser/model/tasks/use-task-actions.ts';
import { inboxLook, useThemeLooks } from '#browser/model/themes/theme-looks.ts';
import { usePersistedState } from '#browser/store/use-persisted-state.ts';
import { useRows, useStore } from '#browser/store/use-store.ts';
import { Button } from '#browser/ui/button.tsx';
import { buttonLook } from '#browser/ui/button-look.ts';
import { classNames } from '#browser/ui/class-names.ts';
import { EmptyState } from '#browser/ui/empty-state.tsx';
import { loadableDialog } from '#browser/ui/loadable-part.tsx';
import { Page } from '#browser/ui/page.tsx';
import { segmentedControlFrame } from '#browser/ui/segmented-control-frame.ts';
import type { Task } from '#contract/tasks.ts';

const ThemeDialog = loadableDialog(() => import('#browser/features/themes/theme-dialog.tsx'));

const views = ['organization', 'list'] as const;
type View = (typeof views)[number];
const isView = (value: unknown): value is View => views.some((view) => view === value);

/** Reserves its line, so that nothing moves when the counts arrive. */
const noLead = '\u00a0';

const shows = { theme: true, confidence: true };

export default function TasksPage() {
  const { account } = useStore();
  const tasks = useTasks();
  const looks = useThemeLooks();
  const control = useTaskView('all', newestOpen);
  const actions = useTaskActions();
  const known = useTasksKnown(tasks.length > 0);
  const [view, setView] = usePersistedState<View>(account.id, 'tasks', 'organization', isView);
  const [naming, setNaming] = useState(false);
  const threads = useRows('threads');
  const { open, completed } = useOpenAndCompleted(tasks, control.view);
  const { sections, folded, completedCount } = useMemo(() => {
    // A closed thread is folded itself, with what was done in it.
    const closed = new Set(threads.filter(({ closed_at }) => closed_at !== null).map(({ id }) => id));
    const isInClosed = ({ thread_id }: Task) => thread_id !== null && closed.has(thread_id);
    const folded = completed.filter((task) => !isInClosed(task));
    const shown = [...open, ...completed.filter(isInClosed)];
    return {
      sections: groupByThemeAndThread({ tasks: shown, folded, threads, inbox: inboxLook, looks }),
      folded,
      completedCount: folded.length + open.filter((task) => isCompleted(task) && !isInClosed(task)).length,
    };
  }, [open, completed, threads, looks]);
  const inInbox = useMemo(
    () => tasks.filter(({ theme_id }) => looks.of(theme_id) === inboxLook).length,
    [tasks, looks],
  );

  const ownThemes = looks.list.some(({ theme }) => theme?.origin !== 'standard');
  const shown = known && (tasks.length > 0 || ownThemes);

  return (
    <Page
      title={t.allTasks}
      lead={!known ? noLead : <Counts total={tasks.length} inbox={inInbox} />}
      actions={
        <>
          <ClassifyButton disabled={tasks.length === 0} />
          <Link href="/" className={buttonLook('primary', 'compact')}>
            <Plus className="size-4" />
            {t.addTask}
          </Link>
        </>
      }
    >
      {shown && (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
          <fieldset className={classNames(segmentedControlFrame, 'inline-flex')}>
            <legend className="sr-only">{t.view}</legend>
            {views.map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={one === view}
                onClick={() => setView(one)}
                className={classNames(
                  'h-8 pointer-coarse:h-11 cursor-pointer rounded-sm border px-3 font-medium text-sm transition-colors',
                  one === view
                    ? 'border-control bg-surface text-text'
                    : 'border-transparent text-muted hover:text-text',
                )}
              >
                {t.views[one]}
              </button>
            ))}
          </fieldset>
          <div className="flex grow items-center justify-end">
            {view === 'organization' && (
              <Button
                size="compact"
                look="quiet"
                icon={<Plus className="size-4" />}
                onClick={() => setNaming(true)}
                className="max-sm:mr-auto max-sm:-ml-3"
              >
                {t.newTheme}
              </Button>
            )}
            <ListTools control={control} ownGroups={view === 'organization'} />
          </div>
        </div>
      )}
      {!known && <LoadingTasks />}
      {known && tasks.length === 0 && (
        <EmptyState
          title={t.noTasksYet}
          action={
            <Link href="/" className={buttonLook('primary')}>
              {t.createFirstTask}
            </Link>
          }
        >
          {t.writeDownWhatIsOn}
        </EmptyState>
      )}
      {shown &&
        (view === 'organization' ? (
          <OrganizationView
            sections={sections}
            completed={folded}
            completedCount={completedCount}
            control={control}
            looks={looks}
            actions={actions}
          />
        ) : (
          <FoldedTasks
            label={t.allTasks2}
            tasks={tasks}
            control={control}
            looks={looks}
            actions={actions}
            shows={shows}
          />
        ))}
      {naming && <ThemeDialog onClose={() => setNaming(false)} />}
    </Page>
  );
}

function Counts({ total, inbox }: { total: number; inbox: number }) {
  const counts = [
    ['total', total],
    ['inbox', inbox],
    ['organized', total - inbox],
  ] as const;
  return (
    <span className="inline-flex flex-wrap gap-x-4 tabular-nums">
      {counts.map(([name, count]) => (
        <span key={name}>
          <RichText
            text={t.counts[name](count)}
            tags={{ count: (words) => <span className="text-text">{words}</span> }}
          />
        </span>
      ))}
    </span>
  );
}
