import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { TaskItem } from '#browser/features/tasks/task-item.tsx';
import { estimateTaskHeight } from '#browser/features/tasks/task-layout.ts';
import type { TaskActions } from '#browser/features/tasks/use-task-actions.ts';
import { useWindowedRows, windowedRow } from '#browser/features/tasks/windowed-rows.ts';
import { useStore } from '#browser/store/store-provider.tsx';
import { useRemembered } from '#browser/store/use-remembered.ts';
import { classNames } from '#browser/ui/class-names.ts';
import { threaded, threadThrough } from '#browser/ui/thread-line.ts';
import { layOut, type Segment, type ThemeSection } from './organization.ts';
import { ClosedThreadsHeader, ThemeHeader, ThreadHeader } from './section-headers.tsx';
import type { ThemeLooks } from './theme-looks.ts';

const shows = { context: true };
const headerHeight = 44;
const gap = 20;
/** With more headers than this, those of threads come and go with the page like tasks. */
const mostHeadersKept = 200;

const isKeys = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((key) => typeof key === 'string');

/** The Inbox, then each theme with its tasks and threads. Headers are always in the document, for who reads by heading. */
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
  const [editing, setEditing] = useState<string | null>(null);
  const [toggledKeys, setToggledKeys] = useRemembered<string[]>(account.id, 'closed', [], isKeys);
  const toggled = useMemo(() => new Set(toggledKeys), [toggledKeys]);
  const layout = useMemo(() => layOut(sections, toggled), [sections, toggled]);
  const kept = useMemo(() => keptOf(layout.headers), [layout]);

  const {
    container,
    height,
    rows: windowed,
    measure,
  } = useWindowedRows({
    count: layout.count,
    keyOf: useCallback((index) => layout.taskOf(index)?.id ?? layout.segmentOf(index)?.key ?? '', [layout]),
    estimate: useCallback(
      (index) => {
        const task = layout.taskOf(index);
        return task ? estimateTaskHeight(task, shows) : estimateHeader(layout.segmentOf(index));
      },
      [layout],
    ),
    kept,
    editing,
  });

  const toggle = (key: string) =>
    setToggledKeys(toggled.has(key) ? toggledKeys.filter((other) => other !== key) : [...toggledKeys, key]);

  const groups: { key: string; label: string; header: ReactNode; items: ReactNode[] }[] = [];
  for (const { item, style } of windowed) {
    const segment = layout.segmentOf(item.index);
    if (!segment) continue;
    const { key, section, kind } = segment;
    let group = groups.at(-1);
    if (group?.key !== key) {
      group = { key, label: labelOf(segment), header: null, items: [] };
      groups.push(group);
    }
    const task = layout.taskOf(item.index);
    const place = {
      ref: measure,
      'data-index': item.index,
      'data-row': task?.id ?? key,
      style: threaded(style, section.look.color),
    };
    if (kind === 'tasks' && task)
      group.items.push(
        <li
          key={task.id}
          {...place}
          aria-setsize={segment.length}
          aria-posinset={item.index - segment.start + 1}
          className={classNames(windowedRow, threadThrough, segment.threadGroup && 'pl-5')}
        >
          <TaskItem
            task={task}
            looks={looks}
            actions={actions}
            editing={task.id === editing}
            onEdit={setEditing}
            shows={shows}
          />
        </li>,
      );
    const fold = { open: toggled.has(key) === (kind === 'closed'), onToggle: () => toggle(key) };
    if (kind === 'theme')
      group.header = (
        <div {...place} className={classNames(windowedRow, segment.apart && 'pt-5')}>
          <ThemeHeader section={section} {...fold} />
        </div>
      );
    if (kind === 'closed')
      group.header = (
        <div {...place} className={classNames(windowedRow, threadThrough)}>
          <ClosedThreadsHeader count={section.closed.length} {...fold} />
        </div>
      );
    if (kind === 'thread')
      group.header = (
        <div {...place} className={classNames(windowedRow, threadThrough)}>
          <ThreadHeader group={segment.threadGroup} {...fold} />
        </div>
      );
  }

  return (
    <div ref={container} className="relative" style={{ height }}>
      {groups.map(({ key, label, header, items }) => (
        <section key={key} aria-label={label}>
          {header}
          {items.length > 0 && <ul aria-label={`Tasks in ${label}`}>{items}</ul>}
        </section>
      ))}
    </div>
  );
}

function labelOf(segment: Segment): string {
  const { name } = segment.section.look;
  if (segment.kind === 'closed') return `Closed threads in ${name}`;
  return (segment.kind !== 'theme' && segment.threadGroup?.thread.title) || name;
}

const estimateHeader = (segment: Segment | undefined) =>
  headerHeight + (segment?.kind === 'theme' && segment.apart ? gap : 0);

function keptOf(headers: readonly { kind: Segment['kind']; start: number }[]): number[] {
  const kept = headers.length <= mostHeadersKept ? headers : headers.filter(({ kind }) => kind === 'theme');
  return kept.map(({ start }) => start);
}
