import { useEffect } from 'react';
import { useStore } from '#browser/store/use-store.ts';
import { runAfterPaint } from '#browser/ui/run-after-paint.ts';

/** Goes on with recordings that an earlier page left on this device; loads the code for it only where there are any. */
export function RecordingsHost() {
  const store = useStore();
  useEffect(
    () =>
      runAfterPaint(async () => {
        try {
          await store.loaded;
          if ((await store.db.local_recordings.count()) === 0) return;
          const { resumeRecordings } = await import('#browser/features/voice/resume-recordings.ts');
          await resumeRecordings(store);
        } catch {
          // They stay on the device, and the next start tries again.
        }
      }),
    [store],
  );
  return null;
}
