import { useMemo } from 'react';
import { Link } from 'wouter';
import { BusyNote } from '#browser/features/events/busy-note.tsx';
import { type DaySection, datedTasks, weekSections } from '#browser/features/task-lists/day-sections.ts';
import { formatNumber } from '#browser/i18n/language.ts';
import { t } from '#browser/i18n/plan-days.ts';
import { useSubscribedEvents } from '#browser/model/calendar/subscribed-events.ts';
import { useWeekStart } from '#browser/model/settings/setting-queries.ts';
import { useTasksOf } from '#browser/model/tasks/task-queries.ts';
import { usePersistedState } from '#browser/store/use-persisted-state.ts';
import { useStore } from '#browser/store/use-store.ts';
import { useWallMinute } from '#browser/time/wall-clock.ts';
import { buttonLook } from '#browser/ui/button-look.ts';
import { SegmentedControl } from '#browser/ui/segmented-control.tsx';
import { SpokenText } from '#browser/ui/spoken-text.tsx';
import type { Task } from '#contract/tasks.ts';
import { byUrgency } from '#domain/attention.ts';
import { DayList } from './day-list.tsx';

const maxOverdue = 2;
const maxToday = 5;
const maxLater = 3;

const spans = ['today', 'week'] as const;
type Span = (typeof spans)[number];
const isSpan = (value: unknown): value is Span => spans.some((span) => span === value);

/**
 * Shows the first tasks that are overdue, due today or in the next seven days, with a link to all, but not those of the
 * capture `without`, which stand elsewhere on the page. Updates at midnight.
 */
export function TodayList({ without }: { without: string | null }) {
  const { account } = useStore();
  const all = useTasksOf(datedTasks);
  const dated = useMemo(() => leaveOut(all, without), [all, without]);
  const today = useWallMinute().slice(0, 10);
  const weekStart = useWeekStart();
  const [span, setSpan] = usePersistedState<Span>(account.id, 'home-days', 'today', isSpan);
  const sections = useMemo(() => weekSections(dated, today, weekStart), [dated, today, weekStart]);
  const { byDay } = useSubscribedEvents();
  const shown = useMemo(
    () => takeFirstTasks(sections, { span, today, hasEvents: (day) => byDay.has(day) }),
    [sections, span, today, byDay],
  );
  if (countOf(sections) === 0 && !sections.some(({ day = '' }) => byDay.has(day))) return null;
  const isWeek = span === 'week';
  const allHref = isWeek ? '/upcoming' : '/today';
  const count = countOf(isWeek ? sections : sections.filter((section) => isUpTo(section, today)));
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <SegmentedControl
          compact
          label={t.whatIsPlanned}
          value={span}
          options={spans.map((value) => ({ value, label: t.spans[value] }))}
          onChange={setSpan}
        />
        <div className="-mr-3 ml-auto flex">
          <Link href="/plan" className={buttonLook('quiet', 'compact')}>
            <SpokenText text={t.plan} />
          </Link>
          <Link href={allHref} className={buttonLook('quiet', 'compact')}>
            {isWeek ? t.upcoming : t.allOfToday}
            {count > 0 && <span className="sr-only">: {formatNumber(count)}</span>}
          </Link>
        </div>
      </div>
      <BusyNote />
      {shown.length === 0 ? (
        <p className="py-3 text-muted">{t.nothingIsDueToday}</p>
      ) : (
        <DayList label={t.whatIsPlanned} sections={shown} today={today} moreAt={allHref} />
      )}
    </>
  );
}

/** Returns the tasks of other captures: the same array where that is all of them, so that a new capture sorts nothing again. */
const leaveOut = (tasks: readonly Task[], captureId: string | null): readonly Task[] =>
  captureId !== null && tasks.some(({ capture_id }) => capture_id === captureId)
    ? tasks.filter(({ capture_id }) => capture_id !== captureId)
    : tasks;

const countOf = (sections: readonly DaySection[]) => sections.reduce((sum, { all }) => sum + all.length, 0);
const isUpTo = ({ kind, day }: DaySection, today: string) => kind === 'overdue' || day === today;

/**
 * Returns the first few tasks of each section, of those overdue the most urgent, without the field to add one, since the page
 * has its own. Today leaves out sections without tasks and events; a week keeps them as drop targets.
 */
function takeFirstTasks(
  sections: readonly DaySection[],
  { span, today, hasEvents }: { span: Span; today: string; hasEvents: (day: string) => boolean },
): DaySection[] {
  return sections.flatMap(({ hasFooter: _, ...section }) => {
    const isEmpty = section.tasks.length === 0 && !hasEvents(section.day ?? '');
    if (span === 'today' && (!isUpTo(section, today) || isEmpty)) return [];
    const isOverdue = section.kind === 'overdue';
    const max = isOverdue ? maxOverdue : section.day === today ? maxToday : maxLater;
    const tasks = isOverdue ? section.tasks.toSorted(byUrgency(today)) : section.tasks;
    const isCut = tasks.length > max;
    return [{ ...section, tasks: tasks.slice(0, max), ...(isCut && { hasFooter: true }) }];
  });
}
