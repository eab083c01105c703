import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Config } from '../../../config/config.ts';
import { makeTestFolder, startPublisher } from '../../../testing/model-publisher.ts';
import { codeOf, makeTone } from '../../../testing/speech-app.ts';
import { createSignedInApp } from '../../../testing/test-app.ts';

const path = '/api/admin/speech-models';
const poll = { timeout: 30_000 };

async function setUp(config: Partial<Config> = {}) {
  const publisher = await startPublisher();
  const dataDir = makeTestFolder();
  const app = await createSignedInApp({
    config: { dataDir, ...config },
    speechModels: [publisher.model, { ...publisher.model, name: 'other' }],
  });
  return { ...app, publisher, dataDir };
}

it('installs a model while it tells how far it is, uses it without a restart, and removes it', async () => {
  const { ada, publisher, dataDir } = await setUp();
  const speech = async () => (await ada.call('GET', '/api/admin/system-status')).whisper;
  expect(await ada.call('GET', path)).toEqual({
    models: [
      {
        name: 'tiny',
        label: 'Tiny',
        languages: 'None',
        maker: 'Nobody',
        license: 'MIT',
        address: publisher.model.address,
        bytes: publisher.model.bytes,
        sha256: publisher.model.sha256,
        is_installed: false,
      },
      expect.objectContaining({ name: 'other' }),
    ],
    may_install: true,
    running: null,
    failure: null,
    overridden_by: null,
  });
  expect(publisher.requests).toEqual([]);
  expect(await speech()).toMatchObject({ status: 'not_configured', by: null });

  publisher.stopAfter(50_000);
  const running = { name: 'tiny', bytes: publisher.model.bytes, phase: 'downloading' };
  expect((await ada.call('PUT', `${path}/tiny`)).running).toEqual({ ...running, received_bytes: 0 });
  await expect
    .poll(async () => (await ada.call('GET', path)).running, poll)
    .toEqual({ ...running, received_bytes: 50_000 });
  expect((await ada.call('PUT', `${path}/tiny`)).running.received_bytes).toBe(50_000);
  expect(await codeOf(await ada.send('PUT', `${path}/other`))).toEqual([409, 'voice.install_runs']);
  expect(await codeOf(await ada.send('DELETE', `${path}/other`))).toEqual([409, 'voice.install_runs']);
  expect(await ada.call('DELETE', `${path}/tiny`)).toMatchObject({ running: null, failure: null });

  await ada.call('PUT', `${path}/tiny`);
  const isInstalled = async () => (await ada.call('GET', path)).models[0].is_installed;
  await expect.poll(isInstalled, poll).toBe(true);
  expect(publisher.requests[1]).toEqual({ range: 'bytes=50000-', ifRange: publisher.tag });
  expect(await speech()).toMatchObject({ status: 'ready', by: 'server' });
  const audio_data = Buffer.from(makeTone(1)).toString('base64');
  // The model is of random bytes, so it is used and fails.
  expect(await codeOf(await ada.send('POST', '/api/flat-voice/process-to-tasks', { audio_data }))).toEqual([
    502,
    'voice.not_transcribed',
  ]);

  await ada.call('DELETE', `${path}/tiny`);
  expect([await isInstalled(), (await speech()).status]).toEqual([false, 'not_configured']);
  await ada.call('PUT', `${path}/tiny`);
  await expect.poll(isInstalled, poll).toBe(true);
  rmSync(join(dataDir, 'speech-models'), { recursive: true });
  expect(await isInstalled(), 'as after the command removed it').toBe(false);
});

it('says why an installation failed, until the next one', async () => {
  const { ada, publisher } = await setUp();
  publisher.answerOnce((_, response) => response.writeHead(404).end());
  await ada.call('PUT', `${path}/tiny`);
  await expect
    .poll(async () => (await ada.call('GET', path)).failure, poll)
    .toMatchObject({ name: 'tiny', code: 'gone' });
  expect((await ada.call('GET', path, undefined, { 'Accept-Language': 'de' })).failure.message).toBe(
    'Der Server des Herausgebers bietet dieses Modell nicht mehr an (404). Wähle ein anderes.',
  );
  expect((await ada.call('PUT', `${path}/tiny`)).failure).toBeNull();
  expect(await codeOf(await ada.send('PUT', `${path}/nothing`))).toEqual([
    404,
    'voice.speech_model_not_found',
  ]);
});

it.each([
  ['a proxy on the server', {} as Partial<Config>, { 'X-Forwarded-For': '203.0.113.7' }],
  ['the server itself where the operator closed it', { speechInstall: 'closed' as const }, {}],
])('lets nobody install or remove anything through %s', async (_, config, headers) => {
  const { ada, publisher } = await setUp(config);
  expect(await ada.call('GET', path, undefined, headers)).toMatchObject({ may_install: false });
  for (const method of ['PUT', 'DELETE'])
    expect(await codeOf(await ada.send(method, `${path}/tiny`, undefined, headers))).toEqual([
      403,
      'voice.install_not_allowed',
    ]);
  expect(publisher.requests).toEqual([]);
});

it('lets everybody install where the operator opened it, and says what is used instead of a model', async () => {
  const { ada } = await setUp({
    speechInstall: 'open',
    speechModelDir: '/models',
  });
  const headers = { 'X-Forwarded-For': '203.0.113.7' };
  expect(await ada.call('GET', path, undefined, headers)).toMatchObject({
    may_install: true,
    overridden_by: 'SPEECH_MODEL_DIR',
  });
});
