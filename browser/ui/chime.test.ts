// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createChimePlayer } from './chime.ts';
import { breathCueSounds, chimeSounds, endOf, tonesOf } from './chime-sounds.ts';

/** An audio context whose clock runs with the test's timers while it is `running`, and records what it is told to play. */
class FakeContext extends EventTarget {
  state: AudioContextState = 'suspended';
  isAllowed = true;
  destination = {};
  oscillators: FakeOscillator[] = [];
  #ranMs = 0;
  #sinceMs = 0;

  get currentTime() {
    return (this.#ranMs + (this.state === 'running' ? Date.now() - this.#sinceMs : 0)) / 1000;
  }
  async resume() {
    if (!this.isAllowed || this.state === 'running') return;
    this.#sinceMs = Date.now();
    this.state = 'running';
    this.dispatchEvent(new Event('statechange'));
  }
  async suspend() {
    this.#ranMs = this.currentTime * 1000;
    this.state = 'suspended';
    this.dispatchEvent(new Event('statechange'));
  }
  /** Lets the machine sleep: the clock of the world goes on, the audio clock does not. */
  sleep(ms: number) {
    vi.setSystemTime(Date.now() + ms);
    this.#sinceMs += ms;
  }
  createGain() {
    const param = {
      value: 1,
      setValueAtTime() {},
      linearRampToValueAtTime() {},
      exponentialRampToValueAtTime() {},
      setTargetAtTime() {},
    };
    const node = { gain: param, connect: (to: unknown) => to, disconnect() {} };
    return node;
  }
  createOscillator() {
    const oscillator = new FakeOscillator();
    this.oscillators.push(oscillator);
    return oscillator;
  }
  /** Instants, in seconds of the audio clock, at which something begins to sound. */
  get strikes() {
    return [...new Set(this.oscillators.filter((one) => one.isHeard).map((one) => one.startSeconds))];
  }
}

class FakeOscillator {
  frequency = { value: 0 };
  onended: (() => void) | null = null;
  startSeconds = 0;
  stopSeconds = 0;
  get isHeard() {
    return this.stopSeconds > this.startSeconds;
  }
  connect = (to: unknown) => to;
  start(at: number) {
    this.startSeconds = at;
  }
  stop(at: number) {
    this.stopSeconds = at;
  }
}

const minuteMs = 60_000;
let context: FakeContext;
const player = () => createChimePlayer(() => context as unknown as AudioContext);
const note = { sound: 'note', volume: 0.5 } as const;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', new EventTarget());
  context = new FakeContext();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([...chimeSounds, ...breathCueSounds])(
  '%s never clips and dies away within eight seconds',
  (sound) => {
    const tones = tonesOf(sound);
    expect(tones.reduce((sum, { gain }) => sum + gain, 0)).toBeLessThanOrEqual(1);
    expect(Math.max(...tones.map(endOf))).toBeLessThanOrEqual(8);
  },
);

test('hands a chime to the audio clock as soon as it is planned', async () => {
  player().schedule({ ...note, atMs: Date.now() + 25 * minuteMs });
  await vi.advanceTimersByTimeAsync(0);
  expect(context.strikes).toEqual([25 * 60]);
});

test('moves a chime when the audio clock stood still while the machine slept', async () => {
  player().schedule({ ...note, atMs: Date.now() + 25 * minuteMs });
  await vi.advanceTimersByTimeAsync(minuteMs);
  context.sleep(10 * minuteMs);
  await vi.advanceTimersByTimeAsync(minuteMs);
  expect(context.strikes).toEqual([15 * 60]);
});

test('leaves out a chime that is more than a minute late, and sounds one that is less', async () => {
  const { schedule } = player();
  schedule({ ...note, atMs: Date.now() + 2 * minuteMs });
  schedule({ ...note, atMs: Date.now() + 3 * minuteMs });
  await vi.advanceTimersByTimeAsync(0);
  context.sleep(3.5 * minuteMs);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(context.strikes).toEqual([5]);
});

test('sounds nothing once cancelled', async () => {
  const cancel = player().schedule({ ...note, atMs: Date.now() + minuteMs });
  await vi.advanceTimersByTimeAsync(0);
  cancel();
  expect(context.strikes).toEqual([]);
});

test('repeats a chime until it is cancelled', async () => {
  const cancel = player().schedule({ ...note, atMs: Date.now() + 1_000, repeatMs: 10_000 });
  await vi.advanceTimersByTimeAsync(3_000);
  context.oscillators[0]?.onended?.();
  expect(context.strikes).toEqual([1, 11]);
  cancel();
  expect(context.strikes).toEqual([1]);
});

test('waits for a click where the browser asks for one, then keeps the instant', async () => {
  context.isAllowed = false;
  const { schedule, getState } = player();
  schedule({ ...note, atMs: Date.now() + 2 * minuteMs });
  await vi.advanceTimersByTimeAsync(minuteMs);
  expect(getState()).toBe('waiting');
  context.isAllowed = true;
  window.dispatchEvent(new Event('click'));
  await vi.advanceTimersByTimeAsync(0);
  expect(getState()).toBe('ready');
  expect(context.strikes).toEqual([60]);
});

test('gives the sound device back when nothing is planned', async () => {
  const cancel = player().schedule({ ...note, atMs: Date.now() + minuteMs });
  await vi.advanceTimersByTimeAsync(0);
  expect(context.state).toBe('running');
  cancel();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(context.state).toBe('suspended');
});

test('says that it cannot sound where there is no audio', () => {
  const { schedule, getState } = createChimePlayer(() => {
    throw new Error('no audio device');
  });
  const cancel = schedule({ ...note, atMs: Date.now() + 1_000 });
  expect(getState()).toBe('unavailable');
  expect(cancel).not.toThrow();
});
