import { installModel, removeModels } from '#server/features/voice/speech-models/install-model.usecases.ts';
import { findInstalledModel } from '#server/features/voice/speech-models/installed-models.ts';
import type { SpeechModel } from '#server/features/voice/speech-models/speech-models.ts';
import { textsIn } from '#server/texts.ts';
import { formatProgress } from './format-progress.ts';

/** Thrown for a command line that makes no sense; the message explains it. */
export class UsageError extends Error {}

const usage = `Usage: npm run speech:install                 list the models, and ask whether to install the first
       npm run speech:install NAME            install a model in place of the one before
       npm run speech:install -- --remove     remove the installed model

A running Heddle with the same DATA_DIR uses it at once.`;

/**
 * Runs `npm run speech:install` with its arguments. Nothing is downloaded unless a model is named or `ask` answers yes. Throws
 * UsageError, InstallError, or the signal's reason.
 */
export async function runCommand({
  args,
  dataDir,
  models,
  overriddenBy,
  print,
  ask,
  showProgress,
  signal,
}: {
  args: readonly string[];
  dataDir: string;
  models: readonly SpeechModel[];
  /** The variable that chooses another recognizer. */
  overriddenBy: string | undefined;
  print: (text: string) => void;
  /** Asks a question; undefined where nobody could answer. */
  ask: ((question: string) => Promise<boolean>) | undefined;
  showProgress: (line: string) => void;
  signal: AbortSignal;
}): Promise<void> {
  const [name, ...rest] = args;
  if (rest.length > 0 || (name?.startsWith('-') && name !== '--remove')) throw new UsageError(usage);
  if (name === '--remove')
    return print((await removeModels({ dataDir })) ? 'Removed.' : 'No speech model is installed.');

  const installed = findInstalledModel({ dataDir, models })?.model.name;
  const [first] = models;
  if (name === undefined) {
    print(models.map((model) => describe(model, installed)).join('\n\n'));
    print(`\n${usage}`);
    if (!first || !ask || !(await ask(`\nInstall ${first.name} now?`))) return;
  }
  const model = name === undefined ? first : models.find((each) => each.name === name);
  if (!model)
    throw new UsageError(
      `There is no speech model ${name}. Choose one of ${models.map((each) => each.name).join(', ')}.`,
    );
  if (name !== undefined) print(`${describe(model, installed)}\n`);
  await installModel({
    dataDir,
    model,
    signal,
    onProgress: ({ phase, receivedBytes }) => showProgress(formatProgress(phase, receivedBytes, model.bytes)),
  });
  print(`\n${model.label} is installed, and a running Heddle uses it from now on.`);
  if (overriddenBy)
    print(`It is used once ${overriddenBy} is no longer set: that chooses another recognizer.`);
}

const describe = (
  { name, label, languages, maker, license, bytes, sha256, address }: SpeechModel,
  installed: string | undefined,
) =>
  `${name}${name === installed ? ' (installed)' : ''}
  ${label} by ${maker}. ${languages(textsIn('en').status)}.
  Download  ${Math.ceil(bytes / 1_000_000)} MB
  License   ${license}
  SHA-256   ${sha256}
  From      ${address}`;
