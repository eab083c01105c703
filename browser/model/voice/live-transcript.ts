import { recognitionEndMs, recognitionRestartMs } from '#browser/limits.ts';
import type { SpeechErrorEvent, SpeechRecognition, SpeechResultEvent } from './speech-recognition.ts';

/** Why recognition stopped while the recording goes on. */
export type TranscriptProblem = 'refused' | 'unreachable' | 'language' | 'broken';

export interface Words {
  /** Final words. */
  settled: string;
  /** The latest words, which may still change. */
  interim: string;
  problem: TranscriptProblem | null;
}

export interface LiveTranscript {
  getWords: () => Words;
  subscribe: (listener: () => void) => () => void;
  pause: () => void;
  resume: () => void;
  /** Ends it. Resolves with all words once the last ones are final, or after a timeout. */
  end: () => Promise<string>;
}

const problems: Record<string, TranscriptProblem | undefined> = {
  'not-allowed': 'refused',
  'service-not-allowed': 'refused',
  network: 'unreachable',
  'language-not-supported': 'language',
  'audio-capture': 'broken',
};

/**
 * Starts the browser's speech recognition alongside a recording, and restarts it when it ends by itself after a silence.
 * `onSettled` receives all final words whenever there are more.
 */
export function startTranscript({
  create,
  track,
  onSettled,
}: {
  create: () => SpeechRecognition;
  track?: MediaStreamTrack | undefined;
  onSettled: (text: string) => void;
}): LiveTranscript {
  const listeners = new Set<() => void>();
  let words: Words = { settled: '', interim: '', problem: null };
  /** The words of earlier recognizers. */
  let earlier = '';
  let phase: 'listening' | 'paused' | 'ending' | 'ended' = 'listening';
  let recognition: SpeechRecognition | undefined;
  let restart: ReturnType<typeof setTimeout> | undefined;
  const { promise: ended, resolve: settleEnded } = Promise.withResolvers<void>();

  const setWords = (next: Partial<Words>) => {
    const before = words.settled;
    words = { ...words, ...next };
    if (words.settled !== before) onSettled(words.settled);
    for (const listener of listeners) listener();
  };
  /** Makes the interim words final, because the recognizer that might change them is gone. */
  const settleAll = () => {
    earlier = join(words.settled, words.interim);
    setWords({ settled: earlier, interim: '' });
  };
  const finish = () => {
    if (phase === 'ended') return;
    phase = 'ended';
    clearTimeout(restart);
    settleAll();
    settleEnded();
  };

  const listen = () => {
    const current = create();
    recognition = current;
    current.addEventListener('result', (event) => {
      if (recognition !== current || phase === 'ended') return;
      const results = Array.from((event as SpeechResultEvent).results);
      const textOf = (isFinal: boolean) =>
        results.filter((result) => result.isFinal === isFinal).map((result) => result[0].transcript);
      setWords({ settled: join(earlier, ...textOf(true)), interim: join(...textOf(false)) });
    });
    current.addEventListener('error', (event) => {
      const problem = problems[(event as SpeechErrorEvent).error];
      if (problem && recognition === current) setWords({ problem });
    });
    current.addEventListener('end', () => {
      if (recognition !== current) return;
      recognition = undefined;
      if (phase === 'ending' || words.problem) return finish();
      settleAll();
      if (phase === 'listening') restart = setTimeout(listen, recognitionRestartMs);
    });
    try {
      current.start(track);
    } catch {
      recognition = undefined;
      setWords({ problem: 'broken' });
      finish();
    }
  };
  listen();

  return {
    getWords: () => words,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    pause() {
      if (phase !== 'listening') return;
      phase = 'paused';
      clearTimeout(restart);
      recognition?.stop();
    },
    resume() {
      if (phase !== 'paused') return;
      phase = 'listening';
      // If the recognizer is still stopping, its `end` event starts the next one.
      if (!recognition) listen();
    },
    async end() {
      if (phase !== 'ended') {
        phase = 'ending';
        clearTimeout(restart);
        if (recognition) {
          recognition.stop();
          setTimeout(() => {
            recognition?.abort();
            finish();
          }, recognitionEndMs);
        } else finish();
      }
      await ended;
      return words.settled;
    },
  };
}

const join = (...parts: readonly string[]) =>
  parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');
