/** One sine tone of a sound: it rises in `attackSeconds`, then dies away to -60 dB in `decaySeconds`. */
export interface Tone {
  frequencyHz: number;
  startSeconds: number;
  attackSeconds: number;
  decaySeconds: number;
  /** 0..1; the tones that overlap add up to 1 at most, so that nothing clips. */
  gain: number;
}

/** A partial of a struck body: its frequency as a multiple of the note's, and how loud and long it is. */
type Partial = readonly [ratio: number, gain: number, decaySeconds: number];

const note = (
  frequencyHz: number,
  startSeconds: number,
  attackSeconds: number,
  partials: readonly Partial[],
): Tone[] =>
  partials.map(([ratio, gain, decaySeconds]) => ({
    frequencyHz: frequencyHz * ratio,
    startSeconds,
    attackSeconds,
    decaySeconds,
    gain,
  }));

const bellPartials: Partial[] = [
  [1, 0.5, 2.8],
  [2, 0.2, 1.9],
  [3.01, 0.12, 1.2],
  [4.17, 0.08, 0.8],
  [5.43, 0.05, 0.5],
];

/** The first two differ by a little less than 1 Hz, and so beat slowly. */
const bowlPartials: Partial[] = [
  [1, 0.3, 7],
  [1.004, 0.3, 7],
  [2.71, 0.18, 4.5],
  [5.2, 0.07, 2.2],
];

/** The second partial of a marimba bar is tuned two octaves above the first. */
const marimbaPartials: Partial[] = [
  [1, 0.26, 0.9],
  [4, 0.06, 0.25],
];

const harpPartials: Partial[] = [
  [1, 0.12, 2.4],
  [2, 0.05, 1.4],
  [3, 0.02, 0.8],
];

/** A note without an edge: it rises slowly and has hardly any overtones. */
const cuePartials: Partial[] = [
  [1, 0.4, 1.8],
  [2, 0.06, 0.9],
];

const cueNote = (frequencyHz: number, startSeconds: number) =>
  note(frequencyHz, startSeconds, 0.12, cuePartials);

const sounds = {
  bell: note(698.46, 0, 0.005, bellPartials),
  bowl: note(220, 0, 0.06, bowlPartials),
  marimba: [392, 523.25, 659.26].flatMap((hz, index) => note(hz, index * 0.14, 0.004, marimbaPartials)),
  harp: [261.63, 392, 523.25, 659.26, 783.99].flatMap((hz, index) =>
    note(hz, index * 0.09, 0.006, harpPartials),
  ),
  note: note(528, 0, 0.04, [
    [1, 0.6, 1.4],
    [2, 0.15, 0.8],
  ]),
};

/** Soft sounds that rise, stay and fall: they say when to breathe in, hold and breathe out. */
const breathCues = {
  rise: [...cueNote(293.66, 0), ...cueNote(440, 0.22)],
  stay: cueNote(440, 0),
  fall: [...cueNote(440, 0), ...cueNote(293.66, 0.22)],
};

export type ChimeSound = keyof typeof sounds;
export type BreathCue = keyof typeof breathCues;

export const chimeSounds = Object.keys(sounds) as ChimeSound[];

export const breathCueSounds = Object.keys(breathCues) as BreathCue[];

const allSounds = { ...sounds, ...breathCues };

export const tonesOf = (sound: ChimeSound | BreathCue): readonly Tone[] => allSounds[sound];

export const endOf = ({ startSeconds, attackSeconds, decaySeconds }: Tone): number =>
  startSeconds + attackSeconds + decaySeconds;
