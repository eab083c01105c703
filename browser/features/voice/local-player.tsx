import { useCallback } from 'react';
import { readWav } from '#browser/model/voice/recording-storage.ts';
import type { LocalRecording } from '#browser/store/device-database.ts';
import { useStore } from '#browser/store/use-store.ts';
import { AudioPlayer } from './audio-player.tsx';
import { formatMoment } from './format-moment.ts';
import { useBlobUrl } from './use-blob-url.ts';

/** Plays a recording from this device. */
export function LocalPlayer({ recording: { id, duration_ms, started_at } }: { recording: LocalRecording }) {
  const { db } = useStore();
  const src = useBlobUrl(useCallback(() => readWav(db, id), [db, id]));
  return (
    <AudioPlayer src={src} durationMs={duration_ms} label={`Recording of ${formatMoment(started_at)}`} />
  );
}
