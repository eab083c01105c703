import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { findInstalledModel } from '#server/features/voice/speech-models/installed-models.ts';
import { makeTestFolder, startPublisher } from '#server/testing/model-publisher.ts';
import { runCommand } from './speech-install/command.ts';
import { formatProgress } from './speech-install/format-progress.ts';

async function setUp() {
  const publisher = await startPublisher();
  const dataDir = makeTestFolder();
  const models = [publisher.model];
  const printed: string[] = [];
  const progress: string[] = [];
  const run = (args: string[], options: { answer?: boolean; overriddenBy?: string } = {}) =>
    runCommand({
      args,
      dataDir,
      models,
      overriddenBy: options.overriddenBy,
      print: (text) => printed.push(text),
      ask: options.answer === undefined ? undefined : async () => options.answer ?? false,
      showProgress: (line) => progress.push(line),
      signal: new AbortController().signal,
    });
  return {
    publisher,
    run,
    printed,
    progress,
    installed: () => findInstalledModel({ dataDir, models })?.model.name,
  };
}

it('shows size, license, checksum and address before it downloads the model that was named', async () => {
  const { publisher, run, printed, progress, installed } = await setUp();
  publisher.answerOnce((_, response) => {
    const { sha256, address } = publisher.model;
    for (const fact of ['1 MB', 'MIT', sha256, address]) expect(printed.join('\n')).toContain(fact);
    response.writeHead(200).end(publisher.archive);
  });
  await run(['tiny'], { overriddenBy: 'SPEECH_MODEL_DIR' });
  expect(installed()).toBe('tiny');
  expect(progress.at(-1)).toBe('Unpacking');
  expect(printed.at(-1)).toContain('SPEECH_MODEL_DIR');
});

it('downloads nothing without being asked', async () => {
  const { publisher, run, printed, installed } = await setUp();
  await run([]);
  await run([], { answer: false });
  for (const args of [['whisper'], ['--help'], ['tiny', 'other']])
    await expect(run(args)).rejects.toThrow(/one of tiny|Usage/);
  expect(publisher.requests).toEqual([]);
  expect(printed.join('\n')).toContain('SHA-256');
  await run([], { answer: true });
  expect(installed()).toBe('tiny');
  await run(['--remove']);
  await run(['--remove']);
  expect([installed(), ...printed.slice(-2)]).toEqual([
    undefined,
    'Removed.',
    'No speech model is installed.',
  ]);
});

it('shows a bar', () => {
  expect(formatProgress('downloading', 0, 207_557_382)).toBe(`${'.'.repeat(30)} 0 % of 208 MB, 0 MB so far`);
  expect(formatProgress('downloading', 103_778_691, 207_557_382)).toBe(
    `${'#'.repeat(15)}${'.'.repeat(15)} 50 % of 208 MB, 103 MB so far`,
  );
});

it('lists the models as a command, where nobody can answer', () => {
  const script = fileURLToPath(new URL('./speech-install.ts', import.meta.url));
  const env = { DATA_DIR: makeTestFolder() };
  const listed = spawnSync(process.execPath, [script], { env, encoding: 'utf8' });
  expect([listed.status, listed.stderr]).toEqual([0, '']);
  expect(listed.stdout).toContain('sherpa-onnx-whisper-base.tar.bz2');
  const unknown = spawnSync(process.execPath, [script, 'nothing'], { env, encoding: 'utf8' });
  expect([unknown.status, unknown.stderr]).toEqual([
    1,
    'There is no speech model nothing. Choose one of whisper-base, whisper-tiny, parakeet-110m.\n',
  ]);
});
