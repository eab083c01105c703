import type { Activity } from '#contract/activity.ts';
import type { Profile } from '#contract/profile.ts';
import { listSyncedTables } from '#contract/synced-kinds.ts';
import type { SyncedTable } from '#contract/synced-schemas.ts';
import { type ExportList, exportVersion } from '#contract/transfer.ts';
import { exportPageSize } from '../../config/limits.ts';
import { pageConversations } from '../assistant/conversations.usecases.ts';
import { listSubscriptions } from '../calendar-subscriptions/calendar-subscriptions.usecases.ts';
import type { ChangeSources } from '../sync/sync.usecases.ts';
import { pageRecordings } from '../voice/recordings.usecases.ts';

/** Reads the log backwards, in pages. */
interface ActivityLog {
  list: (userId: string, page: { before: number | undefined; limit: number }) => Promise<Activity[]>;
}

/** The sources of what devices do not get. They get the last days of the log only; an export has all of it. */
export interface ExportOnlySources {
  activity: ActivityLog;
  conversations: Parameters<typeof pageConversations>[0]['conversations'];
  recordings: Parameters<typeof pageRecordings>[0]['recordings'];
  subscriptions: Parameters<typeof listSubscriptions>[0]['subscriptions'];
}

export type ExportSources = Omit<ChangeSources, 'activity'> & ExportOnlySources;

interface Row {
  id: string;
  revision: number;
}

type Pages = (userId: string) => AsyncGenerator<object[]>;

/**
 * Streams an export as text, one row per line. No transaction is held open while somebody downloads
 * slowly; still every row is whole and there once, and what it refers to is there: rows that refer to others are
 * read before those, and nothing is ever removed.
 */
export async function* exportEverything({
  sources,
  profile,
  hasSecrets,
  now,
}: {
  sources: ExportSources;
  profile: Profile;
  /** With the calendars of others, whose addresses are secrets. */
  hasSecrets: boolean;
  now: Date;
}): AsyncGenerator<string> {
  const syncedLists = listSyncedTables()
    .reverse()
    .map((table) => [table, changePages(sources[table])] as const);
  const otherLists: Record<Exclude<ExportList, SyncedTable>, Pages> = {
    recordings: (userId) => pageRecordings({ recordings: sources.recordings, userId }),
    calendar_subscriptions: async function* (userId) {
      if (!hasSecrets) return;
      const all = await listSubscriptions({ subscriptions: sources.subscriptions, userId });
      yield all.map(({ id, name, color, url, created_at }) => ({ id, name, color, url, created_at }));
    },
    assistant_conversations: (userId) => pageConversations({ conversations: sources.conversations, userId }),
    activity: logPages(sources.activity),
  };
  const head = { format: 'heddle-export', version: exportVersion, exported_at: now.toISOString(), profile };
  yield JSON.stringify(head).slice(0, -1);
  for (const [name, pages] of [...syncedLists, ...Object.entries(otherLists)]) {
    yield `,\n"${name}":[`;
    let separator = '\n';
    for await (const rows of pages(profile.id)) {
      if (rows.length === 0) continue;
      yield separator + rows.map((row) => JSON.stringify(row)).join(',\n');
      separator = ',\n';
    }
    yield '\n]';
  }
  yield '}\n';
}

/** Reads pages by revision. A row that changes meanwhile comes again under a higher revision and is skipped. */
const changePages = ({ changedSince }: ChangeSources[keyof ChangeSources]): Pages =>
  async function* (userId) {
    const seen = new Set<string>();
    let since = 0;
    for (;;) {
      const rows: Row[] = await changedSince(userId, since, exportPageSize);
      const fresh = rows.filter(({ id }) => !seen.has(id));
      for (const { id } of fresh) seen.add(id);
      yield fresh;
      const last = rows.at(-1);
      if (!last || rows.length < exportPageSize) return;
      since = last.revision;
    }
  };

const logPages = ({ list }: ActivityLog): Pages =>
  async function* (userId) {
    let before: number | undefined;
    for (;;) {
      const rows = await list(userId, { before, limit: exportPageSize });
      yield rows;
      before = rows.at(-1)?.revision;
      if (rows.length < exportPageSize) return;
    }
  };
