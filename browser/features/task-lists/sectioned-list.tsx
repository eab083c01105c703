import { type ReactNode, useMemo, useState } from 'react';
import type { TaskListHandle } from '#browser/features/select-tasks/task-lists.ts';
import { useRowPresses } from '#browser/features/select-tasks/use-row-presses.ts';
import { TaskItem } from '#browser/features/task-row/task-item.tsx';
import type { TaskItemProps } from '#browser/features/task-row/task-item-props.ts';
import { t } from '#browser/i18n/task-lists.ts';
import { classNames } from '#browser/ui/class-names.ts';
import { threadBeside, threaded } from '#browser/ui/thread-line.ts';
import { useWindowedRows, windowedRow } from '#browser/ui/windowed-rows.ts';
import { layOutRows, type RowSection } from './row-layout.ts';
import { useEditedTask } from './use-edited-task.ts';
import { useRowSwipes } from './use-row-swipes.ts';
import { useTaskList } from './use-task-list.ts';

export interface SectionedListProps<Section extends RowSection>
  extends Pick<TaskItemProps, 'looks' | 'actions' | 'shows' | 'pressEdits'> {
  /** Accessible name of a list without headers. */
  label: string;
  /** Must stay the same array while nothing in it changes. */
  sections: readonly Section[];
  header?: (section: Section) => ReactNode;
  footer?: (section: Section) => ReactNode;
  /** Extra classes for rows; by default a bottom border. */
  rowClass?: (section: Section, kind: 'header' | 'task' | 'footer') => string | false | undefined;
  /** Returns the CSS color of the thread line beside headers. */
  colorOf?: (section: Section) => string | undefined;
  /** Returns the value of `data-day` for the section's rows. */
  dayOf?: (section: Section) => string | undefined;
  dayBeside?: TaskListHandle['dayBeside'];
  /** Keeps focus in place when a row moves to another section. */
  keepsPlace?: boolean;
  /** Keys of rows that stay in the document. */
  pinned?: readonly (string | null)[];
}

/** Estimated row height in pixels: a one-line title and one line of details. */
const typicalHeight = 65;

const nothingPinned: readonly null[] = [];

const row = (_section: RowSection, kind: string) =>
  kind === 'task' ? `${threadBeside} border-hairline border-b` : undefined;

/** Renders tasks in sections with windowing. Every sectioned list gets its shortcuts, selection and details from here. */
export function SectionedList<Section extends RowSection>({
  label,
  sections,
  header,
  footer,
  rowClass = row,
  colorOf,
  dayOf,
  dayBeside,
  keepsPlace,
  pinned = nothingPinned,
  ...item
}: SectionedListProps<Section>) {
  const { looks, actions } = item;
  const { edited, edit } = useEditedTask();
  const [wanted, setWanted] = useState<string | null>(null);
  const layout = useMemo(() => layOutRows(sections), [sections]);
  const kept = useMemo(() => layout.kept(), [layout]);
  const {
    container,
    height,
    rows: windowed,
    measure,
  } = useWindowedRows({
    count: layout.count,
    keyOf: layout.keyOf,
    rowOf: layout.rowOf,
    typicalHeight,
    kept,
    pinned: [edited?.id ?? null, wanted, ...pinned],
  });
  useTaskList({
    container,
    layout,
    actions,
    edit,
    dayBeside,
    keepsPlace,
    wanted,
    onWanted: setWanted,
  });
  useRowSwipes(container, actions);
  const presses = useRowPresses();

  const groups: { section: Section; header: ReactNode; footer: ReactNode; items: ReactNode[] }[] = [];
  for (const { item: virtual, style } of windowed) {
    const { index } = virtual;
    const found = layout.rowAt(index);
    if (!found) continue;
    const { section, kind, position } = found;
    let group = groups.at(-1);
    if (group?.section !== section) {
      group = { section, header: null, footer: null, items: [] };
      groups.push(group);
    }
    const task = layout.taskAt(index);
    const color = task ? looks.of(task.theme_id).color : colorOf?.(section);
    const place = {
      ref: measure,
      'data-index': index,
      'data-row': layout.keyOf(index),
      'data-day': dayOf?.(section),
      style: color ? threaded(style, color) : style,
      className: classNames(windowedRow, rowClass(section, kind)),
    };
    if (task)
      group.items.push(
        <li key={task.id} {...place} aria-setsize={section.tasks.length} aria-posinset={position + 1}>
          <TaskItem
            {...item}
            task={task}
            editing={task.id === edited?.id}
            draft={task.id === edited?.id ? edited.draft : undefined}
            onEdit={edit}
          />
        </li>,
      );
    else if (kind === 'header') group.header = <div {...place}>{header?.(section)}</div>;
    else group.footer = <div {...place}>{footer?.(section)}</div>;
  }

  return (
    <div ref={container} className="relative" style={{ height }} {...presses}>
      {groups.map(({ section, header, footer, items }) => {
        const isOnly = !section.hasHeader;
        const list = items.length > 0 && (
          <ul aria-label={isOnly ? label : t.tasksIn(section.label)}>{items}</ul>
        );
        return isOnly ? (
          list && <div key={section.key}>{list}</div>
        ) : (
          <section key={section.key} aria-label={section.label}>
            {header}
            {list}
            {footer}
          </section>
        );
      })}
    </div>
  );
}
