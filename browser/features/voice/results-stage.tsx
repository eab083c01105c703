import { useCallback, useRef } from 'react';
import { t } from '#browser/i18n/voice.ts';
import { fetchRecording } from '#browser/model/voice/recordings-api.ts';
import { getSentResult } from '#browser/model/voice/send-recordings.ts';
import { useStoreStatus } from '#browser/store/use-store.ts';
import { Button } from '#browser/ui/button.tsx';
import { Skeleton } from '#browser/ui/skeleton.tsx';
import { useServerData } from '#browser/ui/use-server-data.ts';
import type { PlayerHandle } from './audio-player.tsx';
import { CreatedTasks } from './created-tasks.tsx';
import { RecordingAnalysis } from './recording-analysis.tsx';
import { ServerPlayer } from './server-player.tsx';
import { Transcription } from './transcription.tsx';

/** Shows the results of a recording: its tasks, the transcription, and how Heddle understood it. */
export function ResultsStage({ id, onAnother }: { id: string; onAnother: () => void }) {
  const { data, hasFailed, reload } = useServerData(useCallback(() => fetchRecording(id), [id]));
  const sent = getSentResult(id);
  const result = data ?? (sent && { ...sent, has_audio: data !== null && sent.has_audio });
  const { connection } = useStoreStatus();
  const player = useRef<PlayerHandle>(null);
  if (!result)
    return hasFailed || data === null ? (
      <div className="flex flex-col items-center gap-4 py-12 text-center">
        <p className="max-w-sm text-pretty text-muted">
          {connection === 'offline' ? t.youAreOfflineTheResults : t.thisRecordingIsNoLonger}
        </p>
        <div className="flex flex-wrap justify-center gap-3">
          <Button onClick={reload}>{t.tryAgain}</Button>
          <Button look="primary" onClick={onAnother}>
            {t.recordAnother}
          </Button>
        </div>
      </div>
    ) : (
      <div className="late py-6">
        <Skeleton label={t.loadingTheResults} lines={6} />
      </div>
    );
  return (
    <div className="flex flex-col gap-8">
      <CreatedTasks
        result={result}
        onAnother={onAnother}
        onHear={result.has_audio ? (ms) => player.current?.playFrom(ms) : undefined}
      />
      <section aria-labelledby="heard">
        <h2 id="heard" className="font-serif text-xl">
          {t.whatYouSaid}
        </h2>
        <div className="mt-3 flex flex-col gap-3">
          {result.has_audio && <ServerPlayer ref={player} recording={result} />}
          {result.has_audio ? (
            <Transcription key={result.voice_entry.transcription} result={result} onChanged={reload} />
          ) : (
            // The server keeps no transcription that could be corrected.
            <blockquote
              dir="auto"
              className="whitespace-pre-wrap border-hairline border-l-2 pl-3 wrap-anywhere"
            >
              {result.voice_entry.transcription}
            </blockquote>
          )}
        </div>
      </section>
      <RecordingAnalysis result={result} onDeleted={onAnother} />
    </div>
  );
}
