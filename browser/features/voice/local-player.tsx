import { useCallback } from 'react';
import { t } from '#browser/i18n/voice.ts';
import { useHourCycle } from '#browser/model/settings/hour-cycle.ts';
import { readAsWav } from '#browser/model/voice/recording-storage.ts';
import type { LocalRecording } from '#browser/store/device-database.ts';
import { useStore } from '#browser/store/use-store.ts';
import { formatInstantWithin } from '#browser/time/format-instant.ts';
import { AudioPlayer } from './audio-player.tsx';
import { useBlobUrl } from './use-blob-url.ts';

/** Plays a recording from this device. */
export function LocalPlayer({ recording: { id, duration_ms, started_at } }: { recording: LocalRecording }) {
  const { db } = useStore();
  const src = useBlobUrl(useCallback(() => readAsWav(db, id), [db, id]));
  return (
    <AudioPlayer
      src={src}
      durationMs={duration_ms}
      label={t.recordingOf(formatInstantWithin(started_at, useHourCycle()))}
    />
  );
}
