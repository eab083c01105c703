/**
 * Trains the theme classifier from its readable sources in intake/theme (lexicon/, examples/, frames.txt) and
 * writes intake/theme/model.generated.ts. The same sources always give the same file. Prints the accuracy and
 * the calibration error on held-out folds of the examples; `--check` does only that.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { featuresOf, slotOf, slots } from '#intake/theme/features.ts';
import { buildLexicon, type Lexicon } from '#intake/theme/lexicon.ts';
import { classes, levels, softmax } from '#intake/theme/model.ts';
import { stems } from '#intake/theme/stem.ts';

const root = new URL('../intake/theme/', import.meta.url);
const folds = 5;
const epochs = 14;
const seed = 20_260_311;
/** Share of terms hidden from the lexicon while training, so that words are also learnt by their letters. */
const hiddenShare = 0.2;
/** How often people note tasks of each theme, in the order of `classes`; sets the weight of each class. */
const priors = [0.1, 0.11, 0.12, 0.32, 0.2, 0.08, 0.07];
const exampleWeight = 3;
/** Soft threshold at each step (L1): what tells little goes to zero and costs no space. */
const sparsity = 8e-3;
const copiesPerTerm = 4;

interface Sample {
  title: string;
  label: number;
  weight: number;
  fold: number;
}

