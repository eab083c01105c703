import Bell from 'lucide-react/icons/bell';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Folder from 'lucide-react/icons/folder';
import Repeat from 'lucide-react/icons/repeat';
import Tag from 'lucide-react/icons/tag';
import Timer from 'lucide-react/icons/timer';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, type MouseEvent, memo, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { PriorityMark } from '#browser/features/tasks/priority-mark.tsx';
import { inboxLook, type ThemeLook, useThemeLooks } from '#browser/features/themes/theme-looks.ts';
import { useRows } from '#browser/store/store-provider.tsx';
import { dueWords, plainDueWords } from '#browser/time/date-words.ts';
import { recurrenceWords } from '#browser/time/recurrence-words.ts';
import { useWallMinute } from '#browser/time/wall-clock.ts';
import { Chip } from '#browser/ui/chip.tsx';
import { threaded } from '#browser/ui/thread-line.ts';
import {
  type Correction,
  dueOfRecurrence,
  isAssumedReminder,
  type ReadField,
  type ReadTask,
} from './corrections.ts';
import type { AcceptedTask } from './journal.ts';

interface ChipsProps {
  read: readonly ReadTask[];
  /** The theme is settled by where the text is written. */
  themeless?: boolean;
  /** Stable, as `onLeave` is. */
  onCorrect: (correction: Correction) => void;
  /** The last chip is gone, or was tapped away: back to the text. */
  onLeave: () => void;
}

const words: Record<ReadField, string> = {
  due_date: 'date',
  recurrence: 'repetition',
  reminder: 'reminder',
  priority: 'priority',
  project: 'project',
  duration: 'duration',
  tag: 'tag',
  auto_tag: 'suggested tag',
};

/** What was understood of the text, task by task. A tap, Backspace or Delete removes a chip. */
export const CaptureChips = memo(function CaptureChips({
  read,
  themeless = false,
  onCorrect,
  onLeave,
}: ChipsProps) {
  if (read.length === 0) return null;
  return (
    <fieldset aria-label="Understood" data-chips className="flex min-w-0 flex-col gap-2 px-4 pt-2">
      {read.map((one, index) => (
        <TaskChips
          // biome-ignore lint/suspicious/noArrayIndexKey: a task being typed is known by nothing but its place
          key={index}
          one={one}
          themeless={themeless}
          onCorrect={onCorrect}
          onLeave={onLeave}
        />
      ))}
    </fieldset>
  );
});

/** One task; drawn again only when it is read otherwise. */
const TaskChips = memo(function TaskChips({
  one: { task, title, values },
  themeless,
  onCorrect,
  onLeave,
}: Omit<ChipsProps, 'read'> & { one: ReadTask }) {
  const looks = useThemeLooks();
  const now = useWallMinute();
  const projects = useRows('projects');
  const look = looks.find(task.theme) ?? inboxLook;

  /** Corrects, and leaves the focus on the next chip where it was the keyboard's. */
  const correct = (target: HTMLElement, byKeyboard: boolean, correction: Correction) => {
    const group = target.closest('[data-chips]');
    const chips = () => [...(group?.querySelectorAll<HTMLElement>('button') ?? [])];
    const at = chips().indexOf(target);
    flushSync(() => onCorrect(correction));
    const next = chips()[at] ?? chips()[at - 1];
    if (byKeyboard && next) next.focus();
    else onLeave();
  };
  const remover = (correction: Correction) => ({
    onClick: (event: MouseEvent<HTMLElement>) => correct(event.currentTarget, event.detail === 0, correction),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== 'Backspace' && event.key !== 'Delete') return;
      event.preventDefault();
      correct(event.currentTarget, true, correction);
    },
  });
  return (
    <fieldset
      aria-label={task.title.slice(0, 100)}
      style={threaded({}, look.color)}
      className="relative min-w-0 pl-3 before:absolute before:inset-y-0.5 before:left-0 before:w-0.5 before:rounded-full before:bg-(--thread)"
    >
      <p dir="auto" className="line-clamp-2 wrap-anywhere">
        {task.title}
      </p>
      <div className="mt-1 flex flex-wrap items-center gap-1.5">
        {!themeless && (
          <ThemeChips
            task={task}
            look={look}
            find={looks.find}
            remover={remover({ kind: 'theme', title, theme: 'Inbox' })}
            onChoose={(theme) => {
              onCorrect({ kind: 'theme', title, theme });
              onLeave();
            }}
          />
        )}
        {values.map((value) => (
          <RemovableChip
            key={`${value.field} ${value.nth} ${value.words}`}
            about={words[value.field]}
            {...remover({ kind: 'removed', ...value })}
          >
            {faceOf(value.field, task, {
              now,
              tag: value.words,
              project: projects.find(({ id }) => id === task.projectId)?.name ?? 'Project',
            })}
          </RemovableChip>
        ))}
        {task.reminder &&
          isAssumedReminder(task) &&
          otherTimes(task.reminder, now).map((at) => (
            <Chip
              key={at}
              onPress={() => {
                onCorrect({ kind: 'reminder', title, at });
                onLeave();
              }}
            >
              {dueWords(at, now).text}?
            </Chip>
          ))}
      </div>
    </fieldset>
  );
});

