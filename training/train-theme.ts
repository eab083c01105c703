/**
 * Trains the theme classifier from the texts in corpus/themes and writes intake/theme/model.generated.ts. The same texts
 * always give the same file. Prints the accuracy and the calibration error on held-out folds of the examples, and on voices that were not heard; `--check` does only that.
 */
import { writeFileSync } from 'node:fs';
import { featuresOf, slotOf, slots } from '#intake/theme/features.ts';
import { buildLexicon, type Lexicon } from '#intake/theme/lexicon.ts';
import { classes, lengthFactor, levels, softmax } from '#intake/theme/model.ts';
import { packLexicon } from '#intake/theme/packed-lexicon.ts';
import { packWeights } from '#intake/theme/packed-weights.ts';
import { wordsOf } from '#intake/theme/stem.ts';
import {
  frameLines,
  frameSamples,
  generator,
  readExamples,
  readLexicon,
  type Sample,
  shuffle,
} from './theme-samples.ts';

const modelFile = new URL('../intake/theme/model.generated.ts', import.meta.url);
const folds = 5;
const epochs = 14;
/** Epochs at the end whose weights are averaged, so that the order of the samples matters less. */
const averaged = 6;
const seed = 20_260_311;
/** Share of terms hidden from the lexicon while training, so that words are also learnt by their letters. */
const hiddenShare = 0.1;
/** How often people note tasks of each theme, in the order of `classes`; sets the weight of each class. */
const priors = [0.1, 0.11, 0.12, 0.32, 0.2, 0.08, 0.07];
/** Soft threshold at each step (L1): what tells little goes to zero and costs no space. */
const sparsity = 1.7e-2;
/** The examples are odder than what people note: on everyday texts this share of their temperature fits. */
const everyday = 0.66;
/** A term of several words is shipped only where its words alone leave its theme less sure than this. */
const plainEnough = 0.66;

/** How often each feature was seen; rare ones are left out, since they only crowd the slots. */
const counts = new Map<string, number>();
const rarest = 8;

function dropRare(samples: Seen[]): void {
  for (const sample of samples) {
    const kept = sample.names.flatMap((name, i) => ((counts.get(name) ?? 0) >= rarest ? [i] : []));
    sample.ids = Int32Array.from(kept, (i) => sample.ids[i] ?? 0);
    sample.values = Float32Array.from(kept, (i) => sample.values[i] ?? 0);
    sample.names = [];
  }
}

interface Seen {
  /** Emptied by dropRare. */
  names: string[];
  ids: Int32Array;
  values: Float32Array;
  label: number;
  weight: number;
}

function see(sample: Sample, lexicon: Lexicon, random: () => number, share: number): Seen {
  const hide = share > 0 ? () => random() < share : undefined;
  const { names, values } = featuresOf(sample.title, lexicon, hide);
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return {
    names,
    ids: Int32Array.from(names, slotOf),
    values: Float32Array.from(values),
    label: sample.label,
    weight: sample.weight,
  };
}

interface Trained {
  weights: Float32Array;
  bias: Float32Array;
}

/** Adagrad on the log loss with an L1 penalty (Duchi et al. 2011); the mean of the last epochs' weights. */
function train(samples: Seen[], random: () => number): Trained {
  const k = classes.length;
  const weights = new Float32Array(slots * k);
  const squares = new Float32Array(slots * k).fill(1e-2);
  const bias = new Float32Array(k);
  const rate = 0.25;

  const mean = new Float32Array(slots * k);

  const order = samples.map((_, i) => i);
  const scores = new Float64Array(k);
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    for (const index of order) {
      const sample = samples[index] as Seen;
      score(sample, weights, bias, scores);
      const top = Math.max(...scores);
      let total = 0;
      for (let c = 0; c < k; c++) total += Math.exp((scores[c] ?? 0) - top);
      for (let c = 0; c < k; c++) {
        const error =
          (Math.exp((scores[c] ?? 0) - top) / total - (c === sample.label ? 1 : 0)) * sample.weight;
        bias[c] = (bias[c] ?? 0) - 0.002 * error;
        for (let f = 0; f < sample.ids.length; f++) {
          const at = (sample.ids[f] ?? 0) * k + c;
          const weight = weights[at] ?? 0;
          const gradient = error * (sample.values[f] ?? 0);
          const square = (squares[at] ?? 0) + gradient * gradient;
          squares[at] = square;
          const step = rate / Math.sqrt(square);
          const moved = weight - step * gradient;
          weights[at] = Math.sign(moved) * Math.max(0, Math.abs(moved) - step * sparsity);
        }
      }
    }
    if (epoch >= epochs - averaged)
      for (let at = 0; at < mean.length; at++) mean[at] = (mean[at] ?? 0) + (weights[at] ?? 0) / averaged;
  }
  return { weights: mean, bias };
}