/** Numbers in [0, 1) that are the same in every run (mulberry32). */
function generator(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const filesIn = (folder: string) =>
  readdirSync(new URL(`${folder}/`, root))
    .filter((name) => name.endsWith('.txt'))
    .sort();
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'));

function readLexicon(): Record<string, string> {
  const source: Record<string, string> = {};
  for (const file of filesIn('lexicon')) {
    const terms = linesOf(read(`lexicon/${file}`)).flatMap((line) =>
      line.split(',').map((term) => stems(term).join(' ')),
    );
    source[file.slice(0, -4)] = [...new Set(terms)].filter(Boolean).sort().join(',');
  }
  return source;
}

function readExamples(): Sample[] {
  const samples: Sample[] = [];
  for (const file of filesIn('examples')) {
    const label = classes.findIndex((name) => name.toLowerCase() === file.slice(0, -4));
    for (const title of new Set(linesOf(read(`examples/${file}`))))
      samples.push({ title, label, weight: exampleWeight, fold: 0 });
  }
  return samples;
}

const adjectives =
  'big small large new old cheap spare kids mens womens black white blue red green extra organic fresh frozen plain soft heavy light long short second favorite good better'.split(
    ' ',
  );
const wordSets: Record<string, string[]> = {
  mend: 'fix repair replace install assemble mount hang tighten oil grease adjust patch glue reattach build sand paint seal mend measure unclog level secure'.split(
    ' ',
  ),
  wash: 'clean wash polish dust wipe scrub vacuum rinse declutter organize tidy sort empty iron fold steam sweep mop'.split(
    ' ',
  ),
  carry:
    'bring take give return drop put move load unload carry donate lend borrow post mail ship ride leave store hide find locate'.split(
      ' ',
    ),
  use: 'charge check test update set try turn close open start use move rearrange remove throw pack unpack sell list trade'.split(
    ' ',
  ),
  done: 'fixed repaired cleaned fitted altered resized mended replaced framed serviced sharpened tuned checked installed valued engraved printed stretched hemmed adjusted'.split(
    ' ',
  ),
};
const places =
  'the store,school,work,the park,the airport,home,the cleaners,church,the lake,downtown,the club,town'.split(
    ',',
  );

function frameSamples(lexicon: Record<string, string>, random: () => number): Sample[] {
  const terms = (category: string) => lexicon[category]?.split(',') ?? [];
  const pick = <T>(list: T[]): T => list[Math.floor(random() * list.length)] as T;
  const goods = [
    'food',
    'drink',
    'household',
    'toiletries',
    'clothing',
    'electronics',
    'hardware',
    'homeware',
    'leisuregoods',
  ];
  const unknown = () => {
    const [one, two] = [pick(terms('names')), pick(terms('names'))];
    return one.slice(0, Math.ceil(one.length / 2)) + two.slice(Math.floor(two.length / 2));
  };
  const unknowns = Array.from({ length: 900 }, unknown);
  const fill = (frame: string, term: string) =>
    frame.replace(/\{(\w+)\}/g, (_, slot: string) => {
      if (slot === 'x') return term;
      if (slot === 'x2') return pick(terms('vague'));
      if (slot === 'name') return random() < 0.5 ? pick(terms('names')) : unknown();
      if (slot === 'unknown') return unknown();
      if (slot === 'kin') return pick(terms('family').slice(0, 60));
      if (slot === 'good') return pick(terms(pick(goods)));
      if (slot === 'place') return pick(places);
      if (slot === 'adj') return pick(adjectives);
      const set = wordSets[slot];
      if (set) return pick(set);
      if (slot === 'store') return pick(terms('stores').slice(0, 60));
      return pick(terms(slot));
    });
  const samples: Sample[] = [];
  for (const line of linesOf(read('frames.txt'))) {
    const [, categories = '', theme = '', frames = ''] = /^([\w ]+) > (\w+): (.*)$/.exec(line) ?? [];
    const label = classes.indexOf(theme);
    if (label < 0) throw new Error(`frames.txt: cannot read "${line}"`);
    const choices = frames.split(';').map((frame) => frame.trim());
    // A line with few frames describes a rarer use.
    const copies = Math.min(copiesPerTerm, Math.max(0.7, choices.length / 8));
    for (const category of categories.split(' '))
      for (const term of category === 'unknowns' ? unknowns : terms(category))
        for (let n = 0; n < copies; n++)
          if (copies - n >= 1 || random() < copies - n)
            samples.push({ title: fill(pick(choices), term), label, weight: 1, fold: -1 });
  }
  return samples;
}

/** How often each feature was seen; rare ones are left out, since they only crowd the slots. */
const counts = new Map<string, number>();
const rarest = 4;

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

/** Adagrad on the log loss with an L1 penalty (Duchi et al. 2011). */
function train(samples: Seen[], random: () => number): Trained {
  const k = classes.length;
  const weights = new Float32Array(slots * k);
  const squares = new Float32Array(slots * k).fill(1e-2);
  const bias = new Float32Array(k);
  const rate = 0.25;

  const order = samples.map((_, i) => i);
  const scores = new Float64Array(k);
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1));
      [order[i], order[j]] = [order[j] as number, order[i] as number];
    }
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
  }
  return { weights, bias };
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
function measure(logits: { scores: number[]; label: number }[], temperature: number) {
  let right = 0;
  let loss = 0;
  const bins = Array.from({ length: 10 }, () => ({ count: 0, sure: 0, right: 0 }));
  for (const { scores, label } of logits) {
    const chances = softmax(scores.map((value) => value / temperature));
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

const source = readLexicon();
const lexicon = buildLexicon(source);
const random = generator(seed);
const examples = readExamples();
for (const example of examples) example.fold = Math.floor(random() * folds);
const framed = frameSamples(source, random);
const seenFrames = framed.map((sample) => see(sample, lexicon, random, hiddenShare));
const seenExamples = examples.map((sample) => see(sample, lexicon, random, hiddenShare));
const plainExamples = examples.map((sample) => see(sample, lexicon, random, 0));
for (const list of [seenFrames, seenExamples, plainExamples]) dropRare(list);

const heldOut: { scores: number[]; label: number }[] = [];
if (!process.argv.includes('--quick'))
  for (let fold = 0; fold < folds; fold++) {
    const kept = seenExamples.filter((_, i) => examples[i]?.fold !== fold);
    const samples = [...seenFrames, ...kept].map((seen) => ({ ...seen }));
    balance(samples);
    const trained = train(samples, generator(seed + fold));
    seenExamples.forEach((example, i) => {
      if (examples[i]?.fold !== fold) return;
      const into = new Float64Array(classes.length);
      score(example, trained.weights, trained.bias, into);
      heldOut.push({ scores: [...into], label: example.label });
    });
  }
let temperature = 1;
if (heldOut.length) {
  let best = Number.POSITIVE_INFINITY;
  for (let tried = 0.5; tried < 4; tried += 0.05) {
    const { loss } = measure(heldOut, tried);
    if (loss < best) [best, temperature] = [loss, tried];
  }
  const { accuracy, error } = measure(heldOut, temperature);
  console.log(
    `${examples.length} examples, ${framed.length} framed terms, ${lexicon.terms.size} terms; held out: accuracy ${(accuracy * 100).toFixed(1)} %, calibration error ${error.toFixed(3)}, temperature ${temperature.toFixed(2)}`,
  );
}
if (!process.argv.includes('--check')) {
  const samples = [...seenFrames, ...seenExamples, ...plainExamples];
  balance(samples);
  const { weights, bias } = train(samples, generator(seed));
  writeFileSync(new URL('model.generated.ts', root), moduleOf(weights, bias));
}

/** The generated module, its weights packed as `loadModel` reads them. */
function moduleOf(weights: Float32Array, bias: Float32Array): string {
  const sizes = Float32Array.from(weights, Math.abs).sort();
  const top = sizes[Math.floor(sizes.length * 0.998)] ?? 1;
  const scale = top / levels;
  let packed = '';
  let zeros = 0;
  const flush = () => {
    for (; zeros > 0; zeros -= Math.min(26, zeros)) packed += String.fromCharCode(96 + Math.min(26, zeros));
  };
  for (const weight of weights) {
    const step = Math.max(-levels, Math.min(levels, Math.trunc(weight / scale)));
    if (step === 0) zeros++;
    else {
      flush();
      packed += String.fromCharCode(60 + step);
    }
  }
  flush();
  return [
    '// Generated by `npm run train` from lexicon/, examples/ and frames.txt. Not to be edited.',
    "import type { StoredModel } from './model.ts';",
    '',
    'export const storedModel: StoredModel = {',
    `  temperature: ${temperature.toFixed(2)},`,
    `  scale: ${scale.toPrecision(6)},`,
    `  bias: [${[...bias].map((value) => value.toFixed(4)).join(', ')}],`,
    `  lexicon: ${JSON.stringify(source)},`,
    `  weights: '${packed}',`,
    '};',
    '',
  ].join('\n');
}
