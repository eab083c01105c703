import { type ReactNode, useCallback, useEffect, useId, useRef } from 'react';
import { t } from '#browser/i18n/board.ts';
import type { ThemeLooks } from '#browser/model/themes/theme-looks.ts';
import { classNames } from '#browser/ui/class-names.ts';
import { useWindowedRows } from '#browser/ui/windowed-rows.ts';
import type { Task } from '#contract/tasks.ts';
import type { Status } from '#contract/vocabularies.ts';
import { BoardCard, type BoardCardProps } from './board-card.tsx';

const noRows: readonly number[] = [];
/** Estimated card height in pixels: a two-line title, one line of details and the gap below. */
const typicalHeight = 98;

export interface BoardColumnProps extends Pick<BoardCardProps, 'actions' | 'dragging' | 'onMove'> {
  status: Status;
  title: string;
  tasks: readonly Task[];
  looks: ThemeLooks;
  /** Id of the card being dragged. */
  lifted: string | null;
  /** Id of a card that stays in the document even when it is off screen. */
  held: string | null;
  /** Row that the card over this column would take; none if it is already in the column. */
  landing: { place: number | null } | null;
  /** Without one the column stands alone and is named for screen readers only. */
  header?: ReactNode;
}

/** Renders the tasks of one status with windowing. */
export function BoardColumn({
  status,
  title,
  tasks,
  looks,
  lifted,
  held,
  landing,
  header,
  dragging,
  ...card
}: BoardColumnProps) {
  const id = useId();
  const column = useRef<HTMLElement>(null);
  useEffect(() => {
    if (dragging && column.current) return dragging.bindColumn(column.current, status);
  }, [dragging, status]);

  const { container, height, rows, measure } = useWindowedRows({
    count: tasks.length,
    keyOf: useCallback((index) => tasks[index]?.id ?? '', [tasks]),
    rowOf: useCallback((key) => tasks.findIndex(({ id }) => id === key), [tasks]),
    typicalHeight,
    kept: noRows,
    pinned: [held],
    besideOthers: header !== undefined,
  });
  const above = rows.find(({ item }) => item.index === landing?.place);
  const landingTop = above?.style.transform ?? `translateY(${height}px)`;

  return (
    <section
      ref={column}
      aria-labelledby={id}
      data-column={status}
      className={classNames(
        'min-w-0',
        header !== undefined && 'flex flex-col rounded-md border p-1 transition-colors panel:p-2',
        header !== undefined && (landing ? 'border-accent bg-raised' : 'border-hairline'),
      )}
    >
      <h2
        id={id}
        className={
          header
            ? classNames(
                'sticky top-0 z-10 -mx-1 -mt-1 rounded-t-md px-2.5 panel:-mx-2 panel:-mt-2 panel:px-3',
                landing ? 'bg-raised' : 'bg-ground',
              )
            : 'sr-only'
        }
      >
        {header ?? title}
      </h2>
      <div
        ref={container}
        className={classNames('relative grow', header !== undefined && 'mt-1')}
        style={{ minHeight: height }}
      >
        {tasks.length === 0 && !landing && (
          <p className={classNames('text-muted', header ? 'px-2 py-4 text-center text-sm' : 'py-6')}>
            {t.nothingHere}
          </p>
        )}
        <ul aria-label={t.tasksIn[status]}>
          {rows.map(({ item: { index }, style }) => {
            const task = tasks[index];
            return (
              task && (
                <li
                  key={task.id}
                  ref={measure}
                  data-index={index}
                  data-row={task.id}
                  aria-setsize={tasks.length}
                  aria-posinset={index + 1}
                  style={style}
                  className="absolute inset-x-0 top-0 pb-2"
                >
                  <BoardCard
                    {...card}
                    task={task}
                    look={looks.of(task.theme_id)}
                    dragging={dragging}
                    lifted={task.id === lifted}
                  />
                </li>
              )
            );
          })}
        </ul>
        {landing && landing.place !== null && (
          <div
            aria-hidden="true"
            style={{ transform: landingTop }}
            className="pointer-events-none absolute inset-x-0 -top-1.25 h-0.5 rounded-full bg-accent before:absolute before:-top-0.75 before:-left-0.5 before:size-2 before:rounded-full before:bg-accent"
          />
        )}
      </div>
    </section>
  );
}
