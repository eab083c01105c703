/**
 * Trains the network that finds the tasks in spoken texts on corpus/speech/training and writes
 * intake/speech/model.generated.ts; the same inputs always give the same file. Prints in how many texts the number of tasks
 * is right when the files they stand in were not trained on; with `--check` it does only that.
 */
import { decodeLabels } from '#intake/speech/decode-labels.ts';
import { createNetwork, type Network, task } from '#intake/speech/network.ts';
import { formatWeights } from '#intake/theme/weights.ts';
import { speechCorpus } from './corpus.ts';
import { speechModel, writeModel } from './models.ts';
import { dequantize, type QuantizedPart } from './quantize.ts';
import { labelSpeech, readSpeechTexts, type SpeechSample } from './speech-samples.ts';
import { trainSpeechNetwork } from './speech-trainer.ts';

/** One file in so many is held out to see how well the others fit it. */
const heldOutFileStep = 4;

const samples = readSpeechTexts(speechCorpus).map(labelSpeech);
const files = [...new Set(samples.map(({ file }) => file))];
const isHeldOut = ({ file }: SpeechSample) => files.indexOf(file) % heldOutFileStep === 0;
const heldOut = samples.filter(isHeldOut);
const network = createNetwork(dequantize(trainSpeechNetwork(samples.filter((sample) => !isHeldOut(sample)))));
const byFile = Map.groupBy(heldOut, ({ file }) => file.replace('.txt', ''));
console.log(
  `texts: ${samples.length}; number of tasks right in ${heldOut.length} of files that were not trained on: ${percentRight(heldOut)} %`,
);
console.log(
  `  by file, in %: ${[...byFile].map(([file, own]) => `${file} ${percentRight(own)}`).join(', ')}`,
);
if (!process.argv.includes('--check')) writeModel(speechModel, formatModule(trainSpeechNetwork(samples)));

function percentRight(list: SpeechSample[]): string {
  return ((100 * list.filter((sample) => hasRightCount(network, sample)).length) / list.length).toFixed(1);
}

/** A text without tasks counts as one: the intake makes a task of it, so that no capture is lost. */
function hasRightCount(trained: Network, { features, taskCount }: SpeechSample): boolean {
  const found = decodeLabels(trained, features).labels.filter((label) => label === task).length;
  return Math.max(1, found) === Math.max(1, taskCount);
}

/** Returns the source of the generated module. */
function formatModule(parts: QuantizedPart[]): string {
  return [
    "import type { StoredNetwork } from './network.ts';",
    '',
    'export const storedNetwork: StoredNetwork = [',
    ...parts.map(({ step, counts }) => `  [${step}, ${JSON.stringify(formatWeights(counts))}],`),
    '];',
    '',
  ].join('\n');
}
