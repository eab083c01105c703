import Bell from 'lucide-react/icons/bell';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Folder from 'lucide-react/icons/folder';
import Repeat from 'lucide-react/icons/repeat';
import Spool from 'lucide-react/icons/spool';
import Tag from 'lucide-react/icons/tag';
import Timer from 'lucide-react/icons/timer';
import { memo, type ReactNode, useId } from 'react';
import { flushSync } from 'react-dom';
import { PriorityMark } from '#browser/features/task-row/priority-mark.tsx';
import { t } from '#browser/i18n/capture.ts';
import type { AcceptedTask } from '#browser/model/captures/capture-journal.ts';
import { useHourCycle } from '#browser/model/settings/hour-cycle.ts';
import { inboxLook, type ThemeLooks, useThemeLooks } from '#browser/model/themes/theme-looks.ts';
import { useRows } from '#browser/store/use-store.ts';
import { describeRecurrence } from '#browser/time/describe-recurrence.ts';
import { describeDue, formatDue } from '#browser/time/format-date.ts';
import { useWallMinute } from '#browser/time/wall-clock.ts';
import { Chip } from '#browser/ui/chip.tsx';
import { threaded } from '#browser/ui/thread-line.ts';
import { useStableCallback } from '#browser/ui/use-stable-callback.ts';
import type { Project } from '#contract/projects.ts';
import type { Thread } from '#contract/threads.ts';
import type { HourCycle, Priority } from '#contract/vocabularies.ts';
import {
  getRecurrenceDue,
  isAssumedReminder,
  type ParsedField,
  type ParsedTask,
  type ParsedValue,
} from './corrections.ts';
import type { DraftStore } from './draft-store.ts';
import { FoundChip, SplitChip } from './found-chip.tsx';
import { type OnRemove, RemovableChip } from './removable-chip.tsx';
import { OtherThemes, ThemeChip } from './theme-chips.tsx';
import { useParsedTasks } from './use-capture.ts';

interface ChipsProps {
  draft: DraftStore;
  /** Which themes are shown: where the place determines the theme none, or only those that the text names. */
  themes?: 'all' | 'chosen' | 'none';
  /** Returns focus to the text when the last chip is removed. Stable. */
  onLeave: () => void;
}

const icon = 'size-3.5 shrink-0 text-muted';
/** Constant elements, so that chips do not re-render while a value is typed. */
const icons: Partial<Record<ParsedField, ReactNode>> = {
  due_date: <CalendarDays className={icon} />,
  recurrence: <Repeat className={icon} />,
  reminder: <Bell className={icon} />,
  project: <Folder className={icon} />,
  thread: <Spool className={icon} />,
  duration: <Timer className={icon} />,
  tag: <Tag className={icon} />,
  auto_tag: <Tag className={icon} />,
};

/** Shows what was parsed from the text, task by task. A tap, Backspace or Delete removes a chip. */
export const CaptureChips = memo(function CaptureChips({ draft, themes = 'all', onLeave }: ChipsProps) {
  const read = useParsedTasks(draft);
  const looks = useThemeLooks();
  const now = useWallMinute();
  const hourCycle = useHourCycle();
  const projects = useRows('projects');
  const threads = useRows('threads');
  if (read.length === 0) return null;
  return (
    // Reversed order keeps it scrolled to the end, where typing happens.
    <fieldset
      aria-label={t.understood}
      data-chips
      className="flex max-h-[40dvh] min-w-0 flex-col-reverse overflow-y-auto overscroll-contain"
    >
      <div className="flex flex-col gap-2 px-4 pt-2 pb-1">
        {read.map((one, index) => (
          <TaskChips
            // biome-ignore lint/suspicious/noArrayIndexKey: a task being typed is known by nothing but its place
            key={index}
            {...{ one, looks, now, hourCycle, projects, threads, draft, themes, onLeave }}
          />
        ))}
        <SplitChip draft={draft} count={read.length} onLeave={onLeave} />
      </div>
    </fieldset>
  );
});

interface TaskChipsProps extends ChipsProps {
  one: ParsedTask;
  looks: ThemeLooks;
  now: string;
  hourCycle: HourCycle;
  projects: readonly Project[];
  threads: readonly Thread[];
}

