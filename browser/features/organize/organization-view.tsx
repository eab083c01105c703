import { useMemo } from 'react';
import { SectionedList } from '#browser/features/task-lists/sectioned-list.tsx';
import type { TaskActions } from '#browser/model/tasks/use-task-actions.ts';
import type { ThemeLooks } from '#browser/model/themes/theme-looks.ts';
import { usePersistedState } from '#browser/store/use-persisted-state.ts';
import { useStore } from '#browser/store/use-store.ts';
import { classNames } from '#browser/ui/class-names.ts';
import { threadThrough } from '#browser/ui/thread-line.ts';
import { buildOrganizationRows, type OrganizationSection, type ThemeSection } from './organization.ts';
import { ClosedThreadsHeader, ThemeHeader, ThreadHeader } from './section-headers.tsx';

const shows = { confidence: true, context: true };

const isKeys = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((key) => typeof key === 'string');

/** Shows the Inbox, then each theme with its tasks and threads. Headers stay mounted so that screen readers can list them. */
export function OrganizationView({
  sections,
  looks,
  actions,
}: {
  sections: readonly ThemeSection[];
  looks: ThemeLooks;
  actions: TaskActions;
}) {
  const { account } = useStore();
  const [toggledKeys, setToggledKeys] = usePersistedState<string[]>(account.id, 'closed', [], isKeys);
  const toggled = useMemo(() => new Set(toggledKeys), [toggledKeys]);
  const rows = useMemo(() => buildOrganizationRows(sections, toggled), [sections, toggled]);

  const header = (row: OrganizationSection) => {
    const { key, kind, theme } = row;
    const fold = {
      open: toggled.has(key) === (kind === 'closed'),
      onToggle: () =>
        setToggledKeys(
          toggled.has(key) ? toggledKeys.filter((other) => other !== key) : [...toggledKeys, key],
        ),
    };
    if (kind === 'theme') return <ThemeHeader section={theme} {...fold} />;
    if (kind === 'thread') return <ThreadHeader group={row.threadGroup} {...fold} />;
    return <ClosedThreadsHeader count={theme.closed.length} {...fold} />;
  };

  return (
    <SectionedList
      keepsPlace
      label="All tasks"
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

const colorOf = ({ theme }: OrganizationSection) => theme.look.color;

function rowClass(row: OrganizationSection, kind: string): string | false {
  if (kind === 'task') return classNames(threadThrough, row.kind === 'thread' && 'pl-5');
  return row.kind === 'theme' ? row.apart && 'pt-5' : threadThrough;
}
