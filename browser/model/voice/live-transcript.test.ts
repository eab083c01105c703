import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTranscript } from './live-transcript.ts';
import type { SpeechRecognition } from './speech-recognition.ts';

/** A fake recognizer, which a test feeds with `hear`. */
class FakeRecognition extends EventTarget implements SpeechRecognition {
  lang = '';
  continuous = false;
  interimResults = false;
  isStopping = false;
  isAborted = false;
  start() {}
  stop() {
    this.isStopping = true;
  }
  abort() {
    this.isAborted = true;
  }
  hear(...results: [text: string, isFinal: boolean][]) {
    this.dispatchEvent(
      Object.assign(new Event('result'), {
        results: results.map(([transcript, isFinal]) => ({ isFinal, 0: { transcript } })),
      }),
    );
  }
  fail(error: string) {
    this.dispatchEvent(Object.assign(new Event('error'), { error }));
    this.end();
  }
  end() {
    this.dispatchEvent(new Event('end'));
  }
}

let made: FakeRecognition[];
let settled: string[];
const last = () => made.at(-1) as FakeRecognition;

const start = () =>
  startTranscript({
    create: () => {
      const recognition = new FakeRecognition();
      made.push(recognition);
      return recognition;
    },
    onSettled: (text) => settled.push(text),
  });

beforeEach(() => {
  vi.useFakeTimers();
  made = [];
  settled = [];
});
afterEach(() => vi.useRealTimers());

it('tells words that may change apart from those that are settled', async () => {
  const transcript = start();
  last().hear(['buy milk', false]);
  expect(transcript.getWords()).toEqual({ settled: '', interim: 'buy milk', problem: null });
  last().hear(['buy milk ', true], [' and call', false]);
  expect(transcript.getWords()).toEqual({ settled: 'buy milk', interim: 'and call', problem: null });
  expect(settled).toEqual(['buy milk']);
});

it('starts again when the recognizer ends after a silence, and keeps what it heard last', async () => {
  const transcript = start();
  last().hear(['buy milk', true], ['and eggs', false]);
  last().end();
  expect(transcript.getWords()).toEqual({ settled: 'buy milk and eggs', interim: '', problem: null });
  vi.runAllTimers();
  expect(made).toHaveLength(2);
  last().hear(['call mum', true]);
  expect(transcript.getWords().settled).toBe('buy milk and eggs call mum');
});

it('ends with the last words settled, or as they were when the recognizer says no more', async () => {
  const first = start();
  last().hear(['buy milk', false]);
  const ended = first.end();
  expect(last().isStopping).toBe(true);
  last().hear(['buy silk', true]);
  last().end();
  expect(await ended).toBe('buy silk');

  const second = start();
  last().hear(['call mum', false]);
  const silent = second.end();
  vi.runAllTimers();
  expect(await silent).toBe('call mum');
  expect(last().isAborted).toBe(true);
  expect(await second.end()).toBe('call mum');
  expect(made).toHaveLength(2);
});

it('listens to nothing while it is paused', () => {
  const transcript = start();
  transcript.pause();
  last().end();
  vi.runAllTimers();
  expect(made).toHaveLength(1);
  transcript.resume();
  expect(made).toHaveLength(2);
});

it.each([
  ['not-allowed', 'refused'],
  ['network', 'unreachable'],
  ['language-not-supported', 'language'],
])('gives up after %s and says so, with the words heard until then', async (error, problem) => {
  const transcript = start();
  last().hear(['buy milk', true]);
  last().fail(error);
  vi.runAllTimers();
  expect(made).toHaveLength(1);
  expect(transcript.getWords()).toEqual({ settled: 'buy milk', interim: '', problem });
  expect(await transcript.end()).toBe('buy milk');
});

it('goes on after an error that means only silence', () => {
  const transcript = start();
  last().fail('no-speech');
  vi.runAllTimers();
  expect(made).toHaveLength(2);
  expect(transcript.getWords().problem).toBe(null);
});
