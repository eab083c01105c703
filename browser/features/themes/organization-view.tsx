import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { estimateTaskHeight } from '#browser/features/tasks/task-height.ts';
import { TaskItem } from '#browser/features/tasks/task-item.tsx';
import { threaded, threadThrough } from '#browser/features/tasks/thread-line.ts';
import { useRemembered } from '#browser/features/tasks/use-remembered.ts';
import type { TaskActions } from '#browser/features/tasks/use-task-actions.ts';
import { useWindowedRows, windowedRow } from '#browser/features/tasks/windowed-rows.ts';
import { useRows, useStore } from '#browser/store/store-provider.tsx';
import { classNames } from '#browser/ui/class-names.ts';
import type { Task } from '#contract/tasks.ts';
import { type OrganizationRow, organize, rowsOf } from './organization.ts';
import { ThemeHeader, ThreadHeader } from './section-headers.tsx';
import { inboxLook, type ThemeLooks } from './theme-looks.ts';

const shows = { context: true };
const headerHeight = 44;
const gap = 20;
/** With more headers than this, those of threads come and go with the page like tasks. */
const mostHeadersKept = 200;

const isKeys = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((key) => typeof key === 'string');

/** The Inbox, then each theme with its tasks and threads. Headers are always in the document, for who reads by heading. */
export function OrganizationView({
  tasks,
  looks,
  actions,
}: {
  tasks: readonly Task[];
  looks: ThemeLooks;
  actions: TaskActions;
}) {
  const { account } = useStore();
  const threads = useRows('threads');
  const [editing, setEditing] = useState<string | null>(null);
  const [closedKeys, setClosedKeys] = useRemembered<string[]>(account.id, 'closed', [], isKeys);
  const closed = useMemo(() => new Set(closedKeys), [closedKeys]);
  const sections = useMemo(
    () => organize({ tasks, threads, inbox: inboxLook, looks }),
    [tasks, threads, looks],
  );
  const rows = useMemo(() => rowsOf(sections, closed), [sections, closed]);
  const kept = useMemo(() => headersOf(rows), [rows]);

  const {
    container,
    height,
    rows: windowed,
    measure,
  } = useWindowedRows({
    count: rows.length,
    keyOf: useCallback((index) => rows[index]?.key ?? '', [rows]),
    estimate: useCallback((index) => estimateRow(rows[index]), [rows]),
    kept,
    editing,
  });

  const toggle = (key: string) =>
    setClosedKeys(closed.has(key) ? closedKeys.filter((other) => other !== key) : [...closedKeys, key]);

  const groups: { key: string; label: string; header: ReactNode; items: ReactNode[] }[] = [];
  for (const { item, style } of windowed) {
    const row = rows[item.index];
    if (!row) continue;
    const place = {
      ref: measure,
      'data-index': item.index,
      'data-row': row.key,
      style: threaded(style, row.section.look.color),
    };
    let group = groups.at(-1);
    if (group?.key !== row.group) {
      group = { key: row.group, label: labelOf(row), header: null, items: [] };
      groups.push(group);
    }
    if (row.kind === 'task')
      group.items.push(
        <li
          key={row.key}
          {...place}
          aria-setsize={row.size}
          aria-posinset={row.position}
          className={classNames(windowedRow, threadThrough, row.threaded && 'pl-5')}
        >
          <TaskItem
            task={row.task}
            looks={looks}
            actions={actions}
            editing={row.key === editing}
            onEdit={setEditing}
            shows={shows}
          />
        </li>,
      );
    else
      group.header = (
        <div
          {...place}
          className={classNames(windowedRow, row.kind === 'thread' ? threadThrough : row.apart && 'pt-5')}
        >
          {row.kind === 'theme' ? (
            <ThemeHeader section={row.section} open={!closed.has(row.key)} onToggle={() => toggle(row.key)} />
          ) : (
            <ThreadHeader
              group={row.threadGroup}
              open={!closed.has(row.key)}
              onToggle={() => toggle(row.key)}
            />
          )}
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

const labelOf = (row: OrganizationRow) =>
  row.kind === 'thread' ? row.threadGroup.thread.title : row.section.look.name;

function estimateRow(row: OrganizationRow | undefined): number {
  if (row?.kind === 'task') return estimateTaskHeight(row.task);
  return headerHeight + (row?.kind === 'theme' && row.apart ? gap : 0);
}

function headersOf(rows: readonly OrganizationRow[]): number[] {
  const all = rows.flatMap(({ kind }, index) => (kind === 'task' ? [] : [index]));
  return all.length <= mostHeadersKept ? all : all.filter((index) => rows[index]?.kind === 'theme');
}
