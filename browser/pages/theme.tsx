import ArrowDownWideNarrow from 'lucide-react/icons/arrow-down-wide-narrow';
import ArrowUpNarrowWide from 'lucide-react/icons/arrow-up-narrow-wide';
import Plus from 'lucide-react/icons/plus';
import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { NewTaskForm } from '#browser/features/add-task/new-task-form.tsx';
import { CaptureInput } from '#browser/features/capture/capture-input.tsx';
import { nameInAddress } from '#browser/features/navigation/name-in-address.ts';
import { LoadingTasks, useTasksKnown } from '#browser/features/page-states/loading-tasks.tsx';
import { MissingPage } from '#browser/features/page-states/missing-page.tsx';
import { useTitle } from '#browser/features/page-states/use-title.ts';
import { ArrangedTasks } from '#browser/features/task-lists/arranged-tasks.tsx';
import { FoldedTasks } from '#browser/features/task-lists/folded-tasks.tsx';
import { newestOpen, useTaskView } from '#browser/features/task-lists/use-task-view.ts';
import { ListTools } from '#browser/features/task-lists/view-menu.tsx';
import { t } from '#browser/i18n/themes.ts';
import { useTasks } from '#browser/model/tasks/task-queries.ts';
import { useTaskActions } from '#browser/model/tasks/use-task-actions.ts';
import { type ThemeLook, useThemeLooks } from '#browser/model/themes/theme-looks.ts';
import { Button } from '#browser/ui/button.tsx';
import { EmptyState } from '#browser/ui/empty-state.tsx';
import { Page } from '#browser/ui/page.tsx';
import { TextField } from '#browser/ui/text-field.tsx';
import { toast } from '#browser/ui/toast-queue.ts';
import type { Task } from '#contract/tasks.ts';

const shows = {};

export default function ThemePage() {
  const looks = useThemeLooks();
  const name = nameInAddress();
  const look = looks.find(name);
  const known = useTasksKnown(false);
  const [, navigate] = useLocation();
  const last = useRef<{ name: string; id: string | null }>(undefined);
  useLayoutEffect(() => {
    if (look) last.current = { name, id: look.id };
    // It was renamed while it was open.
    else if (last.current?.name === name) {
      const renamed = looks.of(last.current.id);
      if (renamed.id !== null) navigate(renamed.href, { replace: true });
    }
  }, [look, looks, name, navigate]);
  if (look) return <TasksOfTheme key={look.id} look={look} />;
  return <MissingTheme name={name} known={known} />;
}

function MissingTheme({ name, known }: { name: string; known: boolean }) {
  useEffect(() => {
    if (!known) return;
    const timer = setTimeout(() => toast({ text: t.themeNotFoundNamed(name), tone: 'problem' }));
    return () => clearTimeout(timer);
  }, [name, known]);
  return (
    <MissingPage
      known={known}
      loading={name.charAt(0).toUpperCase() + name.slice(1)}
      title={t.themeNotFound}
      lead={<span className="wrap-anywhere">{t.noThemeNamed(name)}</span>}
      instead={{ name: t.allTasks, href: '/tasks' }}
    >
      {t.itMayHaveBeenRenamed}
    </MissingPage>
  );
}

function TasksOfTheme({ look }: { look: ThemeLook }) {
  useTitle(look.name);
  const looks = useThemeLooks();
  const all = useTasks();
  const control = useTaskView(`theme.${look.id ?? 'inbox'}`, newestOpen);
  const actions = useTaskActions({ asksBeforeDelete: true });
  const [query, setQuery] = useState('');
  const [creating, setCreating] = useState(false);
  const place = useMemo(() => ({ theme_id: look.id }), [look.id]);

  const tasks = useMemo(
    () => all.filter(({ theme_id }) => looks.of(theme_id).id === look.id),
    [all, looks, look.id],
  );
  const known = useTasksKnown(tasks.length > 0);
  const sought = useDeferredValue(query.trim().toLowerCase());
  const shown = useMemo(
    () => (sought === '' ? tasks : tasks.filter((task) => matches(task, sought))),
    [tasks, sought],
  );
  const oldestFirst = control.view.sort === 'oldest';

  const list = {
    label: t.tasksIn(look.name),
    tasks: shown,
    looks,
    actions,
    shows,
    pressEdits: true,
  };

  return (
    <Page
      title={
        <span className="flex items-center gap-3">
          <look.Icon className="size-7 shrink-0" style={{ color: look.color }} />
          <span className="min-w-0">{look.name}</span>
        </span>
      }
      lead={!known ? '\u00a0' : <Count count={tasks.length} />}
      actions={
        <Button
          size="compact"
          look="primary"
          icon={<Plus className="size-4" />}
          aria-expanded={creating}
          onClick={() => setCreating(!creating)}
        >
          {t.newTask}
        </Button>
      }
    >
      {creating && (
        <div className="mb-6 rounded-md border border-hairline bg-surface">
          <NewTaskForm themeId={look.id} onClose={() => setCreating(false)} />
        </div>
      )}
      <CaptureInput place={place} label={t.addATaskTo(look.name)} />
      <div className="mt-4 mb-2 flex items-center gap-2">
        <search className="grow">
          <TextField
            label={t.searchIn(look.name)}
            hideLabel
            type="search"
            placeholder={t.searchIn(look.name)}
            value={query}
            onChange={setQuery}
          />
        </search>
        <Button
          icon={
            oldestFirst ? (
              <ArrowUpNarrowWide className="size-4" />
            ) : (
              <ArrowDownWideNarrow className="size-4" />
            )
          }
          onClick={() => control.change({ sort: oldestFirst ? 'newest' : 'oldest' })}
          className="shrink-0 text-sm"
        >
          <span className="sr-only">{t.sortByDateCreated} </span>
          <span className="max-sm:sr-only">{oldestFirst ? t.oldestFirst : t.newestFirst}</span>
        </Button>
        {tasks.length > 0 && <ListTools control={control} />}
      </div>
      {!known ? (
        <LoadingTasks />
      ) : tasks.length === 0 ? (
        <EmptyState
          title={t.noTasksIn(look.name)}
          action={
            !creating && (
              <Button look="primary" onClick={() => setCreating(true)}>
                {t.newTask}
              </Button>
            )
          }
        >
          {t.createANewTaskTo}
        </EmptyState>
      ) : shown.length === 0 ? (
        <EmptyState action={<Button onClick={() => setQuery('')}>{t.clearTheSearch}</Button>}>
          {t.noTaskHas(look.name, sought.slice(0, 100))}
        </EmptyState>
      ) : sought === '' ? (
        <FoldedTasks {...list} control={control} />
      ) : (
        // What was searched for is shown, completed or not.
        <ArrangedTasks {...list} control={{ ...control, view: { ...control.view, completed: true } }} />
      )}
    </Page>
  );
}

const matches = ({ title, description }: Task, sought: string) =>
  title.toLowerCase().includes(sought) || description.toLowerCase().includes(sought);

function Count({ count }: { count: number }) {
  return <span className="tabular-nums">{t.taskCount(count)}</span>;
}
