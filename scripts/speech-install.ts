import { createInterface } from 'node:readline/promises';
import { readConfig } from '#server/config/config.ts';
import { ConfigError } from '#server/config/config-error.ts';
import { InstallError } from '#server/features/voice/speech-models/install.errors.ts';
import { speechModels } from '#server/features/voice/speech-models/speech-models.ts';
import { runCommand, UsageError } from './speech-install/command.ts';

const { stdin, stdout } = process;
const stop = new AbortController();
class Interrupted extends Error {}
const interrupt = () => stop.abort(new Interrupted('\nStopped. The same command goes on where it stopped.'));
process.once('SIGINT', interrupt);

async function ask(question: string): Promise<boolean> {
  const lines = createInterface({ input: stdin, output: stdout });
  // While it asks, the terminal's Ctrl+C comes as a key.
  lines.once('SIGINT', interrupt);
  try {
    return /^y(es)?$/i.test((await lines.question(`${question} [y/N] `, { signal: stop.signal })).trim());
  } catch (error) {
    stop.signal.throwIfAborted();
    throw error;
  } finally {
    lines.close();
  }
}

let shown = '';
/** Shows a line in place of the one before; where nobody watches, only each tenth. */
function showProgress(line: string): void {
  const [tens] = / (\d*)\d %/.exec(line)?.slice(1) ?? [line];
  const key = stdout.isTTY ? line : tens;
  if (key === undefined || key === shown) return;
  shown = key;
  stdout.write(stdout.isTTY ? `\r\x1b[K${line}` : `${line}\n`);
}

try {
  const { dataDir, transcription, speechModelDir } = readConfig();
  await runCommand({
    args: process.argv.slice(2),
    dataDir,
    models: speechModels,
    overriddenBy: transcription ? 'TRANSCRIPTION_BASE_URL' : speechModelDir && 'SPEECH_MODEL_DIR',
    print: console.log,
    ask: stdin.isTTY && stdout.isTTY ? ask : undefined,
    showProgress,
    signal: stop.signal,
  });
} catch (error) {
  const known = [UsageError, ConfigError, InstallError, Interrupted].some((kind) => error instanceof kind);
  console.error(known && error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
