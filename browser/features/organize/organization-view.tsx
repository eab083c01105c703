import { useMemo } from 'react';
import { CompletedHeading } from '#browser/features/task-lists/folded-tasks.tsx';
import { SectionedList } from '#browser/features/task-lists/sectioned-list.tsx';
import type { ViewControl } from '#browser/features/task-lists/use-task-view.ts';
import { t } from '#browser/i18n/organize.ts';
import type { TaskActions } from '#browser/model/tasks/use-task-actions.ts';
import type { ThemeLooks } from '#browser/model/themes/theme-looks.ts';
import { usePersistedState } from '#browser/store/use-persisted-state.ts';
import { useStore } from '#browser/store/use-store.ts';
import { classNames } from '#browser/ui/class-names.ts';
import { threadBeside, threadThrough } from '#browser/ui/thread-line.ts';
import type { Task } from '#contract/tasks.ts';
import {
  buildOrganizationRows,
  completedKey,
  type OrganizationSection,
  type ThemeSection,
} from './organization.ts';
import { ClosedThreadsHeader, ThemeHeader, ThreadHeader } from './section-headers.tsx';

const shows = { confidence: true };

const isKeys = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((key) => typeof key === 'string');

/** Shows the Inbox, then each theme with its tasks and threads. Headers stay mounted so that screen readers can list them. */
export function OrganizationView({
  sections,
  completed,
  completedCount,
  control: { view, change },
  looks,
  actions,
}: {
  sections: readonly ThemeSection[];
  completed: readonly Task[];
  /** Includes those that are still shown among the open ones. */
  completedCount: number;
  control: ViewControl;
  looks: ThemeLooks;
  actions: TaskActions;
}) {
  const { account } = useStore();
  const [toggledKeys, setToggledKeys] = usePersistedState<string[]>(account.id, 'closed', [], isKeys);
  const toggled = useMemo(
    () => new Set(view.completed ? [...toggledKeys, completedKey] : toggledKeys),
    [toggledKeys, view.completed],
  );
  const rows = useMemo(
    () => buildOrganizationRows(sections, toggled, completed, completedCount),
    [sections, toggled, completed, completedCount],
  );

  const header = (row: OrganizationSection) => {
    const { key, kind } = row;
    if (kind === 'completed')
      return (
        <CompletedHeading
          level={2}
          count={row.count}
          open={view.completed}
          onToggle={() => change({ completed: !view.completed })}
        />
      );
    const fold = {
      open: toggled.has(key) === (kind === 'closed'),
      onToggle: () =>
        setToggledKeys(
          toggled.has(key) ? toggledKeys.filter((other) => other !== key) : [...toggledKeys, key],
        ),
    };
    if (kind === 'theme') return <ThemeHeader section={row.theme} {...fold} />;
    if (kind === 'thread') return <ThreadHeader group={row.threadGroup} {...fold} />;
    return <ClosedThreadsHeader count={row.theme.closed.length} {...fold} />;
  };

  return (
    <SectionedList
      keepsPlace
      label={t.allTasks}
      sections={rows}
      looks={looks}
      actions={actions}
      shows={shows}
      header={header}
      rowClass={rowClass}
      colorOf={colorOf}
    />
  );
}

const colorOf = ({ theme }: OrganizationSection) => theme?.look.color;

function rowClass(row: OrganizationSection, kind: string): string | false {
  if (row.kind === 'completed') return kind === 'task' ? threadBeside : 'pt-3';
  if (kind === 'task') return classNames(threadThrough, row.kind === 'thread' && 'pl-5');
  return row.kind === 'theme' ? row.apart && 'pt-5' : threadThrough;
}
