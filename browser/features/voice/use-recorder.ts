import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { MicrophoneError, type MicrophoneProblem } from '#browser/model/voice/microphone.ts';
import {
  type ActiveRecording,
  type RecordingEnd,
  type RecordingState,
  startRecording,
} from '#browser/model/voice/recorder.ts';
import type { LocalRecording } from '#browser/store/device-database.ts';
import { useStore } from '#browser/store/use-store.ts';
import { toast } from '#browser/ui/toast-queue.ts';
import { recordingHref } from './recording-href.ts';

export interface Recorder {
  /** `starting` while the browser asks whether the page may use the microphone. */
  phase: 'idle' | 'starting' | 'recording' | 'paused';
  /** Why it could not start; null once it is tried again. */
  problem: MicrophoneProblem | null;
  recording: ActiveRecording | null;
  start: () => void;
  stop: () => void;
  togglePause: () => void;
}

/**
 * Records on one screen. `onEnd` gets what was kept, or undefined where nothing was heard. Leaving the screen ends the
 * recording, which is kept all the same.
 */
export function useRecorder(
  onEnd: (recording: LocalRecording | undefined, by: RecordingEnd) => void,
): Recorder {
  const store = useStore();
  const [recording, setRecording] = useState<ActiveRecording | null>(null);
  const [isStarting, setStarting] = useState(false);
  const [problem, setProblem] = useState<MicrophoneProblem | null>(null);
  const phase = useSyncExternalStore(
    recording?.subscribe ?? subscribeToNothing,
    () => recording?.getState().phase,
  );
  const tellEnd = useRef(onEnd);
  useEffect(() => {
    tellEnd.current = onEnd;
  });
  const active = useRef<ActiveRecording | null>(null);
  const hasLeft = useRef(false);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
      void active.current?.stop();
    };
  }, []);

  const start = useCallback(async () => {
    setProblem(null);
    setStarting(true);
    try {
      const started = await startRecording(store);
      if (hasLeft.current) return void started.discard();
      active.current = started;
      setRecording(started);
      started.ended.then(({ recording, by }) => {
        active.current = null;
        if (hasLeft.current) {
          if (recording) toastKept(recording);
          return;
        }
        setRecording(null);
        tellEnd.current(recording, by);
      });
    } catch (error) {
      setProblem(error instanceof MicrophoneError ? error.problem : 'broken');
    } finally {
      setStarting(false);
    }
  }, [store]);

  return {
    phase: isStarting ? 'starting' : phase === 'recording' || phase === 'paused' ? phase : 'idle',
    problem,
    recording,
    start,
    stop: () => void recording?.stop(),
    togglePause: () => void (phase === 'paused' ? recording?.resume() : recording?.pause()),
  };
}

/** Returns the time and the loudness of a recording, live. */
export const useRecordingState = (recording: ActiveRecording): RecordingState =>
  useSyncExternalStore(recording.subscribe, recording.getState);

const subscribeToNothing = () => () => undefined;

const toastKept = ({ id }: LocalRecording) =>
  toast({
    text: 'Your recording was stopped and kept',
    action: { label: 'Show', onPress: () => navigate(recordingHref(id)) },
  });
