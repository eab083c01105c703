/**
 * `npm run train [-- --check]`: trains the models of the intake one after the other, each in a process of its own, since the
 * speech network reads the lexicon of the theme model: in one process it would read the file as it was at the start.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

for (const trainer of ['train-theme.ts', 'train-speech.ts', 'train-split.ts']) {
  const program = fileURLToPath(new URL(trainer, import.meta.url));
  const { status } = spawnSync(process.execPath, [program, ...process.argv.slice(2)], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
