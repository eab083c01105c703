import { expect, it } from 'vitest';
import { createPcmFramer, frameLength } from './pcm-framer.ts';

const block = 128;

/** Frames a tone as the audio thread delivers it, in blocks of 128 samples, and returns all samples. */
function frameTone(inputRateHz: number, { toneHz = 440, seconds = 1, channels = 1, amplitude = 0.5 } = {}) {
  const frames: Int16Array[] = [];
  const framer = createPcmFramer(inputRateHz, (frame) => frames.push(frame));
  const count = Math.floor((inputRateHz * seconds) / block) * block;
  for (let start = 0; start < count; start += block) {
    const samples = Float32Array.from(
      { length: block },
      (_, index) => amplitude * Math.sin((2 * Math.PI * toneHz * (start + index)) / inputRateHz),
    );
    framer.push(Array.from({ length: channels }, () => samples));
  }
  framer.flush();
  return { frames, samples: frames.flatMap((frame) => [...frame]), seconds: count / inputRateHz };
}

const countRises = (samples: readonly number[]) =>
  samples.filter((sample, index) => sample >= 0 && (samples[index - 1] ?? 0) < 0).length;

it.each([16_000, 44_100, 48_000])(
  'gives 16,000 samples a second from %i Hz, with the same tone',
  (rateHz) => {
    const { samples, seconds } = frameTone(rateHz);
    expect(Math.abs(samples.length - seconds * 16_000)).toBeLessThanOrEqual(1);
    expect(Math.abs(countRises(samples) - 440 * seconds)).toBeLessThanOrEqual(1);
    expect(Math.max(...samples) / 0x7fff).toBeCloseTo(0.5, 1);
  },
);

it('keeps 16 kHz input as it is, as 16-bit samples', () => {
  const frames: Int16Array[] = [];
  const framer = createPcmFramer(16_000, (frame) => frames.push(frame));
  framer.push([Float32Array.of(0, 1, -1, 0.5, 2)]);
  framer.flush();
  expect(frames).toEqual([Int16Array.of(0, 0x7fff, -0x7fff, 0x4000, 0x7fff)]);
});

it('mixes two channels into one', () => {
  const frames: Int16Array[] = [];
  const framer = createPcmFramer(16_000, (frame) => frames.push(frame));
  framer.push([Float32Array.of(1, 0.5), Float32Array.of(0, 0.5)]);
  framer.flush();
  expect(frames).toEqual([Int16Array.of(0x4000, 0x4000)]);
});

it('emits full frames, and the rest when flushed', () => {
  const { frames } = frameTone(16_000, { seconds: 0.25 });
  expect(frames.map(({ length }) => length)).toEqual([frameLength, frameLength, 768]);
});

it('attenuates tones above the Nyquist frequency', () => {
  const { samples } = frameTone(48_000, { toneHz: 15_800 });
  const loudest = Math.max(...samples.map(Math.abs));
  expect(loudest / 0x7fff).toBeLessThan(0.1);
});
