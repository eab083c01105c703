import { afterEach, expect, it, vi } from 'vitest';
import { audioContextTimeoutMs } from '#browser/limits.ts';
import { openMicrophone } from './microphone.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('says that the sound does not start when the system never answers, and lets go of the microphone', async () => {
  vi.useFakeTimers();
  const stop = vi.fn();
  const close = vi.fn();
  const stream = { getTracks: () => [{ stop }], getAudioTracks: () => [] };
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: async () => stream } });
  vi.stubGlobal(
    'AudioWorkletNode',
    class {
      port = {};
    },
  );
  vi.stubGlobal(
    'AudioContext',
    class {
      audioWorklet = { addModule: async () => undefined };
      createMediaStreamSource = () => ({ connect: () => undefined });
      // Firefox on a machine without any sound device.
      resume = () => new Promise(() => undefined);
      close = close;
    },
  );
  const opened = expect(openMicrophone({ onFrame: () => {}, onLost: () => {} })).rejects.toMatchObject({
    problem: 'silent',
  });
  await vi.advanceTimersByTimeAsync(audioContextTimeoutMs);
  await opened;
  expect(stop).toHaveBeenCalled();
  expect(close).toHaveBeenCalled();
});
