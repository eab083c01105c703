import type { CalendarContext } from '#domain/icalendar/task-components.ts';
import { toWallTime } from '../../floating-date.ts';
import { readPlaceNames } from '../places/place-names.usecases.ts';
import type { TaskSources } from '../places/task-sources.ts';
import { readSetting } from '../settings/settings.usecases.ts';

/** Reads what tasks are written with as parts of a calendar. */
export async function readCalendarContext(
  sources: Omit<TaskSources, 'tasks' | 'notes'>,
): Promise<CalendarContext> {
  const { settings, userId, timeZone, now, baseUrl } = sources;
  const [namePlaces, pomodoroMinutes] = await Promise.all([
    readPlaceNames(sources),
    readSetting({ settings, userId, id: 'work_duration' }),
  ]);
  const toOwnWallTime = (instant: Date) => toWallTime(instant, timeZone);
  return {
    timeZone,
    toWallTime: toOwnWallTime,
    now: toOwnWallTime(now).slice(0, 16),
    namePlaces: (task) => {
      const { theme, thread, project } = namePlaces(task);
      return [theme, thread, project].filter((name) => name !== null);
    },
    addressOf: ({ id }) => (baseUrl ? `${baseUrl}/tasks?task=${id}` : null),
    pomodoroMinutes,
  };
}
