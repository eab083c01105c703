/** Trains the theme model: multinomial logistic regression over hashed features, with an L1 penalty. */
import { extractThemeFeatures, hashToSlot, slots } from '#intake/theme/features.ts';
import { buildLexicon, type Lexicon } from '#intake/theme/lexicon.ts';
import { classes, lengthFactor, levels, type StoredModel, softmax } from '#intake/theme/model.ts';
import { splitWords } from '#intake/theme/stem.ts';
import { formatWeights } from '#intake/theme/weights.ts';
import type { LexiconTerms } from './lexicon.ts';
import { createRandom, shuffle } from './random.ts';
import { makeFrameSamples, type ThemeSample, type ThemeTexts } from './theme-samples.ts';

/** Everything that may be tuned; part of the input hash. */
export const themeHyperparameters = {
  seed: 20_260_311,
  /** Folds of the cross-validation. */
  folds: 5,
  epochs: 14,
  /** Epochs at the end whose weights are averaged, so that the order of the samples matters less. */
  averagedEpochs: 6,
  learningRate: 0.25,
  biasLearningRate: 0.002,
  /** Start of the sums of squared gradients. */
  initialSquareSum: 1e-2,
  /** L1 penalty: weights that say little become zero and take no space. */
  l1: 1.7e-2,
  /** Share of terms hidden from the lexicon while training, so that words are also learnt by their letters. */
  termDropout: 0.1,
  /** Share of the tasks people note in each theme, in the order of `classes`; sets the weight of each class. */
  classPriors: [0.1, 0.11, 0.12, 0.32, 0.2, 0.08, 0.07],
  /** Features seen less often are left out, since they only crowd the slots. */
  minFeatureCount: 8,
  /** A term of several words is shipped only where its words alone give its theme less than this probability. */
  minPhraseDoubt: 0.66,
  /** The examples are odder than what people note: on everyday texts this share of their temperature fits. */
  everydayTemperature: 0.66,
  /** Share of the weights whose size sets the quantization scale; the few that are larger are clipped. */
  unclippedShare: 0.998,
};
const hyper = themeHyperparameters;

/** A sample as the model sees it. */
interface Row {
  /** Names of the features; emptied once rare ones are dropped. */
  names: string[];
  slots: Int32Array;
  values: Float32Array;
  label: number;
  weight: number;
}

/** Occurrences of each feature. */
type FeatureCounts = Map<string, number>;

function extractRow(sample: ThemeSample, lexicon: Lexicon, isHidden?: () => boolean): Row {
  const { names, values } = extractThemeFeatures(sample.title, lexicon, isHidden);
  return {
    names,
    slots: Int32Array.from(names, hashToSlot),
    values: Float32Array.from(values),
    label: sample.label,
    weight: sample.weight,
  };
}

function countFeatures(rows: Row[], counts: FeatureCounts): void {
  for (const { names } of rows) for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
}

function dropRareFeatures(rows: Row[], counts: FeatureCounts): void {
  for (const row of rows) {
    const kept = row.names.flatMap((name, i) =>
      (counts.get(name) ?? 0) >= hyper.minFeatureCount ? [i] : [],
    );
    row.slots = Int32Array.from(kept, (i) => row.slots[i] ?? 0);
    row.values = Float32Array.from(kept, (i) => row.values[i] ?? 0);
    row.names = [];
  }
}

/** Scales the weights of the rows so that each class weighs as much as its prior says. */
function balanceClasses(rows: Row[]): void {
  const totals = classes.map(() => 0);
  for (const row of rows) totals[row.label] = (totals[row.label] ?? 0) + row.weight;
  const sum = totals.reduce((a, b) => a + b, 0);
  for (const row of rows)
    row.weight *= ((hyper.classPriors[row.label] ?? 0) * sum) / (totals[row.label] ?? 1);
}

interface ThemeWeights {
  /** `classes.length` for each slot. */
  weights: Float32Array;
  bias: Float32Array;
}

