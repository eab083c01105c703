import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { takeRecordingStart } from '#browser/features/navigation/start-recording.ts';
import { t } from '#browser/i18n/voice.ts';
import type { RecordingEnd } from '#browser/model/voice/recorder.ts';
import { useLocalRecordings } from '#browser/model/voice/recording-queries.ts';
import type { LocalRecording } from '#browser/store/device-database.ts';
import { toast } from '#browser/ui/toast-queue.ts';
import { EarlierRecordings } from './earlier-recordings.tsx';
import { FailedStage } from './failed-stage.tsx';
import { KeptRecordings, UnfinishedRecordings } from './kept-recordings.tsx';
import { RecordedStage } from './recorded-stage.tsx';
import { RecorderStage } from './recorder-stage.tsx';
import { readRecordingId, recordingHref } from './recording-href.ts';
import { ResultsStage } from './results-stage.tsx';
import { SendingStage } from './sending-stage.tsx';
import { useRecorder } from './use-recorder.ts';
import { useRecordingActions } from './use-recording-actions.ts';

/** Shows the recorder, or the recording in the address: recorded, being sent, failed, or its results. */
export function VoiceScreen() {
  const [, navigate] = useLocation();
  const id = readRecordingId(useSearch());
  const recordings = useLocalRecordings();
  const actions = useRecordingActions();
  const [end, setEnd] = useState<{ id: string; by: RecordingEnd }>();
  const recorder = useRecorder((recording, by) => {
    if (!recording) {
      toast({ text: t.nothingRecorded, tone: 'problem' });
      return;
    }
    setEnd({ id: recording.id, by });
    navigate(recordingHref(recording.id));
  });
  const { start } = recorder;
  useEffect(() => {
    if (takeRecordingStart()) start();
  }, [start]);
  const toStart = () => navigate('/voice');
  const shown = recordings?.find((recording) => recording.id === id);
  if (id === null || recorder.recording)
    return (
      <>
        {recordings && <UnfinishedRecordings recordings={recordings} actions={actions} />}
        <RecorderStage recorder={recorder} onChosen={({ id }) => navigate(recordingHref(id))} />
        {recordings && (
          <>
            <KeptRecordings recordings={recordings} actions={actions} />
            <EarlierRecordings local={recordings} />
          </>
        )}
      </>
    );
  if (!recordings) return null;
  if (!shown) return <ResultsStage key={id} id={id} onAnother={toStart} />;
  const remove = async (recording: LocalRecording) => {
    if (await actions.remove(recording)) toStart();
  };
  if (shown.state === 'queued') return <SendingStage recording={shown} onAnother={toStart} />;
  if (shown.state === 'failed')
    return (
      <FailedStage
        recording={shown}
        onProcess={() => actions.process(shown)}
        onDelete={() => void remove(shown)}
      />
    );
  return (
    <RecordedStage
      recording={shown}
      note={end?.id === id && end.by !== 'stopped' ? t.endedBecause[end.by] : undefined}
      onProcess={() => actions.process(shown)}
      onReset={() => void remove(shown)}
    />
  );
}
