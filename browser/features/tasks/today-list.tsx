import { useMemo } from 'react';
import { Link } from 'wouter';
import { useWallMinute } from '#browser/time/wall-clock.ts';
import { DayList } from './day-list.tsx';
import { type DaySection, todaySections } from './day-sections.ts';
import { useTasks } from './task-rows.ts';

const mostOverdue = 3;
const mostToday = 5;

/** What is overdue or due today, in short, with the way to all of it; nothing where nothing is. Turns over at midnight. */
export function TodayList() {
  const tasks = useTasks();
  const today = useWallMinute().slice(0, 10);
  const sections = useMemo(() => todaySections(tasks, today), [tasks, today]);
  const shown = useMemo(() => inShort(sections), [sections]);
  const count = sections.reduce((sum, { all }) => sum + all.length, 0);
  const isCut = shown.some(({ all, tasks }) => tasks.length < all.length);
  if (count === 0) return null;
  return (
    <>
      <DayList label="Today" sections={shown} today={today} />
      <p className="mt-3 flex gap-4">
        <Link href="/today" className="link">
          {isCut ? `All ${count.toLocaleString('en')} of today` : 'Today'}
        </Link>
        <Link href="/upcoming" className="link">
          Upcoming
        </Link>
      </p>
    </>
  );
}

/** The first few, under the headings that something stands under, without a field: the page has one. */
function inShort(sections: readonly DaySection[]): DaySection[] {
  return sections.flatMap(({ footer: _, ...section }) => {
    const most = section.kind === 'overdue' ? mostOverdue : mostToday;
    return section.tasks.length > 0 ? [{ ...section, tasks: section.tasks.slice(0, most) }] : [];
  });
}
