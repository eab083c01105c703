import { navigate } from 'wouter/use-browser-location';
import { t } from '#browser/i18n/voice.ts';
import { undoOrToast } from '#browser/model/undo/undo-toast.ts';
import { waitForChange } from '#browser/model/undo/wait-for-change.ts';
import { followRecording, type RecordingEvent } from '#browser/model/voice/follow-recording.ts';
import { removeLocalRecording } from '#browser/model/voice/recording-storage.ts';
import { getRecordingQueue, getSentResult } from '#browser/model/voice/send-recordings.ts';
import type { LocalRecording } from '#browser/store/device-database.ts';
import type { Store } from '#browser/store/store.ts';
import { notStored, toastOnError } from '#browser/ui/toast-on-error.ts';
import { type ToastAction, toast } from '#browser/ui/toast-queue.ts';
import { recordingHref } from './recording-href.ts';

const toShow = (id: string): ToastAction => ({ label: t.show, onPress: () => navigate(recordingHref(id)) });

/** Sends a recording for processing, and shows its progress and result in toasts on whichever page is open. */
export function processAndAnnounce(store: Store, id: string): void {
  const queue = getRecordingQueue(store);
  const begin = async () => {
    await queue.enqueue(id);
    followRecording(store, queue, id, (event) => {
      // The page of the recording shows it already.
      if (location.pathname + location.search !== recordingHref(id)) void announce(store, id, event);
    });
  };
  toastOnError(begin(), notStored);
}

async function announce(store: Store, id: string, event: RecordingEvent): Promise<void> {
  const show = toShow(id);
  if (event.kind === 'failed')
    return toast({ text: event.problem ?? t.processingFailed, tone: 'problem', action: show });
  if (event.kind === 'waiting')
    return toast({
      text: describeWaiting(event.reason),
      action: show,
    });
  const result = getSentResult(id);
  if (!result) return;
  const { created_tasks, change_id } = result;
  if (created_tasks.length === 0) return toast({ text: t.noTasksWereFoundIn, action: show });
  await waitForChange(store, change_id);
  store.undoHistory.recordChange(change_id);
  toast({
    text: t.createdFromRecording(created_tasks.length),
    action: { label: t.undo, onPress: () => undoOrToast(store, change_id) },
    secondAction: show,
  });
}

function describeWaiting(reason: Extract<RecordingEvent, { kind: 'waiting' }>['reason']): string {
  if (reason.for === 'network') return t.keptUntilReachable;
  if (reason.for === 'server') return t.keptUntilLessBusy;
  return t.keptBecause(reason.detail);
}

/** Says that a recording is kept on this device, and offers to delete it, which can be undone. */
export function toastKept(store: Store, { id }: LocalRecording): void {
  const remove = async () => {
    const restore = await removeLocalRecording(store.db, id);
    toast({
      text: t.recordingDeleted,
      action: { label: t.undo, onPress: () => toastOnError(restore(), notStored) },
    });
  };
  toast({
    text: t.theRecordingIsKeptOn,
    action: { label: t.delete, onPress: () => toastOnError(remove(), t.recordingNotDeleted) },
    secondAction: toShow(id),
  });
}
