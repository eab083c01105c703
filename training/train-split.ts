/**
 * Fits how probably a split is right to corpus/captures and writes intake/split/split-confidence.generated.ts. Prints how
 * well the fit to every other text says it of the rest; with `--check` it does only that.
 */
import { splitFeatureNames, splitProbability } from '#intake/split/split-features.ts';
import { captureCorpus } from './corpus.ts';
import { splitModel, writeModel } from './models.ts';
import { measureCapture, readCaptureTexts, type SplitSample } from './split-samples.ts';
import { trainSplitConfidence } from './split-trainer.ts';

const samples = readCaptureTexts(captureCorpus).map(measureCapture);
const isHeldOut = (_: SplitSample, i: number) => i % 2 === 1;
const heldOut = samples.filter(isHeldOut);
const fitted = trainSplitConfidence(samples.filter((sample, i) => !isHeldOut(sample, i)));
const judged = heldOut.map(({ features, isRight }) => ({ p: splitProbability(features, fitted), isRight }));

const mean = (list: number[]) => list.reduce((sum, value) => sum + value, 0) / Math.max(1, list.length);
const bins = Map.groupBy(judged, ({ p }) => Math.min(4, Math.floor(p * 5)));
const calibrationError = mean(
  [...bins.values()].flatMap((own) => {
    const gap = Math.abs(mean(own.map(({ p }) => p)) - mean(own.map(({ isRight }) => Number(isRight))));
    return own.map(() => gap);
  }),
);
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
console.log(
  `splits right: ${percent(mean(heldOut.map(({ isRight }) => Number(isRight))))} of ${heldOut.length} held-out texts; ` +
    `judged right: ${percent(mean(judged.map(({ p, isRight }) => Number(p > 0.5 === isRight))))}; ` +
    `expected calibration error ${calibrationError.toFixed(3)}; ` +
    `log loss ${mean(judged.map(({ p, isRight }) => -Math.log(isRight ? p : 1 - p))).toFixed(3)}`,
);
for (const [bin, own] of [...bins].sort())
  console.log(
    `  said ${percent(mean(own.map(({ p }) => p)))}, were ${percent(mean(own.map(({ isRight }) => Number(isRight))))} of ${own.length} (bin ${bin + 1})`,
  );
if (!process.argv.includes('--check')) {
  const weights = trainSplitConfidence(samples);
  const lines = weights.map((weight, i) => `  ${weight}, // ${i ? splitFeatureNames[i - 1] : 'bias'}`);
  writeModel(splitModel, ['export const splitWeights = [', ...lines, '];', ''].join('\n'));
}