function score(sample: Seen, weights: Float32Array, bias: Float32Array, into: Float64Array): void {
  const k = classes.length;
  for (let c = 0; c < k; c++) into[c] = bias[c] ?? 0;
  for (let f = 0; f < sample.ids.length; f++) {
    const offset = (sample.ids[f] ?? 0) * k;
    const value = sample.values[f] ?? 0;
    for (let c = 0; c < k; c++) into[c] = (into[c] ?? 0) + value * (weights[offset + c] ?? 0);
  }
}

function balance(samples: Seen[]): void {
  const totals = classes.map(() => 0);
  for (const sample of samples) totals[sample.label] = (totals[sample.label] ?? 0) + sample.weight;
  const sum = totals.reduce((a, b) => a + b, 0);
  for (const sample of samples)
    sample.weight *= ((priors[sample.label] ?? 0) * sum) / (totals[sample.label] ?? 1);
}

/** Expected calibration error over ten bins, and accuracy. */
function measure(logits: HeldOut[], temperature: number, perWord: number) {
  let right = 0;
  let loss = 0;
  const bins = Array.from({ length: 10 }, () => ({ count: 0, sure: 0, right: 0 }));
  for (const { scores, label, words } of logits) {
    const divisor = temperature * lengthFactor(words, perWord);
    const chances = softmax(scores.map((value) => value / divisor));
    const best = chances.indexOf(Math.max(...chances));
    const sure = chances[best] ?? 0;
    const bin = bins[Math.min(9, Math.floor(sure * 10))];
    loss -= Math.log(Math.max(1e-9, chances[label] ?? 0));
    if (best === label) right++;
    if (!bin) continue;
    bin.count++;
    bin.sure += sure;
    if (best === label) bin.right++;
  }
  const error = bins.reduce((sum, bin) => sum + Math.abs(bin.sure - bin.right), 0) / logits.length;
  return { accuracy: right / logits.length, loss: loss / logits.length, error };
}

/** The terms worth their bytes: single words, and terms of several whose words tell another theme, or none. */
function shippedTerms(known: Record<string, string>, samples: Sample[]): Record<string, string> {
  const wordsOnly = filterTerms(known, (term) => !term.includes(' '));
  const lexicon = buildLexicon(wordsOnly);
  const random = generator(seed);
  const seen = samples.map((sample) => see(sample, lexicon, random, hiddenShare));
  dropRare(seen);
  balance(seen);
  const { weights, bias } = train(seen, random);
  const into = new Float64Array(classes.length);
  return filterTerms(known, (term, category) => {
    if (!term.includes(' ')) return true;
    const label = frameLines.find(({ categories }) => categories.includes(category))?.label ?? 0;
    score(see({ title: term, label, weight: 1, fold: -1 }, lexicon, random, 0), weights, bias, into);
    return (softmax([...into])[label] ?? 0) < plainEnough;
  });
}

const filterTerms = (
  known: Record<string, string>,
  keeps: (term: string, category: string) => boolean,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(known).map(([category, terms]) => [
      category,
      terms
        .split(',')
        .filter((term) => keeps(term, category))
        .join(','),
    ]),
  );

const everyTerm = readLexicon();
const random = generator(seed);
const examples = readExamples();
const voiced = examples.map(({ fold }) => fold >= 0);
for (const example of examples)
  example.fold = example.fold < 0 ? Math.floor(random() * folds) : example.fold % folds;
