/**
 * Trains the theme model on the texts in corpus/themes and writes intake/theme/model.generated.ts; the same inputs always
 * give the same file. Prints the accuracy and the calibration error on held-out folds of the examples, and on voices the
 * model was not trained on; with `--check` it does only that.
 */
import type { StoredModel } from '#intake/theme/model.ts';
import { themeCorpus } from './corpus.ts';
import { themeModel, writeModel } from './models.ts';
import { readThemeTexts } from './theme-samples.ts';
import {
  crossValidate,
  fitCalibration,
  type HeldOutScores,
  measure,
  prepareThemeTraining,
  trainThemeModel,
} from './theme-trainer.ts';

const set = prepareThemeTraining(readThemeTexts(themeCorpus));
const heldOut = crossValidate(set);
const calibration = fitCalibration(heldOut);

function report(name: string, rows: HeldOutScores[]): string {
  const { accuracy, calibrationError } = measure(rows, calibration);
  return `${name} ${rows.length}: accuracy ${(accuracy * 100).toFixed(1)} %, calibration error ${calibrationError.toFixed(3)}`;
}
const ofVoices = heldOut.filter(({ hasVoice }) => hasVoice);
console.log(
  `${set.frameRows.length} titles from frames, ${set.lexicon.terms.size} terms; held out: ${report('examples', heldOut)}; ${report('of unheard voices', ofVoices)}; temperature ${calibration.temperature.toFixed(2)}, per word ${calibration.perWord.toFixed(2)}`,
);
if (!process.argv.includes('--check'))
  writeModel(themeModel, formatModule(trainThemeModel(set, calibration)));

/** Returns the source of the generated module. */
function formatModule({ temperature, perWord, scale, bias, lexicon, weights }: StoredModel): string {
  return [
    "import type { StoredModel } from './model.ts';",
    '',
    'export const storedModel: StoredModel = {',
    `  temperature: ${temperature.toFixed(2)},`,
    `  perWord: ${perWord.toFixed(2)},`,
    `  scale: ${scale.toPrecision(6)},`,
    `  bias: [${bias.map((value) => value.toFixed(4)).join(', ')}],`,
    `  lexicon: ${JSON.stringify(lexicon)},`,
    `  weights: ${JSON.stringify(weights)},`,
    '};',
    '',
  ].join('\n');
}
