import { logPageSize } from '#browser/limits.ts';
import type { Activity } from '#contract/activity.ts';
import { forEachBatch } from './batches.ts';
import type { DeviceDatabase } from './device-database.ts';

/** Key in `meta` of the revision up to which this device has every entry of the log, from the account's first. */
const wholeLogKey = 'whole log';

/** Returns whether this device has asked for all of the log, which it keeps from then on. */
export const hasWholeLog = async (db: DeviceDatabase): Promise<boolean> =>
  (await db.meta.get(wholeLogKey)) !== undefined;

/**
 * Fetches the entries of the log that this device lacks: the sync brings only the latest days. Goes back from the newest to
 * what was there the last time, so that nothing is missing after months without a connection. `readPage` resolves with the
 * `logPageSize` newest entries below a revision; when it rejects, what came until then is kept.
 */
export async function fetchWholeLog(
  db: DeviceDatabase,
  readPage: (before: number | undefined) => Promise<readonly Activity[]>,
): Promise<void> {
  const known = (await db.meta.get(wholeLogKey))?.value ?? 0;
  let newest: number | undefined;
  let before: number | undefined;
  for (;;) {
    const entries = await readPage(before);
    // One transaction for a page, since each waits for the disk.
    await db.transaction('rw', db.activity, () =>
      forEachBatch(entries, (batch) => db.activity.bulkPut(batch)),
    );
    newest ??= entries[0]?.revision ?? 0;
    before = entries.at(-1)?.revision;
    // After a restore from a backup the server is behind what this device knew.
    const isReached = before !== undefined && before <= known + 1 && known <= newest;
    if (entries.length < logPageSize || isReached) break;
  }
  await db.meta.put({ key: wholeLogKey, value: newest });
}
