import { navigate } from 'wouter/use-browser-location';
import { recoverRecordings } from '#browser/model/voice/recording-storage.ts';
import { getRecordingQueue } from '#browser/model/voice/send-recordings.ts';
import type { Store } from '#browser/store/store.ts';
import { toast } from '#browser/ui/toast-queue.ts';
import { formatMoment } from './format-moment.ts';

/** Sends what is queued, and says that a recording was cut short. */
export async function resumeRecordings(store: Store): Promise<void> {
  await recoverRecordings(store.db, store.account.id);
  getRecordingQueue(store).wake();
  const unfinished = await store.db.local_recordings.where({ state: 'unfinished' }).sortBy('started_at');
  const last = unfinished.at(-1);
  if (!last || location.pathname === '/voice') return;
  toast({
    text: `A recording from ${formatMoment(last.started_at)} was not finished`,
    action: { label: 'Show', onPress: () => navigate('/voice') },
  });
}
