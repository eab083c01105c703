import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { t } from '#browser/i18n/voice.ts';
import { type LiveTranscript, startTranscript } from '#browser/model/voice/live-transcript.ts';
import { MicrophoneError, type MicrophoneProblem } from '#browser/model/voice/microphone.ts';
import {
  type ActiveRecording,
  type RecordingEnd,
  type RecordingState,
  startRecording,
} from '#browser/model/voice/recorder.ts';
import { storeTranscription } from '#browser/model/voice/recording-storage.ts';
import { createRecognition, type RecognitionPlace } from '#browser/model/voice/speech-recognition.ts';
import type { DeviceDatabase, LocalRecording } from '#browser/store/device-database.ts';
import { useStore } from '#browser/store/use-store.ts';
import { toast } from '#browser/ui/toast-queue.ts';
import { recordingHref } from './recording-href.ts';
import { type LiveSpeech, useLiveSpeech } from './use-live-speech.ts';

export interface Recorder {
  /** `starting` while the browser asks whether the page may use the microphone. */
  phase: 'idle' | 'starting' | 'recording' | 'paused';
  /** Why it could not start; reset on the next try. */
  problem: MicrophoneProblem | null;
  recording: ActiveRecording | null;
  /** The live transcript, if the browser recognizes speech and the user wants it. */
  transcript: LiveTranscript | null;
  live: LiveSpeech;
  start: () => void;
  stop: () => void;
  togglePause: () => void;
}

/**
 * Records on one screen. `onEnd` gets the stored recording, or undefined if nothing was heard. Leaving the screen stops the
 * recording, which is stored nevertheless.
 */
export function useRecorder(
  onEnd: (recording: LocalRecording | undefined, by: RecordingEnd) => void,
): Recorder {
  const store = useStore();
  const [recording, setRecording] = useState<ActiveRecording | null>(null);
  const [transcript, setTranscript] = useState<LiveTranscript | null>(null);
  const live = useLiveSpeech();
  const { findPlace } = live;
  const mayListen = useRef(live.isOnFor);
  useEffect(() => {
    mayListen.current = live.isOnFor;
  });
  const [isStarting, setStarting] = useState(false);
  const [problem, setProblem] = useState<MicrophoneProblem | null>(null);
  const phase = useSyncExternalStore(
    recording?.subscribe ?? subscribeToNothing,
    () => recording?.getState().phase,
  );
  const onEndRef = useRef(onEnd);
  useEffect(() => {
    onEndRef.current = onEnd;
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
      const finding = findPlace();
      const started = await startRecording(store);
      if (hasLeft.current) return void started.discard();
      active.current = started;
      setRecording(started);
      const transcribing = finding.then((place) => {
        if (!place || !mayListen.current(place) || started.getState().phase === 'ended') return null;
        const transcript = transcribe(store.db, started, place);
        setTranscript(transcript);
        return transcript;
      });
      started.ended.then(async ({ recording, by }) => {
        const transcript = await transcribing;
        if (transcript) {
          const words = await transcript.end();
          // An incomplete transcript is dropped; the recording waits for a recognizer that hears all of it.
          await storeWords(store.db, started.id, transcript.getWords().problem ? '' : words);
        }
        active.current = null;
        if (hasLeft.current) {
          if (recording) toastStopped(recording);
          return;
        }
        setRecording(null);
        setTranscript(null);
        onEndRef.current(recording, by);
      });
    } catch (error) {
      setProblem(error instanceof MicrophoneError ? error.problem : 'broken');
    } finally {
      setStarting(false);
    }
  }, [store, findPlace]);

  return {
    phase: isStarting ? 'starting' : phase === 'recording' || phase === 'paused' ? phase : 'idle',
    problem,
    recording,
    transcript,
    live,
    start,
    stop: () => void recording?.stop(),
    togglePause() {
      const isPaused = phase === 'paused';
      void (isPaused ? recording?.resume() : recording?.pause());
      if (isPaused) transcript?.resume();
      else transcript?.pause();
    },
  };
}

/** Starts a live transcript and stores it with the recording. */
function transcribe(
  db: DeviceDatabase,
  { id, track }: ActiveRecording,
  place: RecognitionPlace,
): LiveTranscript {
  return startTranscript({
    create: () => createRecognition(navigator.language, place),
    track,
    onSettled: (text) => void storeWords(db, id, text),
  });
}

/** Stores words with a recording. Failures are ignored, because the recording matters more. */
const storeWords = (db: DeviceDatabase, id: string, text: string) =>
  storeTranscription(db, id, text).catch(() => undefined);

/** Returns the live state of a recording. */
export const useRecordingState = (recording: ActiveRecording): RecordingState =>
  useSyncExternalStore(recording.subscribe, recording.getState);

const subscribeToNothing = () => () => undefined;

const toastStopped = ({ id }: LocalRecording) =>
  toast({
    text: t.yourRecordingWasStoppedAnd,
    action: { label: t.show, onPress: () => navigate(recordingHref(id)) },
  });
