/**
 * Trains the network that finds the tasks in spoken texts from corpus/speech/training and writes
 * intake/speech/model.generated.ts. The same sources always give the same file. Prints in how many texts the number of
 * tasks is right when the files they stand in were not trained on; `--check` does only that.
 *
 * A ramble is a line: `[...]` stands around the words of a task, `{...}` around more about the task before.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseMoment } from '#intake/dates/calendar.ts';
import { extractFeatures } from '#intake/speech/features.ts';
import { buildLattice, type Lattice } from '#intake/speech/lattice.ts';
import {
  addition,
  aside,
  createNetwork,
  decodeLabels,
  inside,
  layerInputSizes,
  type Network,
  type SpeechFeatures,
  task,
  tokenInputSize,
  unitVectorSize,
  weightCount,
  weightParts,
  wordAndTopicSize,
} from '#intake/speech/network.ts';
import { taskStarts } from '#intake/split/split-tasks.ts';
import { packWeights } from '#intake/theme/packed-weights.ts';
import type { Scene } from '#intake/tokens/scene.ts';
import { tokenise } from '#intake/tokens/tokenise.ts';
import { addSlope, dropMask, type Hidden } from './speech-gradient.ts';
import { generator, shuffle } from './theme-samples.ts';

const corpus = new URL('../corpus/speech/training/', import.meta.url);
const modelFile = new URL('../intake/speech/model.generated.ts', import.meta.url);
const epochs = 14;
/** Epochs at the end in which the network reads with weights in whole steps, as it will (Courbariaux et al. 2015). */
const stepped = 5;
const batch = 16;
const rate = 4e-3;
/** Share of the steps in which the rate rises; then it falls as a cosine does (Loshchilov and Hutter 2017). */
const rising = 0.15;
/** The rate never falls below this share of itself. */
const lowest = 0.005;
const decay = 1e-2;
/** Shares of the mean slope and of its square that are kept in each step. */
const [meanKept, squareKept] = [0.9, 0.99];
/** The longest a slope may be. */
const steepest = 5;
/** Share of what is seen that is hidden while learning. */
const dropped = 0.2;
const seed = 7;
/** Share of words that are hidden whole, with their topics, so that unknown ones confuse it less. */
const unheard = 0.12;
/** So much less is thought of a task's beginning than was learnt; with more, fewer texts are split and more tasks missed. */
const caution = 0.1;
/** So many words of a task does its first one count when it is asked whose a unit is. */
const firstWord = 2.5;
/** One file in so many is held out to see how the others fit it. */
const heldShare = 4;

interface Ramble {
  file: string;
  sight: SpeechFeatures;
  /** Of each unit, what it is. */
  marked: Int32Array;
  /** Tasks that are marked. */
  count: number;
}

/**
 * The text without marks, and for each of its UTF-16 units what it stands in: nothing, or the mark `[` or `{` on the first
 * that is no space and `-` on those after it.
 */
function unmark(line: string): { text: string; marks: string[] } {
  let text = '';
  const marks: string[] = [];
  let inside = '';
  let begins = false;
  for (const unit of line.split('')) {
    if (/[[{]/.test(unit)) [inside, begins] = [unit, true];
    else if (/[\]}]/.test(unit)) [inside, begins] = ['', false];
    else {
      const opens = begins && /\S/.test(unit);
      text += unit;
      marks.push(opens ? inside : inside && !begins ? '-' : '');
      if (opens) begins = false;
    }
  }
  return { text, marks };
}

