import { navigate } from 'wouter/use-browser-location';
import { t } from '#browser/i18n/voice.ts';
import { readHourCycle } from '#browser/model/settings/hour-cycle.ts';
import { recoverRecordings } from '#browser/model/voice/recording-storage.ts';
import { getRecordingQueue } from '#browser/model/voice/send-recordings.ts';
import type { Store } from '#browser/store/store.ts';
import { formatInstantWithin } from '#browser/time/format-instant.ts';
import { toast } from '#browser/ui/toast-queue.ts';

/** Sends the queued recordings, and tells the user if one was cut short. */
export async function resumeRecordings(store: Store): Promise<void> {
  await recoverRecordings(store.db, store.account.id);
  getRecordingQueue(store).wake();
  const unfinished = await store.db.local_recordings.where({ state: 'unfinished' }).sortBy('started_at');
  const last = unfinished.at(-1);
  if (!last || location.pathname === '/voice') return;
  toast({
    text: t.wasNotFinished(formatInstantWithin(last.started_at, readHourCycle(store))),
    action: { label: t.show, onPress: () => navigate('/voice') },
  });
}