/** Shows one task; re-renders only when its parsed values change. */
const TaskChips = memo(function TaskChips({
  one: { task, at, values },
  looks,
  now,
  hourCycle,
  projects,
  threads,
  draft,
  themes,
  onLeave,
}: TaskChipsProps) {
  const titleId = useId();
  const look = looks.find(task.theme) ?? inboxLook;

  const onChoose = useStableCallback((theme: string) => {
    draft.correct({ kind: 'theme', at, theme });
    onLeave();
  });
  /** Moves focus to the next removable chip after a removal by keyboard. */
  const onRemove: OnRemove = useStableCallback((chip, byKeyboard, value) => {
    const group = chip.closest('[data-chips]');
    const chips = () => [...(group?.querySelectorAll<HTMLElement>('[data-removable]') ?? [])];
    const place = chips().indexOf(chip);
    flushSync(() =>
      draft.correct(
        value === 'theme' ? { kind: 'theme', at, theme: 'Inbox' } : { kind: 'removed', at, ...value },
      ),
    );
    const next = chips()[place] ?? chips()[place - 1];
    if (byKeyboard && next) next.focus();
    else onLeave();
  });
  return (
    <fieldset
      aria-labelledby={titleId}
      style={threaded({}, look.color)}
      className="relative min-w-0 pl-3 before:absolute before:inset-y-0.5 before:left-0 before:w-0.5 before:rounded-full before:bg-(--thread)"
    >
      <p id={titleId} dir="auto" className="line-clamp-2 wrap-anywhere">
        {task.title}
      </p>
      <div className="mt-1 flex flex-wrap items-center gap-1.5">
        {themes !== 'none' && (themes === 'all' || task.themeChosen) && (
          <ThemeChip {...{ task, look, onRemove }} />
        )}
        {values.map((value, index) => (
          <ValueChip
            // Not keyed by its words, which change with every keystroke.
            key={`${value.field} ${values.slice(0, index).filter(({ field }) => field === value.field).length}`}
            {...value}
            priority={value.field === 'priority' ? task.priority : null}
            says={sayingOf(value, task, { now, hourCycle, projects, threads })}
            onRemove={onRemove}
          />
        ))}
        {task.suggestions && task.suggestions.length > 0 && (
          <FoundChip found={task.suggestions} {...{ looks, draft, onLeave }} />
        )}
        {task.notes.length > 0 && !task.suggestions?.length && (
          <span
            title={task.notes.join('\n')}
            className="inline-flex h-7 items-center px-1 text-muted text-sm"
          >
            {t.phrasesInDescription(task.notes.length)}
          </span>
        )}
        {task.reminder &&
          isAssumedReminder(task) &&
          otherTimes(task.reminder, now).map((time) => (
            <Chip
              key={time}
              onPress={() => {
                draft.correct({ kind: 'reminder', at, time });
                onLeave();
              }}
            >
              {describeDue(time, now, hourCycle).text}?
            </Chip>
          ))}
        {themes === 'all' && <OtherThemes {...{ task, look, looks, onChoose }} />}
      </div>
    </fieldset>
  );
});

/** Returns the parsed values besides the theme, with their chip labels. */
const ValueChip = memo(function ValueChip({
  field,
  words,
  priority,
  says,
  onRemove,
}: ParsedValue & { priority: Priority | null; says: string; onRemove: OnRemove }) {
  return (
    <RemovableChip
      about={t.removeValue[field]}
      onRemove={(chip, byKeyboard) => onRemove(chip, byKeyboard, { field, words })}
    >
      {icons[field]}
      {priority ? <PriorityMark priority={priority} /> : <span className="truncate">{says}</span>}
    </RemovableChip>
  );
});

/** Offers other reminder times if none was stated: in the evening or in the morning. */
function otherTimes(reminder: string, now: string): string[] {
  const day = reminder.slice(0, 10);
  const tomorrow = new Date(Date.parse(`${now.slice(0, 10)}T00:00Z`) + 86_400_000).toISOString().slice(0, 10);
  return [`${day}T18:00`, `${day > tomorrow ? day : tomorrow}T09:00`].filter(
    (at) => at > now && at !== reminder,
  );
}

function sayingOf(
  { field, words }: ParsedValue,
  task: AcceptedTask,
  { now, hourCycle, projects, threads }: Pick<TaskChipsProps, 'now' | 'hourCycle' | 'projects' | 'threads'>,
): string {
  const { dueDate, recurrence, recursFromCompletion, reminder, projectId, threadId, durationMinutes } = task;
  if (field === 'due_date' && dueDate) return describeDue(dueDate, now, hourCycle).text;
  if (field === 'recurrence' && recurrence)
    return [
      describeRecurrence(recurrence),
      recursFromCompletion && t.afterCompletion,
      dueDate && getRecurrenceDue(task) && t.fromDate(formatDue(dueDate, now, hourCycle)),
    ]
      .filter(Boolean)
      .join(', ');
  if (field === 'reminder' && reminder) return describeDue(reminder, now, hourCycle).text;
  if (field === 'project') return projects.find(({ id }) => id === projectId)?.name ?? t.project;
  if (field === 'thread') return threads.find(({ id }) => id === threadId)?.title ?? t.thread;
  if (field === 'duration') return t.minutes(durationMinutes ?? 0);
  return words.replace(/^[#@]/, '');
}
