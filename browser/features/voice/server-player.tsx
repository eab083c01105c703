import { type Ref, useCallback } from 'react';
import { t } from '#browser/i18n/voice.ts';
import { useHourCycle } from '#browser/model/settings/hour-cycle.ts';
import { fetchAudio } from '#browser/model/voice/recordings-api.ts';
import { formatInstantWithin } from '#browser/time/format-instant.ts';
import type { Recording } from '#contract/recordings.ts';
import { AudioPlayer, type PlayerHandle } from './audio-player.tsx';
import { useBlobUrl } from './use-blob-url.ts';

/** Plays a recording that the server keeps. */
export function ServerPlayer({
  recording: { id, duration_ms, recorded_at },
  ref,
}: {
  recording: Recording;
  ref: Ref<PlayerHandle>;
}) {
  const src = useBlobUrl(useCallback(() => fetchAudio(id), [id]));
  return (
    <AudioPlayer
      ref={ref}
      src={src}
      durationMs={duration_ms}
      label={t.recordingOf(formatInstantWithin(recorded_at, useHourCycle()))}
    />
  );
}
