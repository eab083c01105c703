import CalendarDays from 'lucide-react/icons/calendar-days';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Ellipsis from 'lucide-react/icons/ellipsis';
import ListChecks from 'lucide-react/icons/list-checks';
import PanelRight from 'lucide-react/icons/panel-right';
import Pencil from 'lucide-react/icons/pencil';
import Repeat from 'lucide-react/icons/repeat';
import SquareCheck from 'lucide-react/icons/square-check';
import Trash from 'lucide-react/icons/trash-2';
import type { MouseEvent, ReactNode } from 'react';
import { ReadingMark, ReadingNote } from '#browser/features/filing/reading-mark.tsx';
import { Confidence, NotSure, RowQuestion } from '#browser/features/filing/theme-question.tsx';
import { openWhyTheme } from '#browser/features/filing/why-theme.tsx';
import { openDateDialog } from '#browser/features/navigation/open-date-dialog.ts';
import { beside, openTask, taskHref, useOpenTaskId } from '#browser/features/navigation/open-task.ts';
import { SelectBox } from '#browser/features/select-tasks/select-box.tsx';
import { isChoosing, toggleSelected } from '#browser/features/select-tasks/selection.ts';
import { FoundMark } from '#browser/features/suggestions/found-mark.tsx';
import { t } from '#browser/i18n/task-row.ts';
import { circleLook } from '#browser/model/tasks/circle-look.ts';
import { useSubtaskProgress } from '#browser/model/tasks/task-queries.ts';
import { isWrittenContext, plainNotes, shortTitle } from '#browser/model/tasks/task-text.ts';
import type { ThemeLook } from '#browser/model/themes/theme-looks.ts';
import { describeRecurrence } from '#browser/time/describe-recurrence.ts';
import { formatShortDate } from '#browser/time/format-date.ts';
import { toWallMinute } from '#browser/time/wall-clock.ts';
import { CheckCircle } from '#browser/ui/check-circle.tsx';
import { classNames } from '#browser/ui/class-names.ts';
import { IconButton } from '#browser/ui/icon-button.tsx';
import { Menu, MenuItem } from '#browser/ui/menu.tsx';
import { shownOnHover } from '#browser/ui/shown-on-hover.ts';
import { SpokenText } from '#browser/ui/spoken-text.tsx';
import { StruckText } from '#browser/ui/struck-text.tsx';
import { useMediaQuery } from '#browser/ui/use-media-query.ts';
import type { Task } from '#contract/tasks.ts';
import { DayItems } from './day-items.tsx';
import { DueMark } from './due-mark.tsx';
import { MoveItems } from './move-items.tsx';
import { PriorityMark } from './priority-mark.tsx';
import { ProjectLink } from './project-link.tsx';
import { TagPill } from './tag-dot.tsx';
import type { TaskItemProps } from './task-item-props.ts';

export function TaskCard({
  task,
  looks,
  actions,
  onEdit,
  onRemove,
  shows,
  pressEdits = false,
}: Omit<TaskItemProps, 'editing' | 'draft'> & { onRemove: () => void }) {
  const look = looks.of(task.theme_id);
  const done = task.status === 'completed';
  const title = shortTitle(task.title);
  const isWide = useMediaQuery(beside);
  const place = <Place task={task} look={look} done={done} shows={shows} />;
  const edit = () => onEdit(task.id);
  const press = (event: MouseEvent) => {
    const onControl = event.target instanceof Element && event.target.closest('button, a, input');
    if (onControl || getSelection()?.isCollapsed === false) return;
    if (pressEdits) edit();
    else openTask(task.id);
  };
  return (
    <article
      tabIndex={-1}
      data-focus
      aria-label={title}
      className="group/row relative flex items-start gap-0.5 rounded-sm pl-2 focus-visible:outline-offset-[-2px] has-[[data-open][aria-current]]:bg-raised"
    >
      <SelectBox id={task.id} title={title} />
      <CheckCircle
        label={title}
        checked={done}
        {...circleLook(task, look.color)}
        onChange={() => (isChoosing() ? toggleSelected(task.id) : actions.toggle(task))}
        className="my-1 pointer-coarse:my-0 in-data-compact:my-0 in-data-choosing:pointer-coarse:hidden in-data-choosing:max-sm:hidden"
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the title and the menu are its controls */}
      <div
        className={`min-w-0 grow py-2.5 pointer-fine:in-data-compact:py-1.5 ${pressEdits ? 'cursor-text' : 'cursor-pointer'}`}
        onClick={press}
      >
        <div className="flex items-baseline gap-4">
          {/* Not clamped while the title has the keyboard's focus, since its ring would be cut off. */}
          <p
            dir="auto"
            className="line-clamp-4 has-[[data-open]:focus-visible]:line-clamp-none min-w-0 grow overflow-clip wrap-anywhere [overflow-clip-margin:4px]"
          >
            <StruckText struck={done} color={look.color}>
              {pressEdits ? task.title : <OpenTask task={task} />}
            </StruckText>
          </p>
          {isWide && (
            // Makes room for the buttons, which stand in the same place, and are never over the title.
            <div className="flex shrink-0 items-center justify-end gap-3 text-muted text-sm transition-opacity pointer-fine:min-w-28 pointer-coarse:empty:hidden pointer-fine:group-hover/row:opacity-0 pointer-fine:group-has-[[data-actions]:is(:focus-within,:has([aria-expanded=true]))]/row:opacity-0">
              {place}
            </div>
          )}
        </div>
        {task.description && (
          <p
            dir="auto"
            className="line-clamp-2 text-muted text-sm wrap-anywhere pointer-fine:in-data-compact:line-clamp-1"
          >
            {plainNotes(task.description)}
          </p>
        )}
        <Details task={task} shows={shows}>
          {!isWide && place}
        </Details>
        {/* Spans the whole row, because the menu beside it sits further up. */}
        <div className="max-sm:-mr-11">
          <RowQuestion task={task} />
          <ReadingNote task={task} />
        </div>
      </div>
      <div
        data-actions
        className={classNames(
          'flex shrink-0 py-1 pointer-coarse:py-0 in-data-compact:py-0 pointer-fine:panel:absolute pointer-fine:panel:right-0',
          shownOnHover,
        )}
      >
        <IconButton
          label={t.edit}
          icon={<Pencil className="size-4" />}
          onClick={edit}
          data-edit
          className="max-sm:hidden"
        />
        <IconButton
          label={t.delete}
          icon={<Trash className="size-4" />}
          onClick={onRemove}
          className="max-sm:hidden"
        />
        <Menu
          label={t.moreFor(title)}
          trigger={<IconButton label={t.more} icon={<Ellipsis className="size-4" />} data-more />}
        >
          <MenuItem icon={<PanelRight className="size-4" />} onSelect={() => openTask(task.id)}>
            {t.details}
          </MenuItem>
          <MenuItem icon={<Pencil className="size-4" />} onSelect={edit}>
            {t.edit}
          </MenuItem>
          <MenuItem icon={<CalendarDays className="size-4" />} onSelect={() => openDateDialog([task.id])}>
            {t.date}
          </MenuItem>
          <MenuItem icon={<SquareCheck className="size-4" />} onSelect={() => toggleSelected(task.id)}>
            {t.select}
          </MenuItem>
          <MenuItem icon={<CircleQuestionMark className="size-4" />} onSelect={() => openWhyTheme(task)}>
            {t.whyThisTheme}
          </MenuItem>
          <MenuItem danger icon={<Trash className="size-4" />} onSelect={onRemove}>
            {t.delete}
          </MenuItem>
          <DayItems task={task} />
          <MoveItems task={task} looks={looks} actions={actions} />
        </Menu>
      </div>
    </article>
  );
}

