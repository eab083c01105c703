import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeArchive, makeTestFolder, startPublisher } from '../../../testing/model-publisher.ts';
import { installModel, removeModels } from './install-model.usecases.ts';
import { findInstalledModel, modelsFolder } from './installed-models.ts';
import { type SpeechModel, speechModels } from './speech-models.ts';

const half = 50_000;

function setUp(model: SpeechModel) {
  const dataDir = makeTestFolder();
  const seen: string[] = [];
  return {
    dataDir,
    seen,
    folder: modelsFolder(dataDir),
    install: (
      changes: Partial<SpeechModel> = {},
      {
        signal = new AbortController().signal,
        stallMs = 60_000,
        onHalf,
      }: { signal?: AbortSignal; stallMs?: number; onHalf?: () => void } = {},
    ) =>
      installModel({
        dataDir,
        model: { ...model, ...changes },
        signal,
        onProgress: ({ phase, receivedBytes }) => {
          seen.push(`${phase} ${Math.round((100 * receivedBytes) / model.bytes)}`);
          if (receivedBytes === half) onHalf?.();
        },
        stallMs,
        retryDelaysMs: [1, 1],
      }),
    installed: () => findInstalledModel({ dataDir, models: [model] })?.folder,
    /** What is in the folder of the models, with hidden files. */
    names: () => (existsSync(modelsFolder(dataDir)) ? readdirSync(modelsFolder(dataDir)).sort() : []),
  };
}

it('downloads through a redirect, tells how far it is, and unpacks what is needed and nothing else', async () => {
  const publisher = await startPublisher();
  const { install, installed, names, seen, folder } = setUp(publisher.model);
  expect(installed()).toBeUndefined();
  await install();
  expect(installed()).toBe(join(folder, 'tiny'));
  expect(readdirSync(join(folder, 'tiny')).sort()).toEqual(['model.int8.onnx', 'tokens.txt']);
  expect(names()).toEqual(['tiny']);
  expect(seen.slice(-2)).toEqual(['downloading 100', 'unpacking 100']);
});

it('goes on where the connection broke, with the version it began with', async () => {
  const publisher = await startPublisher();
  const { install, installed } = setUp(publisher.model);
  publisher.stopAfter(half);
  await install({}, { onHalf: publisher.breakOff });
  expect(installed()).toBeDefined();
  expect(publisher.requests).toEqual([
    { range: undefined, ifRange: undefined },
    { range: `bytes=${half}-`, ifRange: publisher.tag },
  ]);
});

it('keeps what has arrived when it is stopped or gives up, for the next time', async () => {
  const publisher = await startPublisher();
  const { install, installed, names } = setUp(publisher.model);
  for (let i = 0; i < 3; i++)
    publisher.answerOnce((_, response) => response.writeHead(503).end('Come back later'));
  await expect(install()).rejects.toMatchObject({ code: 'broken' });

  const stop = new AbortController();
  publisher.stopAfter(half);
  const onHalf = () => stop.abort(new Error('Stopped'));
  await expect(install({}, { signal: stop.signal, onHalf })).rejects.toThrow('Stopped');
  expect(installed()).toBeUndefined();
  expect(names()).toEqual(['.tiny.tar.bz2', '.tiny.tar.bz2.version']);
  await install();
  expect(publisher.requests.at(-1)).toEqual({ range: `bytes=${half}-`, ifRange: publisher.tag });
  expect(names()).toEqual(['tiny']);
});

it('asks again when nothing arrives for a while', async () => {
  const publisher = await startPublisher();
  const { install, installed } = setUp(publisher.model);
  publisher.stopAfter(half);
  await install({}, { stallMs: 500 });
  expect(installed()).toBeDefined();
  expect(publisher.requests[1]).toMatchObject({ ifRange: publisher.tag });
});

it('starts over where the file has changed meanwhile, or the server cannot send a part', async () => {
  const publisher = await startPublisher();
  const { install, installed } = setUp(publisher.model);
  publisher.stopAfter(half);
  publisher.answerOnce((_, response) => response.writeHead(416).end());
  await install({}, { onHalf: publisher.breakOff });
  expect(publisher.requests.map(({ range }) => range)).toEqual([undefined, `bytes=${half}-`, undefined]);
  publisher.stopAfter(half);
  publisher.answerOnce((_, response) =>
    response.writeHead(200, { 'Content-Length': publisher.archive.length }).end(publisher.archive),
  );
  await install({}, { onHalf: publisher.breakOff });
  expect(installed()).toBeDefined();
});

