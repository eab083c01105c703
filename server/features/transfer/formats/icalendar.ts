import { calendarEnd, calendarStart } from '#domain/icalendar/calendar.ts';
import { formatToDo } from '#domain/icalendar/task-components.ts';
import { readCalendarContext } from '../../calendar/calendar-context.usecases.ts';
import type { TaskSources } from '../../places/task-sources.ts';

/** Yields all tasks as to-dos of a calendar, with their reminders. */
export async function* writeICalendar(sources: TaskSources): AsyncGenerator<string> {
  const context = await readCalendarContext(sources);
  yield calendarStart({ name: 'Heddle', context });
  for await (const batch of sources.tasks.listInBatches(sources.userId, {}))
    yield batch.map((task) => formatToDo(task, context)).join('');
  yield calendarEnd;
}
