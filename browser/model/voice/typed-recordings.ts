import type { DeviceDatabase } from '#browser/store/device-database.ts';
import type { Store } from '#browser/store/store.ts';
import { maxTextLength } from '#contract/limits.ts';
import { getRecordingQueue } from './send-recordings.ts';

/** Keeps what the user has typed so far of what a recording says. */
export async function storeDraft(db: DeviceDatabase, id: string, draft: string): Promise<void> {
  await db.local_recordings.update(id, { draft: draft.slice(0, maxTextLength) });
}

/** Makes tasks of what the user typed, whoever could transcribe the recording. */
export async function processTyped(store: Store, id: string, text: string): Promise<void> {
  const transcription = text.trim().slice(0, maxTextLength);
  await store.db.local_recordings.update(id, { transcription, is_typed: true });
  await getRecordingQueue(store).enqueue(id);
}