it.each([
  ['another checksum', { sha256: 'a'.repeat(64) }],
  ['a longer file', { bytes: 1000 }],
  ['a shorter file', { bytes: 10_000_000 }],
])('deletes what is not the file that Heddle knows: %s', async (_, changes) => {
  const publisher = await startPublisher();
  const { install, installed, names } = setUp(publisher.model);
  await expect(install(changes)).rejects.toMatchObject({ code: 'changed' });
  expect(installed()).toBeUndefined();
  expect(names()).toEqual([]);
});

it('deletes a file that turns out longer only while it arrives', async () => {
  const publisher = await startPublisher();
  const { install, names } = setUp(publisher.model);
  publisher.answerOnce((_, response) =>
    response.writeHead(200).end(Buffer.alloc(publisher.archive.length + 1)),
  );
  await expect(install()).rejects.toMatchObject({ code: 'changed' });
  expect(names()).toEqual([]);
});

it('says at once that the file is gone', async () => {
  const publisher = await startPublisher();
  const { install } = setUp(publisher.model);
  publisher.answerOnce((_, response) => response.writeHead(404).end());
  await expect(install()).rejects.toMatchObject({ code: 'gone', message: expect.stringContaining('404') });
  expect(publisher.requests).toHaveLength(1);
});

it('says when the disk is full, before and while it downloads, and leaves no remains', async () => {
  const publisher = await startPublisher();
  const { install, names, folder } = setUp(publisher.model);
  await expect(install({ unpackedBytes: 1e18 })).rejects.toMatchObject({
    code: 'disk_full',
    message: expect.stringContaining('MB of free space'),
  });
  expect(publisher.requests).toEqual([]);
  symlinkSync('/dev/full', join(folder, '.tiny.tar.bz2'));
  await expect(install()).rejects.toMatchObject({ code: 'disk_full' });
  expect(names()).toEqual([]);
});

it('replaces the model before only by one that is complete, and removes it when asked', async () => {
  const publisher = await startPublisher();
  const { dataDir, install, installed, names, folder } = setUp(publisher.model);
  await install();
  mkdirSync(join(folder, 'other'));
  const before = readFileSync(join(folder, 'tiny', 'model.int8.onnx'));
  for (const changes of [
    { files: ['missing.onnx'] as const },
    { folder: 'elsewhere' },
    { files: ['tokens.txt'] as const },
  ])
    await expect(install(changes)).rejects.toMatchObject({ code: 'not_unpacked' });
  expect(readFileSync(join(folder, 'tiny', 'model.int8.onnx'))).toEqual(before);
  await install();
  expect(names()).toEqual(['tiny']);
  writeFileSync(join(folder, '.whisper.tar.bz2'), 'half');
  expect(await removeModels({ dataDir })).toBe(true);
  expect([installed(), names()]).toEqual([undefined, []]);
  expect(await removeModels({ dataDir })).toBe(false);
});

it('refuses a file that is no archive', async () => {
  const publisher = await startPublisher(Buffer.from('BZh9 but no archive'));
  const { install, installed } = setUp(publisher.model);
  await expect(install()).rejects.toMatchObject({ code: 'not_unpacked' });
  expect(installed()).toBeUndefined();
  expect(makeArchive().subarray(0, 3).toString()).toBe('BZh');
});

it('lists models of sherpa-onnx by their publisher’s address over https, with size and checksum', () => {
  for (const { address, bytes, sha256, files, name } of speechModels) {
    expect(address).toMatch(
      /^https:\/\/github\.com\/k2-fsa\/sherpa-onnx\/releases\/download\/asr-models\/\S+\.tar\.bz2$/,
    );
    expect(sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(bytes).toBeGreaterThan(50_000_000);
    expect(files.some((file) => file.endsWith('tokens.txt'))).toBe(true);
    expect(name).toMatch(/^[a-z0-9-]+$/);
  }
});