/** Renders the title as a link to the details; with a modifier key the browser opens them in a new tab or window. */
function OpenTask({ task }: { task: Task }) {
  const isOpen = useOpenTaskId() === task.id;
  const press = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    openTask(task.id);
  };
  return (
    <a
      href={taskHref(task.id)}
      draggable={false}
      aria-current={isOpen || undefined}
      onClick={press}
      data-open
      className="rounded-sm"
    >
      {task.title}
    </a>
  );
}

/** Shows when a task is due and its theme. */
function Place({
  task,
  look,
  done,
  shows,
}: {
  task: Task;
  look: ThemeLook;
  done: boolean;
  shows: TaskItemProps['shows'];
}) {
  return (
    <>
      {task.due_date && <DueMark due={task.due_date} done={done} />}
      {shows.theme && (
        <span className="inline-flex min-w-0 items-center gap-1 panel:w-24">
          <look.Icon className="size-3.5 shrink-0" style={{ color: look.color }} />
          <span className="truncate">{look.name}</span>
        </span>
      )}
    </>
  );
}

function Details({
  task,
  shows,
  children,
}: {
  task: Task;
  shows: TaskItemProps['shows'];
  children: ReactNode;
}) {
  return (
    // Tags are taller than the line; the margin keeps them clear of the title's focus ring.
    <div className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-muted text-sm empty:hidden has-[a]:mt-2">
      {children}
      {task.project_id && shows.project !== false && <ProjectLink id={task.project_id} />}
      <SubtaskMark id={task.id} />
      {task.recurrence && (
        <span className="inline-flex items-center gap-1">
          <Repeat className="size-3.5 shrink-0" />
          {describeRecurrence(task.recurrence)}
        </span>
      )}
      {task.priority && <PriorityMark priority={task.priority} emoji={shows.emoji} />}
      {task.tags.map((tag) => (
        <TagPill key={tag} tag={tag} className="max-w-40" />
      ))}
      {task.auto_tags.map((tag) => (
        <TagPill key={tag} tag={tag} isSuggested className="max-w-40" />
      ))}
      {task.estimated_pomodoros > 1 && (
        <span className="tabular-nums">{t.pomodoros(task.estimated_pomodoros)}</span>
      )}
      {shows.confidence && <Confidence task={task} />}
      <NotSure task={task} />
      <ReadingMark task={task} />
      <FoundMark task={task} />
      {isWrittenContext(task.context) && (
        <span dir="auto" className="min-w-0 truncate">
          {task.context}
        </span>
      )}
      {shows.created && (
        <span className="tabular-nums">
          {t.createdOn(formatShortDate(toWallMinute(new Date(task.created_at)), toWallMinute(new Date())))}
        </span>
      )}
    </div>
  );
}

/** Shows how many subtasks are done. */
function SubtaskMark({ id }: { id: string }) {
  const progress = useSubtaskProgress(id);
  if (!progress) return null;
  return (
    <span className="inline-flex items-center gap-1 tabular-nums">
      <ListChecks className="size-3.5 shrink-0" />
      <SpokenText text={t.subtasksDone(progress)} />
    </span>
  );
}
