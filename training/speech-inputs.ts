import { takeEvery } from './input-hash.ts';
import { labelSpeech, type SpeechText } from './speech-samples.ts';
import { speechHyperparameters, trainSpeechNetwork } from './speech-trainer.ts';

/** All features would take long to compute, so the hash looks at those of one text in so many. */
const featureSampleStep = 8;
/** The trainer itself is seen by what it makes of one text in so many. */
const trainerSampleStep = 1000;

/**
 * Returns everything the speech network is made from, as the trainer sees it: all marked texts, the features and labels that
 * today's rules give a fixed sample of them, and what the trainer makes of a few. So a changed rule, hyperparameter or
 * gradient changes the hash, and a renamed function does not.
 */
export const collectSpeechInputs = (texts: SpeechText[], label = labelSpeech) => ({
  hyperparameters: speechHyperparameters,
  texts: texts.map(({ line }) => line),
  samples: takeEvery(featureSampleStep, texts).map((text) => {
    const { features, labels, taskCount } = label(text);
    const { words, topics, kinds, flags, units } = features;
    return [words, topics, kinds, flags, units, labels, taskCount];
  }),
  trainer: trainSpeechNetwork(takeEvery(trainerSampleStep, texts).map(labelSpeech)),
});