const framed = frameSamples(everyTerm, random);
const source = shippedTerms(
  everyTerm,
  [...framed, ...examples].map((sample) => ({ ...sample })),
);
counts.clear();
const lexicon = buildLexicon(source);
const seenFrames = framed.map((sample) => see(sample, lexicon, random, hiddenShare));
const seenExamples = examples.map((sample) => see(sample, lexicon, random, hiddenShare));
const plainExamples = examples.map((sample) => see(sample, lexicon, random, 0));
for (const list of [seenFrames, seenExamples, plainExamples]) dropRare(list);

interface HeldOut {
  scores: number[];
  label: number;
  voiced: boolean;
  words: number;
}
const heldOut: HeldOut[] = [];
if (!process.argv.includes('--quick'))
  for (let fold = 0; fold < folds; fold++) {
    const kept = seenExamples.filter((_, i) => examples[i]?.fold !== fold);
    const samples = [...seenFrames, ...kept].map((seen) => ({ ...seen }));
    balance(samples);
    const trained = train(samples, generator(seed + fold));
    plainExamples.forEach((example, i) => {
      if (examples[i]?.fold !== fold) return;
      const into = new Float64Array(classes.length);
      score(example, trained.weights, trained.bias, into);
      heldOut.push({
        scores: [...into],
        label: example.label,
        voiced: voiced[i] ?? false,
        words: wordsOf(examples[i]?.title ?? '').length,
      });
    });
  }
let [temperature, perWord] = [1, 0.05];
if (heldOut.length) {
  let best = Number.POSITIVE_INFINITY;
  for (let tried = 0.5; tried < 3; tried += 0.05)
    for (let each = 0; each < 0.3; each += 0.02) {
      const { loss } = measure(heldOut, tried, each);
      if (loss < best) [best, temperature, perWord] = [loss, tried, each];
    }
  const told = (name: string, rows: HeldOut[]) => {
    const { accuracy, error } = measure(rows, temperature, perWord);
    return `${name} ${rows.length}: accuracy ${(accuracy * 100).toFixed(1)} %, calibration error ${error.toFixed(3)}`;
  };
  const byVoice = heldOut.filter((row) => row.voiced);
  console.log(
    `${framed.length} framed terms, ${lexicon.terms.size} terms; held out: ${told('examples', heldOut)}; ${told('of unheard voices', byVoice)}; temperature ${temperature.toFixed(2)}, per word ${perWord.toFixed(2)}`,
  );
}
if (!process.argv.includes('--check')) {
  const samples = [...seenFrames, ...seenExamples, ...plainExamples];
  balance(samples);
  const { weights, bias } = train(samples, generator(seed));
  writeFileSync(modelFile, moduleOf(weights, bias));
}

/** A feature that moves a single theme by a single step costs more bytes than it tells. */
function leaveOutFaint(steps: Int8Array): void {
  for (let from = 0; from < steps.length; from += classes.length) {
    const slot = steps.subarray(from, from + classes.length);
    if (slot.reduce((sum, step) => sum + Math.abs(step), 0) === 1) slot.fill(0);
  }
}

/** The generated module, its weights packed as `loadModel` reads them. */
function moduleOf(weights: Float32Array, bias: Float32Array): string {
  const sizes = Float32Array.from(weights, Math.abs).sort();
  const top = sizes[Math.floor(sizes.length * 0.998)] ?? 1;
  const scale = top / levels;
  const steps = Int8Array.from(weights, (weight) =>
    Math.max(-levels, Math.min(levels, Math.trunc(weight / scale))),
  );
  leaveOutFaint(steps);
  return [
    '// Generated by `npm run train` from lexicon/, examples/, voices/ and frames.txt. Not to be edited.',
    "import type { StoredModel } from './model.ts';",
    '',
    'export const storedModel: StoredModel = {',
    `  temperature: ${(everyday * temperature).toFixed(2)},`,
    `  perWord: ${perWord.toFixed(2)},`,
    `  scale: ${scale.toPrecision(6)},`,
    `  bias: [${[...bias].map((value) => value.toFixed(4)).join(', ')}],`,
    `  lexicon: ${JSON.stringify(packLexicon(source))},`,
    `  weights: '${packWeights(steps, classes.length, levels)}',`,
    '};',
    '',
  ].join('\n');
}