/** Adagrad on the log loss with an L1 penalty (Duchi et al. 2011); returns the mean of the last epochs' weights. */
function fitWeights(rows: Row[], random: () => number): ThemeWeights {
  const k = classes.length;
  const weights = new Float32Array(slots * k);
  const squareSums = new Float32Array(slots * k).fill(hyper.initialSquareSum);
  const bias = new Float32Array(k);
  const mean = new Float32Array(slots * k);
  const order = rows.map((_, i) => i);
  const scores = new Float64Array(k);
  for (let epoch = 0; epoch < hyper.epochs; epoch++) {
    shuffle(order, random);
    for (const index of order) {
      const row = rows[index] as Row;
      computeScores(row, { weights, bias }, scores);
      const top = Math.max(...scores);
      let total = 0;
      for (let c = 0; c < k; c++) total += Math.exp((scores[c] ?? 0) - top);
      for (let c = 0; c < k; c++) {
        const error = (Math.exp((scores[c] ?? 0) - top) / total - (c === row.label ? 1 : 0)) * row.weight;
        bias[c] = (bias[c] ?? 0) - hyper.biasLearningRate * error;
        for (let f = 0; f < row.slots.length; f++) {
          const at = (row.slots[f] ?? 0) * k + c;
          const gradient = error * (row.values[f] ?? 0);
          const squareSum = (squareSums[at] ?? 0) + gradient * gradient;
          squareSums[at] = squareSum;
          const step = hyper.learningRate / Math.sqrt(squareSum);
          const updated = (weights[at] ?? 0) - step * gradient;
          weights[at] = Math.sign(updated) * Math.max(0, Math.abs(updated) - step * hyper.l1);
        }
      }
    }
    if (epoch >= hyper.epochs - hyper.averagedEpochs)
      for (let at = 0; at < mean.length; at++)
        mean[at] = (mean[at] ?? 0) + (weights[at] ?? 0) / hyper.averagedEpochs;
  }
  return { weights: mean, bias };
}

/** Writes the logits of a row, one for each class, into `scores`. */
function computeScores(row: Row, { weights, bias }: ThemeWeights, scores: Float64Array): void {
  const k = classes.length;
  for (let c = 0; c < k; c++) scores[c] = bias[c] ?? 0;
  for (let f = 0; f < row.slots.length; f++) {
    const offset = (row.slots[f] ?? 0) * k;
    const value = row.values[f] ?? 0;
    for (let c = 0; c < k; c++) scores[c] = (scores[c] ?? 0) + value * (weights[offset + c] ?? 0);
  }
}

/** Keeps the terms worth their bytes: single words, and phrases whose words alone do not tell their theme. */
function chooseShippedTerms({ lexicon: terms, frames }: ThemeTexts, samples: ThemeSample[]): LexiconTerms {
  const lexicon = buildLexicon(filterTerms(terms, (term) => !term.includes(' ')));
  const random = createRandom(hyper.seed);
  const rows = samples.map((sample) => extractRow(sample, lexicon, () => random() < hyper.termDropout));
  const counts: FeatureCounts = new Map();
  countFeatures(rows, counts);
  dropRareFeatures(rows, counts);
  balanceClasses(rows);
  const trained = fitWeights(rows, random);
  const scores = new Float64Array(classes.length);
  return filterTerms(terms, (term, category) => {
    if (!term.includes(' ')) return true;
    const label = frames.find(({ categories }) => categories.includes(category))?.label ?? 0;
    computeScores(extractRow({ title: term, label, weight: 1, voice: -1 }, lexicon), trained, scores);
    return (softmax([...scores])[label] ?? 0) < hyper.minPhraseDoubt;
  });
}

const filterTerms = (
  terms: LexiconTerms,
  isKept: (term: string, category: string) => boolean,
): LexiconTerms =>
  Object.fromEntries(
    Object.entries(terms).map(([category, list]) => [
      category,
      list
        .split(',')
        .filter((term) => isKept(term, category))
        .join(','),
    ]),
  );

/** The training set, features extracted and rare ones dropped. */
export interface ThemeTrainingSet {
  /** The terms that are shipped, and the lexicon made of them. */
  terms: LexiconTerms;
  lexicon: Lexicon;
  frameRows: Row[];
  /** Examples with some terms hidden, and the same without. */
  exampleRows: Row[];
  plainRows: Row[];
  /** Of each example the fold it is held out in, whether it is of a voice, and its number of words. */
  examples: { fold: number; hasVoice: boolean; words: number }[];
}

export function prepareThemeTraining(texts: ThemeTexts): ThemeTrainingSet {
  const random = createRandom(hyper.seed);
  const examples = texts.examples.map(({ title, voice }) => ({
    fold: voice < 0 ? Math.floor(random() * hyper.folds) : voice % hyper.folds,
    hasVoice: voice >= 0,
    words: splitWords(title).length,
  }));
  const frameSamples = makeFrameSamples(texts, random);
  const terms = chooseShippedTerms(texts, [...frameSamples, ...texts.examples]);
  const lexicon = buildLexicon(terms);
  const isHidden = () => random() < hyper.termDropout;
  const frameRows = frameSamples.map((sample) => extractRow(sample, lexicon, isHidden));
  const exampleRows = texts.examples.map((sample) => extractRow(sample, lexicon, isHidden));
  const plainRows = texts.examples.map((sample) => extractRow(sample, lexicon));
  const counts: FeatureCounts = new Map();
  for (const rows of [frameRows, exampleRows, plainRows]) countFeatures(rows, counts);
  for (const rows of [frameRows, exampleRows, plainRows]) dropRareFeatures(rows, counts);
  return { terms, lexicon, frameRows, exampleRows, plainRows, examples };
}

