import { describe, expect, it } from 'vitest';
import { detectFormat } from './audio-format.ts';
import { dropHallucinations } from './drop-hallucinations.ts';
import { findSpeech } from './find-speech.ts';
import { type Pcm, readWav, resample, writeWav } from './wav.ts';

const rateHz = 16_000;

/** Makes a tone with parts of different loudness, 0 to 1, one after the other. */
const makeSound = (
  parts: readonly { seconds: number; loudness: number; noise?: number }[],
  hz = rateHz,
): Pcm => {
  const samples = parts.flatMap(({ seconds, loudness, noise = 0 }) =>
    Array.from({ length: seconds * hz }, (_, i) => {
      // A hash instead of random numbers, so that every run is the same.
      const chance = Math.sin(i * 12.9898) * 43_758.5453;
      return (
        32_767 *
        (loudness * Math.sin((i * 2 * Math.PI * 220) / hz) + noise * (2 * (chance - Math.floor(chance)) - 1))
      );
    }),
  );
  return { samples: Int16Array.from(samples), rateHz: hz };
};

describe('WAV', () => {
  it('reads what it writes', () => {
    const pcm = makeSound([{ seconds: 0.1, loudness: 0.5 }]);
    expect(readWav(writeWav(pcm))).toEqual(pcm);
  });

  it('reads what an interrupted recording left, whose header claims more', () => {
    const file = writeWav(makeSound([{ seconds: 1, loudness: 0.5 }]));
    expect(readWav(file.subarray(0, 44 + 1000)).samples).toHaveLength(500);
  });

  it.each([
    ['it has no sound in it', (file: Uint8Array) => file.subarray(0, 36)],
    ['its header is cut off', (file: Uint8Array) => file.subarray(0, 24)],
    [
      'it is not 16-bit PCM',
      (file: Uint8Array) => {
        file[34] = 8;
        return file;
      },
    ],
    [
      'it has 6 channels instead of one or two',
      (file: Uint8Array) => {
        file[22] = 6;
        return file;
      },
    ],
  ])('refuses a file because %s', (why, damage) => {
    const file = damage(writeWav(makeSound([{ seconds: 0.1, loudness: 0.5 }])));
    expect(() => readWav(file)).toThrow(why);
  });

  it('mixes two channels, and converts other rates to 16 kHz', () => {
    const { samples } = makeSound([{ seconds: 1, loudness: 0.5 }], 44_100);
    const stereo = new Int16Array(samples.length * 2);
    samples.forEach((sample, i) => {
      stereo[2 * i] = sample;
      stereo[2 * i + 1] = sample;
    });
    const file = writeWav({ samples: stereo, rateHz: 44_100 });
    file[22] = 2;
    const pcm = resample(readWav(file));
    expect(pcm.rateHz).toBe(16_000);
    expect(pcm.samples).toHaveLength(16_000);
    const loudest = pcm.samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    expect(loudest / 32_767).toBeCloseTo(0.5, 1);
  });
});

describe('speech', () => {
  it('stands out from silence, with a little of it kept on both sides', () => {
    const sound = makeSound([
      { seconds: 1, loudness: 0 },
      { seconds: 0.5, loudness: 0.3 },
      { seconds: 1, loudness: 0 },
    ]);
    expect(findSpeech(sound)).toEqual([{ fromMs: 900, toMs: 1600 }]);
  });

  it('is found in noise, in parts with a long gap', () => {
    const noise = 0.005;
    const sound = makeSound([
      { seconds: 1, loudness: 0, noise },
      { seconds: 0.4, loudness: 0.2, noise },
      { seconds: 2, loudness: 0, noise },
      { seconds: 0.4, loudness: 0.2, noise },
      { seconds: 1, loudness: 0, noise },
    ]);
    expect(findSpeech(sound)).toHaveLength(2);
  });

  it.each([
    ['silence', [{ seconds: 3, loudness: 0 }]],
    ['even noise', [{ seconds: 3, loudness: 0, noise: 0.02 }]],
    [
      'a click',
      [
        { seconds: 1, loudness: 0 },
        { seconds: 0.03, loudness: 0.5 },
        { seconds: 1, loudness: 0 },
      ],
    ],
    ['10 ms', [{ seconds: 0.01, loudness: 0.5 }]],
  ])('is not found in %s', (_name, parts) => {
    expect(findSpeech(makeSound(parts))).toEqual([]);
  });

  it('is found where nothing else is in the recording', () => {
    expect(findSpeech(makeSound([{ seconds: 2, loudness: 0.3 }]))).toHaveLength(1);
  });
});

it('drops what a recognizer hallucinates where nobody speaks, and keeps the same words where somebody does', () => {
  const said = {
    text: 'Buy milk. Thank you.',
    parts: [
      { text: 'Buy milk.', fromMs: 0, toMs: 900 },
      { text: ' Thank you.', fromMs: 2000, toMs: 2500 },
    ],
  };
  expect(dropHallucinations(said, [{ fromMs: 0, toMs: 1000 }]).text).toBe('Buy milk.');
  expect(dropHallucinations(said, [{ fromMs: 0, toMs: 2600 }])).toEqual(said);
});

it('tells formats by their first bytes', () => {
  const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  expect(detectFormat(bytes('RIFF\0\0\0\0WAVEfmt '))).toBe('wav');
  expect(detectFormat(bytes('\x1a\x45\xdf\xa3rest'))).toBe('webm');
  expect(detectFormat(bytes('\0\0\0\x20ftypM4A '))).toBe('mp4');
  expect(detectFormat(bytes('OggS'))).toBe('ogg');
  expect(detectFormat(bytes('ID3\x04'))).toBe('mp3');
  expect(detectFormat(bytes('<html>'))).toBeUndefined();
});