/** What each unit is: whose most of its words are. */
function markedUnits({ scene, units }: Lattice, marks: string[]): number[] {
  /** What is marked, in order: whether it is a task. */
  const groups: boolean[] = [];
  const tokens = scene.tokens.map(({ kind, start, end }) => {
    const opening = marks.slice(start, end).find((mark) => mark === '[' || mark === '{');
    if (opening) groups.push(opening === '[');
    return { kind, opens: opening === '[', group: opening || marks[start] ? groups.length - 1 : -1 };
  });
  const begun = new Set<number>();
  let last = -1;
  return units.slice(0, -1).map((start, unit) => {
    const votes = new Map<number, number>();
    for (const { kind, opens, group } of tokens.slice(start, units[unit + 1]))
      if (kind !== 'mark') votes.set(group, (votes.get(group) ?? 0) + (opens ? firstWord : 1));
    // A unit of marks belongs to the one before.
    const group = [...votes].sort((a, b) => b[1] - a[1])[0]?.[0] ?? last;
    const goesOn = group === last;
    last = group;
    if (group < 0) return aside;
    if (!groups[group]) return addition;
    if (begun.has(group)) return goesOn ? inside : addition;
    begun.add(group);
    return task;
  });
}

function readRamble(file: string, line: string): Ramble {
  const { text, marks } = unmark(line);
  const scene: Scene = { tokens: tokenise(text), now: parseMoment('2026-03-11T09:20:00'), dayFirst: false };
  const lattice = buildLattice(scene, taskStarts(scene));
  return {
    file,
    sight: extractFeatures(lattice),
    marked: Int32Array.from(markedUnits(lattice, marks)),
    count: line.split('[').length - 1,
  };
}

/**
 * Of a bell curve in so many whole steps to each side, the length of a step that loses least, in standard deviations
 * (Max 1960).
 */
const bellSteps = new Map([
  [1, 1.22],
  [3, 0.65],
  [7, 0.33],
]);

/** Of a part of the network how long a step is, and its weights in steps. */
interface Steps {
  step: number;
  counts: Int8Array;
}

function inSteps(weights: Float32Array): Steps[] {
  let from = 0;
  return weightParts.map(([size, levels]) => {
    const part = weights.subarray(from, from + size);
    from += size;
    const bell = bellSteps.get(levels);
    // What was never seen is 0 and no part of the curve.
    const moved = part.filter((weight) => weight !== 0);
    const spread = Math.sqrt(moved.reduce((sum, weight) => sum + weight * weight, 0) / moved.length);
    const largest = part.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
    const step = Number((bell ? bell * spread : largest / levels).toPrecision(4)) || 1;
    const counts = Int8Array.from(part, (weight) =>
      Math.max(-levels, Math.min(levels, Math.round(weight / step))),
    );
    return { step, counts };
  });
}

const ofSteps = (all: Steps[]) =>
  Float32Array.from(all.flatMap(({ step, counts }) => Array.from(counts, (count) => count * step)));

/** Weights that are small and at random, but for those of kinds: what is never seen stays 0. */
function firstWeights(random: () => number): Float32Array {
  const weights = new Float32Array(weightCount);
  const network = createNetwork(weights);
  const fill = (part: Float32Array, spread: number) => {
    for (let i = 0; i < part.length; i++)
      part[i] = Math.sqrt(-2 * Math.log(random() + 1e-9)) * Math.cos(2 * Math.PI * random()) * spread;
  };
  fill(network.words, 0.3);
  fill(network.topics, 0.3);
  for (const gru of network.layers.flatMap(({ forward, backward }) => [forward, backward])) {
    fill(gru.input, 1 / Math.sqrt(gru.inputSize));
    fill(gru.state, 0.7 / Math.sqrt(gru.hiddenSize));
  }
  fill(network.outputWeights, 0.5 / Math.sqrt(unitVectorSize));
  return weights;
}

/** Adam with decay (Loshchilov and Hutter 2019) on the log loss; the weights in whole steps. */
function train(rambles: Ramble[]): Steps[] {
  const random = generator(seed);
  const weights = firstWeights(random);
  const used = new Float32Array(weights);
  const slope = new Float32Array(weightCount);
  const [mean, square] = [new Float32Array(weightCount), new Float32Array(weightCount)];
  const [network, slopes] = [createNetwork(used), createNetwork(slope)];
  const order = [...rambles];
  const all = epochs * Math.ceil(order.length / batch);
  let done = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    for (let from = 0; from < order.length; from += batch) {
      used.set(epoch < epochs - stepped ? weights : ofSteps(inSteps(weights)));
      slope.fill(0);
      const some = order.slice(from, from + batch);
      for (const { sight, marked } of some) addSlope(network, sight, marked, hide(sight, random), slopes);
      done++;
      const share = done / all;
      const warm = Math.min(1, share / rising);
      const cool =
        share < rising ? 1 : 0.5 * (1 + Math.cos((Math.PI * (share - rising)) / (1 - rising))) + lowest;
      move(weights, slope, { mean, square, done, size: some.length, rate: rate * warm * cool });
    }
  }
  const { outputBias } = createNetwork(weights);
  outputBias[task] = (outputBias[task] ?? 0) - caution;
  return inSteps(weights);
}