/** The logits of an example by a model that was not trained on it, nor on its voice. */
export interface HeldOutScores {
  scores: number[];
  label: number;
  hasVoice: boolean;
  words: number;
}

export function crossValidate({
  frameRows,
  exampleRows,
  plainRows,
  examples,
}: ThemeTrainingSet): HeldOutScores[] {
  const heldOut: HeldOutScores[] = [];
  for (let fold = 0; fold < hyper.folds; fold++) {
    const kept = exampleRows.filter((_, i) => examples[i]?.fold !== fold);
    const rows = [...frameRows, ...kept].map((row) => ({ ...row }));
    balanceClasses(rows);
    const trained = fitWeights(rows, createRandom(hyper.seed + fold));
    plainRows.forEach((row, i) => {
      const example = examples[i];
      if (example?.fold !== fold) return;
      const scores = new Float64Array(classes.length);
      computeScores(row, trained, scores);
      heldOut.push({
        scores: [...scores],
        label: row.label,
        hasVoice: example.hasVoice,
        words: example.words,
      });
    });
  }
  return heldOut;
}

/** How the logits are divided: `temperature`, which grows by the share `perWord` with each word of a longer title. */
export interface Calibration {
  temperature: number;
  perWord: number;
}

/** Finds the calibration with the least log loss on held-out examples. */
export function fitCalibration(heldOut: HeldOutScores[]): Calibration {
  let best = { temperature: 1, perWord: 0.05 };
  let least = Number.POSITIVE_INFINITY;
  for (let temperature = 0.5; temperature < 3; temperature += 0.05)
    for (let perWord = 0; perWord < 0.3; perWord += 0.02) {
      const { loss } = measure(heldOut, { temperature, perWord });
      if (loss < least) [least, best] = [loss, { temperature, perWord }];
    }
  return best;
}

/** Returns the accuracy, the log loss, and the expected calibration error over ten bins (Guo et al. 2017). */
export function measure(heldOut: HeldOutScores[], { temperature, perWord }: Calibration) {
  let right = 0;
  let loss = 0;
  const bins = Array.from({ length: 10 }, () => ({ confidence: 0, right: 0 }));
  for (const { scores, label, words } of heldOut) {
    const divisor = temperature * lengthFactor(words, perWord);
    const probabilities = softmax(scores.map((value) => value / divisor));
    const best = probabilities.indexOf(Math.max(...probabilities));
    const confidence = probabilities[best] ?? 0;
    loss -= Math.log(Math.max(1e-9, probabilities[label] ?? 0));
    if (best === label) right++;
    const bin = bins[Math.min(9, Math.floor(confidence * 10))];
    if (!bin) continue;
    bin.confidence += confidence;
    if (best === label) bin.right++;
  }
  const calibrationError =
    bins.reduce((sum, bin) => sum + Math.abs(bin.confidence - bin.right), 0) / heldOut.length;
  return { accuracy: right / heldOut.length, loss: loss / heldOut.length, calibrationError };
}

/** Trains the model that is shipped on all samples and quantizes it. */
export function trainThemeModel(
  { terms, frameRows, exampleRows, plainRows }: ThemeTrainingSet,
  { temperature, perWord }: Calibration,
): StoredModel {
  const rows = [...frameRows, ...exampleRows, ...plainRows];
  balanceClasses(rows);
  const { weights, bias } = fitWeights(rows, createRandom(hyper.seed));
  const { steps, scale } = quantize(weights);
  return {
    temperature: Number((hyper.everydayTemperature * temperature).toFixed(2)),
    perWord: Number(perWord.toFixed(2)),
    scale: Number(scale.toPrecision(6)),
    bias: Array.from(bias, (value) => Number(value.toFixed(4))),
    lexicon: terms,
    weights: formatWeights(steps),
  };
}

/** Rounds weights towards zero to whole steps of `scale`, at most `levels` of them. */
function quantize(weights: Float32Array): { steps: Int8Array; scale: number } {
  const sizes = Float32Array.from(weights, Math.abs).sort();
  const scale = (sizes[Math.floor(sizes.length * hyper.unclippedShare)] ?? 1) / levels;
  const steps = Int8Array.from(weights, (weight) =>
    Math.max(-levels, Math.min(levels, Math.trunc(weight / scale))),
  );
  // A feature that moves a single theme by a single step costs more bytes than it tells.
  for (let from = 0; from < steps.length; from += classes.length) {
    const slot = steps.subarray(from, from + classes.length);
    if (slot.reduce((sum, step) => sum + Math.abs(step), 0) === 1) slot.fill(0);
  }
  return { steps, scale };
}
