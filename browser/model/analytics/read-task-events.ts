import { logBatchSize } from '#browser/limits.ts';
import type { DeviceDatabase } from '#browser/store/device-database.ts';
import { type TaskEvent, toTaskEvent } from '#domain/analytics/task-events.ts';

/** Reads what the log on this device says about tasks, in batches, so that the screen stays responsive. */
export async function readTaskEvents(db: DeviceDatabase): Promise<TaskEvent[]> {
  const events: TaskEvent[] = [];
  for (let after = ''; ; ) {
    const batch = await db.activity.where('id').above(after).limit(logBatchSize).toArray();
    for (const entry of batch) {
      const event = toTaskEvent(entry);
      if (event) events.push(event);
    }
    const last = batch.at(-1);
    if (batch.length < logBatchSize || !last) return events;
    after = last.id;
  }
}
