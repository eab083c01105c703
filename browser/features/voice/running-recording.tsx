import { useEffect, useState } from 'react';
import { t } from '#browser/i18n/voice.ts';
import { quietMicrophoneMs, recordingWarningMs } from '#browser/limits.ts';
import type { ActiveRecording } from '#browser/model/voice/recorder.ts';
import { formatTimeLeft, formatTimePassed } from '#browser/time/format-duration.ts';
import { classNames } from '#browser/ui/class-names.ts';
import { maxRecordingMs } from '#contract/limits.ts';
import { useRecordingState } from './use-recorder.ts';
import { Waveform } from './waveform.tsx';

/** The level below which nobody is speaking into the microphone. */
const quietLevel = 0.15;

/** Shows the time and the level of a running recording. */
export function RunningRecording({ recording, isPaused }: { recording: ActiveRecording; isPaused: boolean }) {
  const { elapsedMs } = useRecordingState(recording);
  const isQuiet = useIsQuiet(recording);
  const leftMs = maxRecordingMs - elapsedMs;
  const isEnding = leftMs <= recordingWarningMs;
  return (
    <>
      <div>
        <p className={classNames('font-medium text-sm', isPaused ? 'text-muted' : 'text-danger')}>
          {isPaused ? t.paused : t.recording}
        </p>
        <p role="timer" aria-label={t.timeRecorded} className="font-serif text-3xl tabular-nums">
          {formatTimePassed(elapsedMs)}
        </p>
        <p className="h-6 text-muted text-sm tabular-nums">
          {isEnding ? t.timeLeft(formatTimeLeft(leftMs)) : isQuiet && !isPaused && t.itIsVeryQuiet}
        </p>
      </div>
      <Waveform recording={recording} />
      <p role="status" className="sr-only">
        {isPaused ? t.paused : isEnding ? t.oneMinuteLeft : isQuiet ? t.itIsVeryQuietIs : t.recording}
      </p>
    </>
  );
}

/** Returns whether nothing has been heard for a while. */
function useIsQuiet(recording: ActiveRecording): boolean {
  const [isQuiet, setIsQuiet] = useState(false);
  useEffect(() => {
    let heardAtMs = recording.getState().elapsedMs;
    return recording.subscribe(() => {
      const { level, elapsedMs } = recording.getState();
      if (level > quietLevel) heardAtMs = elapsedMs;
      setIsQuiet(elapsedMs - heardAtMs > quietMicrophoneMs);
    });
  }, [recording]);
  return isQuiet;
}
