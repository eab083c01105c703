import ArrowRight from 'lucide-react/icons/arrow-right';
import Ellipsis from 'lucide-react/icons/ellipsis';
import PanelRight from 'lucide-react/icons/panel-right';
import Repeat from 'lucide-react/icons/repeat';
import Trash from 'lucide-react/icons/trash-2';
import { type MouseEvent, memo, useEffect, useRef } from 'react';
import { NotSure, RowQuestion } from '#browser/features/filing/theme-question.tsx';
import { openTask, taskHref } from '#browser/features/navigation/open-task.ts';
import { DueMark } from '#browser/features/task-row/due-mark.tsx';
import { PriorityMark } from '#browser/features/task-row/priority-mark.tsx';
import { TagPill } from '#browser/features/task-row/tag-dot.tsx';
import { t } from '#browser/i18n/board.ts';
import { circleLook } from '#browser/model/tasks/circle-look.ts';
import { shortTitle } from '#browser/model/tasks/task-text.ts';
import type { TaskActions } from '#browser/model/tasks/use-task-actions.ts';
import type { ThemeLook } from '#browser/model/themes/theme-looks.ts';
import { describeRecurrence } from '#browser/time/describe-recurrence.ts';
import { CheckCircle } from '#browser/ui/check-circle.tsx';
import { classNames } from '#browser/ui/class-names.ts';
import { IconButton } from '#browser/ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#browser/ui/menu.tsx';
import { restoreFocus } from '#browser/ui/restore-focus.ts';
import { shownOnHover } from '#browser/ui/shown-on-hover.ts';
import { StruckText } from '#browser/ui/struck-text.tsx';
import { threaded } from '#browser/ui/thread-line.ts';
import type { Task } from '#contract/tasks.ts';
import type { Status } from '#contract/vocabularies.ts';
import { boardOrder } from './board-columns.ts';
import type * as Dragging from './board-drag.ts';

export interface BoardCardProps {
  task: Task;
  look: ThemeLook;
  actions: TaskActions;
  /** Defined once the drag code has loaded. */
  dragging: typeof Dragging | undefined;
  /** True while this card is being dragged. */
  lifted: boolean;
  /** Must be stable. */
  onMove: (id: string, status: Status) => void;
}

const maxShownTags = 3;

/** Renders a task on the board. A press opens it; the menu, Shift with an arrow, and dragging move it. */
export const BoardCard = memo(function BoardCard({
  task,
  look,
  actions,
  dragging,
  lifted,
  onMove,
}: BoardCardProps) {
  const card = useRef<HTMLElement>(null);
  const done = task.status === 'completed';
  const title = shortTitle(task.title);
  useEffect(() => {
    if (dragging && card.current) return dragging.bindCard(card.current, task.id);
  }, [dragging, task.id]);

  const press = (event: MouseEvent) => {
    const onControl = event.target instanceof Element && event.target.closest('button, a, input');
    if (!onControl && getSelection()?.isCollapsed !== false) openTask(task.id);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the title and the menu are the accessible controls
    <article
      ref={card}
      data-task={task.id}
      data-card={task.id}
      style={threaded({}, look.color)}
      onClick={press}
      className={classNames(
        'group/row @container relative flex w-full min-w-0 cursor-pointer select-none items-start rounded-md border border-hairline bg-surface pr-2 pl-2.5 transition-opacity [-webkit-touch-callout:none] hover:border-control',
        'before:absolute before:inset-y-2.5 before:left-1.5 before:w-0.5 before:rounded-full before:bg-(--thread)',
        lifted && 'opacity-45',
      )}
    >
      <CheckCircle
        label={title}
        checked={done}
        {...circleLook(task, look.color)}
        onChange={() => actions.toggle(task)}
        className="-ml-0.5 my-1 pointer-coarse:my-0 @max-[12rem]:w-8"
      />
      <div className="min-w-0 grow py-2.5 @max-[12rem]:text-sm">
        <p
          dir="auto"
          className="line-clamp-4 has-[[data-open]:focus-visible]:line-clamp-none overflow-clip wrap-anywhere [overflow-clip-margin:4px]"
        >
          <StruckText struck={done} color={look.color}>
            <OpenCard id={task.id}>{task.title}</OpenCard>
          </StruckText>
        </p>
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5 text-muted text-sm empty:hidden has-[a]:mt-2">
          {task.due_date && <DueMark due={task.due_date} done={done} />}
          {task.recurrence && (
            <span className="inline-flex items-center gap-1">
              <Repeat className="size-3.5 shrink-0" />
              <span className="@max-[12rem]:sr-only">{describeRecurrence(task.recurrence)}</span>
            </span>
          )}
          {task.priority && <PriorityMark priority={task.priority} />}
          {task.tags.slice(0, maxShownTags).map((tag) => (
            <TagPill key={tag} tag={tag} className="max-w-full" />
          ))}
          {task.tags.length > maxShownTags && <span>+{task.tags.length - maxShownTags}</span>}
          <NotSure task={task} />
        </div>
        <RowQuestion task={task} />
      </div>
      <span
        className={classNames(
          '-mr-1.5 pointer-fine:absolute pointer-fine:top-1 pointer-fine:right-2 rounded-md bg-surface',
          shownOnHover,
        )}
      >
        <Menu
          label={t.moveOrOpen(title)}
          trigger={<IconButton label={t.more} icon={<Ellipsis className="size-4" />} data-more />}
        >
          <MenuItem icon={<PanelRight className="size-4" />} onSelect={() => openTask(task.id)}>
            {t.details}
          </MenuItem>
          <MenuSeparator />
          {boardOrder
            .filter((status) => status !== task.status)
            .map((status) => (
              <MenuItem
                key={status}
                icon={<ArrowRight className="size-4" />}
                onSelect={() => onMove(task.id, status)}
              >
                {t.moveTo[status]}
              </MenuItem>
            ))}
          <MenuSeparator />
          <MenuItem
            danger
            icon={<Trash className="size-4" />}
            onSelect={async () => (await actions.remove(task)) && restoreFocus()}
          >
            {t.delete}
          </MenuItem>
        </Menu>
      </span>
    </article>
  );
});

/** Renders the title as a link to the details; with a modifier key the browser opens them in a new tab or window. */
function OpenCard({ id, children }: { id: string; children: string }) {
  const press = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    openTask(id);
  };
  return (
    <a
      href={taskHref(id)}
      draggable={false}
      onClick={press}
      data-open
      aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight"
      className="rounded-sm"
    >
      {children}
    </a>
  );
}