interface Remover {
  onClick: (event: MouseEvent<HTMLElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** The theme and how sure it is; where it is unsure, what else it could be. */
function ThemeChips({
  task,
  look,
  find,
  remover,
  onChoose,
}: {
  task: AcceptedTask;
  look: ThemeLook;
  find: (name: string) => ThemeLook | undefined;
  remover: Remover;
  onChoose: (theme: string) => void;
}) {
  const face = (
    <>
      <look.Icon className="size-3.5 shrink-0" style={{ color: look.color }} />
      <span className="truncate">{look.name}</span>
      {!task.themeChosen && task.confidence > 0 && (
        <span className="text-muted">
          {Math.round(task.confidence * 100)}%<span className="sr-only"> sure</span>
        </span>
      )}
    </>
  );
  if (look !== inboxLook)
    return (
      <RemovableChip about="theme" {...remover}>
        {face}
      </RemovableChip>
    );
  const others = task.alternatives
    .filter(({ confidence }) => confidence > 0)
    .flatMap(({ theme }) => find(theme) ?? [])
    .filter((other) => other !== inboxLook)
    .slice(0, 2);
  return (
    <>
      <span className="inline-flex h-7 items-center gap-1.5 px-1 text-sm tabular-nums">{face}</span>
      {others.map((other) => (
        <Chip key={other.id} color={other.color} onPress={() => onChoose(other.name)}>
          <span className="truncate">{other.name}?</span>
        </Chip>
      ))}
    </>
  );
}

function RemovableChip({ about, children, ...remover }: Remover & { about: string; children: ReactNode }) {
  return (
    <button
      type="button"
      {...remover}
      className="inline-flex h-7 pointer-coarse:h-11 max-w-full cursor-pointer items-center gap-1.5 rounded-full border border-hairline bg-surface pr-1.5 pl-2.5 text-sm tabular-nums hover:bg-raised"
    >
      <span className="sr-only">Remove {about} </span>
      {children}
      <X className="size-3.5 shrink-0 text-muted" />
    </button>
  );
}

/** When else to remind, where nobody said a time: in the evening or in the morning. */
function otherTimes(reminder: string, now: string): string[] {
  const day = reminder.slice(0, 10);
  const tomorrow = new Date(Date.parse(`${now.slice(0, 10)}T00:00Z`) + 86_400_000).toISOString().slice(0, 10);
  return [`${day}T18:00`, `${day > tomorrow ? day : tomorrow}T09:00`].filter(
    (at) => at > now && at !== reminder,
  );
}

function faceOf(
  field: ReadField,
  task: AcceptedTask,
  { now, tag, project }: { now: string; tag: string; project: string },
): ReactNode {
  const worded = (Icon: typeof X, text: string) => (
    <>
      <Icon className="size-3.5 shrink-0 text-muted" />
      <span className="truncate">{text}</span>
    </>
  );
  const { dueDate, recurrence, recursFromCompletion, reminder } = task;
  if (field === 'due_date' && dueDate) return worded(CalendarDays, dueWords(dueDate, now).text);
  if (field === 'recurrence' && recurrence)
    return worded(
      Repeat,
      [
        recurrenceWords(recurrence),
        recursFromCompletion && 'after completion',
        dueDate && dueOfRecurrence(task) && `from ${plainDueWords(dueDate, now)}`,
      ]
        .filter(Boolean)
        .join(', '),
    );
  if (field === 'reminder' && reminder) return worded(Bell, dueWords(reminder, now).text);
  if (field === 'priority') return task.priority && <PriorityMark priority={task.priority} />;
  if (field === 'project') return worded(Folder, project);
  if (field === 'duration') return worded(Timer, `${task.durationMinutes} min`);
  return worded(Tag, tag.replace(/^[#@]/, ''));
}
