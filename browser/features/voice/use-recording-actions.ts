import { useMemo } from 'react';
import { t } from '#browser/i18n/voice.ts';
import { deleteLocalRecording } from '#browser/model/voice/recording-storage.ts';
import { getRecordingQueue } from '#browser/model/voice/send-recordings.ts';
import type { LocalRecording } from '#browser/store/device-database.ts';
import { useStore } from '#browser/store/use-store.ts';
import { ask } from '#browser/ui/ask.tsx';
import { notStored, toastOnError } from '#browser/ui/toast-on-error.ts';

export interface RecordingActions {
  process: (recording: LocalRecording) => void;
  /** Keeps an unfinished recording for later. */
  keep: (recording: LocalRecording) => void;
  /** Asks for confirmation. Resolves with whether it was deleted. */
  remove: (recording: LocalRecording) => Promise<boolean>;
}

/** Returns the actions on recordings that are only on this device. */
export function useRecordingActions(): RecordingActions {
  const store = useStore();
  return useMemo(
    () => ({
      process: ({ id }) => toastOnError(getRecordingQueue(store).enqueue(id), notStored),
      keep: ({ id }) => toastOnError(store.db.local_recordings.update(id, { state: 'recorded' }), notStored),
      remove: async ({ id }) => {
        const isSure = await ask({
          title: t.deleteThisRecording,
          text: t.noTasksHaveBeenMade,
          confirm: t.delete,
          cancel: t.keepIt,
          danger: true,
        });
        if (isSure) await deleteLocalRecording(store.db, id);
        return isSure;
      },
    }),
    [store],
  );
}
