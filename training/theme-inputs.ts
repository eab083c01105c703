import { extractThemeFeatures } from '#intake/theme/features.ts';
import { buildLexicon } from '#intake/theme/lexicon.ts';
import { classes } from '#intake/theme/model.ts';
import { takeEvery } from './input-hash.ts';
import { createRandom } from './random.ts';
import { makeFrameSamples, type ThemeTexts } from './theme-samples.ts';
import {
  crossValidate,
  fitCalibration,
  prepareThemeTraining,
  themeHyperparameters,
  trainThemeModel,
} from './theme-trainer.ts';

/** All features would take long to compute, so the hash looks at those of one example in so many. */
const featureSampleStep = 8;
/** The trainer itself is seen by what it makes of one example, term and frame in so many. */
const exampleStep = 100;
const termStep = 100;
const frameStep = 12;

/**
 * Returns everything the theme model is made from, as the trainer sees it: all texts and labels, the features that today's
 * rules extract from a fixed sample of the titles, and what the trainer makes of a small part of the texts. So a changed
 * rule, hyperparameter or optimizer changes the hash, and a renamed function does not.
 */
export function collectThemeInputs(texts: ThemeTexts, extract = extractThemeFeatures) {
  const frameSamples = makeFrameSamples(texts, createRandom(themeHyperparameters.seed));
  const lexicon = buildLexicon(texts.lexicon);
  return {
    hyperparameters: themeHyperparameters,
    classes,
    lexicon: Object.entries(texts.lexicon),
    frames: texts.frames,
    samples: [...texts.examples, ...frameSamples],
    features: takeEvery(featureSampleStep, texts.examples).map(({ title }) => {
      const { names, values } = extract(title, lexicon);
      return [names, values];
    }),
    trainer: trainOnPart(texts),
  };
}

function trainOnPart({ lexicon, examples, frames }: ThemeTexts) {
  const set = prepareThemeTraining({
    lexicon: Object.fromEntries(
      Object.entries(lexicon).map(([category, terms]) => [
        category,
        takeEvery(termStep, terms.split(',')).join(','),
      ]),
    ),
    examples: takeEvery(exampleStep, examples),
    frames: takeEvery(frameStep, frames),
  });
  const model = trainThemeModel(set, fitCalibration(crossValidate(set)));
  const { temperature, perWord, scale, bias, weights, lexicon: shipped } = model;
  return [temperature, perWord, scale, bias, weights, Object.entries(shipped)];
}
