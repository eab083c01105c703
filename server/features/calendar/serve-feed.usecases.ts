import { createHash } from 'node:crypto';
import type { Task } from '#contract/tasks.ts';
import { calendarEnd, calendarStart } from '#domain/icalendar/calendar.ts';
import { contentLine, formatDuration } from '#domain/icalendar/content-lines.ts';
import { type CalendarContext, formatEvents, formatToDo } from '#domain/icalendar/task-components.ts';
import { calendarRefreshMinutes, lastFetchPrecisionMs } from '../../config/limits.ts';
import { toWallTime } from '../../floating-date.ts';
import { version } from '../../version.ts';
import type { TaskSources } from '../places/task-sources.ts';
import { feedNotFound } from './calendar.errors.ts';
import { readCalendarContext } from './calendar-context.usecases.ts';
import type { CalendarFeedsRepository, FeedRow } from './calendar-feeds.repository.ts';
import type { FeedTokens } from './feed-tokens.ts';

export interface ServeFeed extends Omit<TaskSources, 'tasks' | 'notes' | 'userId' | 'timeZone' | 'now'> {
  feeds: CalendarFeedsRepository;
  tokens: FeedTokens;
  tasks: Pick<TaskSources['tasks'], 'findInBatches'> & {
    listDatedIds: (userId: string) => Promise<string[]>;
  };
  currentRevision: (userId: string) => Promise<number>;
}

interface OpenFeed {
  /** Stays the same as long as the calendar does. */
  etag: string;
  /** Yields the calendar piece by piece. */
  write: () => AsyncGenerator<string>;
}

/** Opens the feed of an address. Throws `calendar.not_found`, whether it never existed or has ended. */
export async function openFeed({
  token,
  now,
  feeds,
  tokens,
  currentRevision,
  ...sources
}: ServeFeed & { token: string; now: Date }): Promise<OpenFeed> {
  const reference = tokens.read(token);
  const feed = reference && (await feeds.find(reference.userId, reference.feedId));
  if (!reference || !feed) throw feedNotFound();
  const { userId } = reference;
  const { timeZone, last_fetched_at: last } = feed;
  const revision = await currentRevision(userId);
  if (last === null || now.getTime() - Date.parse(last) >= lastFetchPrecisionMs)
    await feeds.recordFetch(userId, feed.id, now);
  // What is written out of a series depends on the day.
  const day = toWallTime(now, timeZone).slice(0, 10);
  const contents = [version, feed.id, revision, timeZone, day, sources.baseUrl];
  return {
    etag: `W/"${createHash('sha256').update(JSON.stringify(contents)).digest('base64url').slice(0, 22)}"`,
    async *write() {
      const context = await readCalendarContext({ ...sources, userId, timeZone, now });
      const ids = await sources.tasks.listDatedIds(userId);
      yield* writeFeed({ feed, context, batches: sources.tasks.findInBatches(userId, ids, {}) });
    },
  };
}

/** Characters that are sent at once. */
const minPieceLength = 50_000;

async function* writeFeed({
  feed,
  context,
  batches,
}: {
  feed: FeedRow;
  context: CalendarContext;
  batches: AsyncIterable<Task[]>;
}): AsyncGenerator<string> {
  const refresh = formatDuration(calendarRefreshMinutes);
  yield calendarStart({
    name: feed.name,
    lines: [
      contentLine('METHOD', 'PUBLISH'),
      contentLine('REFRESH-INTERVAL;VALUE=DURATION', refresh),
      contentLine('X-PUBLISHED-TTL', refresh),
    ],
    context,
  });
  const isIn = ({ theme_id, project_id }: Task) =>
    (feed.theme_id === null || theme_id === feed.theme_id) &&
    (feed.project_id === null || project_id === feed.project_id);
  const format = (task: Task) =>
    task.due_date?.includes('T') || feed.day_tasks === 'events'
      ? formatEvents(task, context)
      : formatToDo(task, context);
  // A series that is written out is long: others are served between pieces.
  let piece = '';
  for await (const batch of batches)
    for (const task of batch.filter(isIn)) {
      piece += format(task);
      if (piece.length < minPieceLength) continue;
      yield piece;
      piece = '';
    }
  yield piece + calendarEnd;
}
