import { processAndAnnounce } from '#browser/features/voice/recording-toasts.ts';
import { t } from '#browser/i18n/share.ts';
import { t as voiceTexts } from '#browser/i18n/voice.ts';
import { captureText } from '#browser/model/captures/capture-mutations.ts';
import { createNote } from '#browser/model/notes/note-mutations.ts';
import { toastWithUndo } from '#browser/model/undo/undo-toast.ts';
import { ImportError, importAudio } from '#browser/model/voice/import-audio.ts';
import type { Store } from '#browser/store/store.ts';
import { notStored } from '#browser/ui/toast-on-error.ts';
import { toast } from '#browser/ui/toast-queue.ts';
import { type Share, takeShares } from '#browser/worker/shares.ts';
import { maxTextLength } from '#contract/limits.ts';
import { readSharedText } from './read-shared-text.ts';

/** Turns what other apps shared into tasks, links and recordings. What the device cannot store is tried at the next start. */
export async function receiveShares(store: Store): Promise<void> {
  await takeShares((share) =>
    share.kind === 'text' ? receiveText(store, share) : receiveSound(store, share),
  ).catch(() => toast({ text: notStored(), tone: 'problem' }));
}

async function receiveText(store: Store, share: Extract<Share, { kind: 'text' }>): Promise<void> {
  const shared = readSharedText(share);
  if (!shared) return;
  if (shared.kind === 'link') {
    const { id } = await createNote(store, { title: shared.title, url: shared.url });
    return toastWithUndo(store, t.linkSaved, id);
  }
  if (shared.text.length > maxTextLength)
    return toast({
      text: t.tooLong(maxTextLength),
      tone: 'problem',
    });
  const tasks = await captureText(store, {
    id: share.id,
    text: shared.text,
    context: t.sharedFromAnotherApp,
  });
  toastWithUndo(store, t.tasksCreated(tasks.length), share.id);
}

async function receiveSound(store: Store, { file }: Extract<Share, { kind: 'sound' }>): Promise<void> {
  try {
    const { id } = await importAudio(store, file);
    toast({ text: t.theSoundFileIsKept });
    processAndAnnounce(store, id);
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    toast({ text: voiceTexts.importProblems[error.problem], tone: 'problem' });
  }
}