function hide({ length, units }: SpeechFeatures, random: () => number): Hidden {
  const read = layerInputSizes.map((size) => dropMask(length * size, dropped, random));
  for (let t = 0; t < length; t++)
    if (random() < unheard) read[0]?.fill(0, t * tokenInputSize, t * tokenInputSize + wordAndTopicSize);
  return { read, views: dropMask((units.length - 1) * unitVectorSize, dropped, random) };
}

interface Move {
  mean: Float32Array;
  square: Float32Array;
  /** Steps so far, this one too. */
  done: number;
  /** Texts of the batch. */
  size: number;
  rate: number;
}

function move(weights: Float32Array, slope: Float32Array, { mean, square, done, size, rate }: Move): void {
  const length = Math.sqrt(slope.reduce((sum, by) => sum + by * by, 0)) / size;
  const factor = Math.min(1, steepest / length) / size;
  const [early, later] = [1 - meanKept ** done, 1 - squareKept ** done];
  for (let i = 0; i < weights.length; i++) {
    const by = (slope[i] ?? 0) * factor;
    const m = meanKept * (mean[i] ?? 0) + (1 - meanKept) * by;
    const v = squareKept * (square[i] ?? 0) + (1 - squareKept) * by * by;
    mean[i] = m;
    square[i] = v;
    const old = weights[i] ?? 0;
    weights[i] = old - rate * (m / early / (Math.sqrt(v / later) + 1e-8) + decay * old);
  }
}

/** Of mere talk one task is made: a capture is never lost. */
const isRight = (network: Network, { sight, count }: Ramble) =>
  Math.max(1, decodeLabels(network, sight).filter((label) => label === task).length) === Math.max(1, count);

const files = readdirSync(corpus).sort();
const rambles = files.flatMap((file) =>
  readFileSync(new URL(file, corpus), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => readRamble(file, line)),
);

const isHeld = ({ file }: Ramble) => files.indexOf(file) % heldShare === 0;
const held = rambles.filter(isHeld);
const network = createNetwork(ofSteps(train(rambles.filter((ramble) => !isHeld(ramble)))));
const shareOf = (some: Ramble[]) =>
  ((100 * some.filter((ramble) => isRight(network, ramble)).length) / some.length).toFixed(1);
const byFile = Map.groupBy(held, ({ file }) => file.replace('.txt', ''));
console.log(
  `rambles: ${rambles.length}; number of tasks right in ${held.length} of files that were not trained on: ${shareOf(held)} %`,
);
console.log(`  by file, in %: ${[...byFile].map(([file, own]) => `${file} ${shareOf(own)}`).join(', ')}`);
if (!process.argv.includes('--check')) {
  const stored = train(rambles).map(({ step, counts }, part) => [
    step,
    packWeights(counts, 1, weightParts[part]?.[1] ?? 0),
  ]);
  const code = [
    '// Generated by `npm run train` from rambles/. Not to be edited.',
    "import type { StoredNetwork } from './network.ts';",
    '',
    'export const storedNetwork: StoredNetwork = [',
    ...stored.map(([step, packed]) => `  [${step}, '${packed}'],`),
    '];',
    '',
  ];
  writeFileSync(modelFile, code.join('\n'));
  const size = stored.reduce((sum, [, packed]) => sum + String(packed).length * 0.75, 0);
  console.log(`spoken model: ${Math.round(size)} bytes`);
}
