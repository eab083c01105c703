import { recordingSampleRateHz } from '#browser/limits.ts';

/** Samples in a frame of 100 ms. */
export const frameLength = recordingSampleRateHz / 10;

export interface PcmFramer {
  /** Takes a block of samples from -1 to 1, one array for each channel. */
  push: (channels: readonly Float32Array[]) => void;
  /** Emits the samples that do not fill a frame yet. */
  flush: () => void;
}

/**
 * Creates a framer that mixes audio down to one channel, resamples it to 16 kHz and emits frames of 16-bit samples. Each sample is
 * the mean of the input in its interval, a box filter that limits aliasing.
 */
export function createPcmFramer(inputRateHz: number, onFrame: (frame: Int16Array) => void): PcmFramer {
  const step = inputRateHz / recordingSampleRateHz;
  let frame = new Int16Array(frameLength);
  let filled = 0;
  let sum = 0;
  /** Input samples that `sum` covers. */
  let covered = 0;

  const emit = (value: number) => {
    frame[filled] = Math.round(Math.max(-1, Math.min(1, value)) * 0x7fff);
    filled += 1;
    if (filled === frameLength) flush();
  };
  const add = (value: number) => {
    let rest = 1;
    while (covered + rest >= step) {
      const used = step - covered;
      emit((sum + value * used) / step);
      rest -= used;
      sum = 0;
      covered = 0;
    }
    sum += value * rest;
    covered += rest;
  };
  const flush = () => {
    if (filled === 0) return;
    const full = frame.slice(0, filled);
    frame = new Int16Array(frameLength);
    filled = 0;
    onFrame(full);
  };

  return {
    push(channels) {
      const [first] = channels;
      if (!first) return;
      for (let index = 0; index < first.length; index += 1) {
        let total = 0;
        for (const channel of channels) total += channel[index] ?? 0;
        add(total / channels.length);
      }
    },
    flush,
  };
}
