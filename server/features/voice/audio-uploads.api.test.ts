import { request as httpRequest } from 'node:http';
import { uuidv7 } from 'uuidv7';
import { expect, it, onTestFinished, vi } from 'vitest';
import { abandonedUploadMs, voiceLimits } from '../../config/limits.ts';
import { listen } from '../../http/listen.ts';
import { codeOf, createSpeechApp, makeTone } from '../../testing/speech-app.ts';
import type { TestUser } from '../../testing/test-app.ts';
import { createAudioPool } from './audio-pool.ts';
import { extractSpeech } from './audio-worker.ts';
import { createRecordingsRepository } from './recordings.repository.ts';
import { sweepRecordings } from './recordings.usecases.ts';

type App = Awaited<ReturnType<typeof createSpeechApp>>;

const path = '/api/flat-voice/process-to-tasks';
const webm = Buffer.from('\x1a\x45\xdf\xa3 and what a phone recorded', 'latin1');
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

const store = ({ request }: Pick<App, 'request'>, user: TestUser, id: string, audio: Uint8Array) =>
  request(`/api/recordings/${id}/audio?timestamp=2026-11-21T10:00:00Z`, {
    method: 'PUT',
    headers: { Authorization: user.authorization, 'Content-Type': 'audio/wav' },
    body: Buffer.from(audio),
  });

const download = ({ request }: Pick<App, 'request'>, user: TestUser, id: string) =>
  request(`/api/recordings/${id}/audio`, { headers: { Authorization: user.authorization } });

async function countChunks({ database }: Pick<App, 'database'>): Promise<number> {
  const { rows } = await database.handle.authPool.query(
    'select count(*)::int as count from recording_chunks',
  );
  return rows[0].count;
}

/** Returns an answer that waits until it is released. */
function createHeldAnswer() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    release: resolve,
    answer: async () => {
      await promise;
      return { text: 'Buy milk' };
    },
  };
}

it('stores a recording in chunks, makes tasks of it once, and gives it back as it was', async () => {
  const app = await createSpeechApp(() => ({ text: 'Buy milk' }));
  const { ada, signUp, speech } = app;
  const eve = await signUp();
  const [id, wav] = [uuidv7(), makeTone(20)];
  expect((await store(app, ada, id, wav)).status).toBe(204);
  expect(await countChunks(app)).toBe(3);
  expect(await ada.call('GET', '/api/recordings')).toEqual([]);
  expect((await eve.send('POST', `/api/recordings/${id}/process-to-tasks`, {})).status).toBe(404);

  const made = await ada.call('POST', `/api/recordings/${id}/process-to-tasks`, {});
  expect(made).toMatchObject({
    id,
    recorded_at: '2026-11-21T10:00:00.000Z',
    duration_ms: 20_000,
    has_audio: true,
    created_tasks: [{ title: 'Buy milk' }],
  });
  expect((await store(app, ada, id, makeTone(1))).status).toBe(204);
  expect(await ada.call('POST', `/api/recordings/${id}/process-to-tasks`, {})).toEqual(made);
  expect(speech.received).toHaveLength(1);
  const sound = await download(app, ada, id);
  expect(sound.headers.get('Content-Length')).toBe(String(wav.length));
  expect(Buffer.from(await sound.arrayBuffer()).equals(wav)).toBe(true);
  expect((await ada.call('GET', '/api/export')).recordings).toMatchObject([
    { id, transcription: 'Buy milk' },
  ]);

  await ada.call('DELETE', `/api/recordings/${id}`);
  expect(await countChunks(app)).toBe(0);
});

it('takes one recording of a user at a time and a few in all, and the device sends the others later', async () => {
  const { release, answer } = createHeldAnswer();
  const app = await createSpeechApp(answer, {
    voiceLimits: { ...voiceLimits, maxConcurrentTranscriptions: 2 },
  });
  const { ada, signUp, speech } = app;
  const [eve, tom] = [await signUp(), await signUp()];
  const input = { id: uuidv7(), audio_data: base64(makeTone(1)) };
  const first = ada.call('POST', path, { audio_data: input.audio_data });
  const second = eve.call('POST', path, { audio_data: input.audio_data });
  await vi.waitFor(() => expect(speech.received).toHaveLength(2), 10_000);
  for (const user of [ada, tom]) {
    const refused = await user.send('POST', path, input);
    expect(refused.headers.get('Retry-After')).toBe('5');
    expect(await codeOf(refused)).toEqual([429, 'voice.busy']);
  }
  release();
  await Promise.all([first, second]);
  for (const user of [ada, tom]) await user.call('POST', path, input);
  expect(await ada.call('GET', '/api/recordings')).toHaveLength(2);
});

it('takes one upload of a user at a time and a few in all, and no other user waits for it', async () => {
  const app = await createSpeechApp(() => ({ text: 'Buy milk' }), {
    voiceLimits: { ...voiceLimits, maxConcurrentUploads: 2 },
  });
  const { ada, signUp } = app;
  const [eve, tom] = [await signUp(), await signUp()];
  const wav = makeTone(20);
  const begin = (user: TestUser) => {
    const more = Promise.withResolvers<void>();
    async function* send() {
      yield wav.subarray(0, 300_000);
      await more.promise;
      yield wav.subarray(300_000);
    }
    const answer = app.request(`/api/recordings/${uuidv7()}/audio`, {
      method: 'PUT',
      headers: { Authorization: user.authorization },
      body: ReadableStream.from(send()),
      duplex: 'half',
    } as RequestInit);
    return { answer, finish: more.resolve };
  };
  const [first, second] = [begin(ada), begin(eve)];
  await vi.waitFor(async () => expect(await countChunks(app)).toBe(2), 10_000);
  for (const user of [ada, tom]) {
    const refused = await store(app, user, uuidv7(), wav);
    expect(refused.headers.get('Retry-After')).toBe('5');
    expect(await codeOf(refused)).toEqual([429, 'voice.busy']);
  }
  expect((await ada.send('GET', '/api/tasks/')).status).toBe(200);
  for (const { finish } of [first, second]) finish();
  for (const { answer } of [first, second]) expect((await answer).status).toBe(204);
  for (const user of [ada, tom]) expect((await store(app, user, uuidv7(), wav)).status).toBe(204);
});

it('keeps to the quota of a user, and tells how much of it is used', async () => {
  const wav = makeTone(1);
  const app = await createSpeechApp(() => ({ text: 'Buy milk' }), {
    voiceLimits: { ...voiceLimits, maxStoredBytes: 1.5 * wav.length },
  });
  const { ada, signUp } = app;
  const eve = await signUp();
  const usage = () => ada.call('GET', '/api/recordings/usage');
  expect(await usage()).toEqual({ used_bytes: 0, max_bytes: 1.5 * wav.length });
  const { id } = await ada.call('POST', path, { audio_data: base64(wav) });
  expect(await usage()).toMatchObject({ used_bytes: wav.length });
  const refused = await store(app, ada, uuidv7(), wav);
  expect(await refused.clone().json()).toMatchObject({
    error: { message: expect.stringContaining('Delete earlier recordings') },
  });
  expect(await codeOf(refused)).toEqual([413, 'voice.quota_exceeded']);
  expect(await codeOf(await ada.send('POST', path, { audio_data: base64(wav) }))).toEqual([
    413,
    'voice.quota_exceeded',
  ]);
  expect((await store(app, eve, uuidv7(), wav)).status).toBe(204);
  await ada.call('DELETE', `/api/recordings/${id}`);
  expect((await store(app, ada, uuidv7(), wav)).status).toBe(204);
  expect(await countChunks(app)).toBe(2);
});

it('keeps only what decodes as sound', async () => {
  let isBroken = true;
  const app = await createSpeechApp(() => (isBroken ? { status: 500 } : { text: 'Buy milk' }));
  const { ada } = app;
  const id = uuidv7();
  expect(await codeOf(await store(app, ada, id, Buffer.from('<html>')))).toEqual([422, 'voice.not_audio']);
  expect(await codeOf(await store(app, ada, id, new Uint8Array()))).toEqual([422, 'voice.not_audio']);
  expect(await codeOf(await store(app, ada, id, webm))).toEqual([422, 'voice.bad_wav']);
  expect(await codeOf(await store(app, ada, id, makeTone(1).subarray(0, 30)))).toEqual([
    422,
    'voice.bad_wav',
  ]);
  expect((await ada.send('POST', path, { id, audio_data: base64(webm) })).status).toBe(502);
  const claimed = { audio_data: base64(webm), transcription: 'Buy bread' };
  expect(await ada.call('POST', path, claimed)).toMatchObject({
    has_audio: false,
    created_tasks: [{ title: 'Buy bread' }],
  });
  expect(await countChunks(app)).toBe(0);
  isBroken = false;
  expect(await ada.call('POST', path, { id, audio_data: base64(webm) })).toMatchObject({ has_audio: true });
});

it('shows nothing of an upload that broke off, and takes the recording when it is sent again', async () => {
  const app = await createSpeechApp(() => ({ text: 'Buy milk' }));
  const { ada, database } = app;
  const { port, close } = await listen({ fetch: app.app.fetch, host: '127.0.0.1', port: 0 });
  onTestFinished(() => close({ graceMs: 0 }));
  const [id, wav] = [uuidv7(), makeTone(20)];
  const upload = httpRequest(`http://127.0.0.1:${port}/api/recordings/${id}/audio`, {
    method: 'PUT',
    headers: { Authorization: ada.authorization, 'Content-Length': wav.length },
  }).on('error', () => undefined);
  upload.write(wav.subarray(0, 600_000));
  await vi.waitFor(async () => expect(await countChunks(app)).toBe(2), 10_000);
  expect((await ada.send('GET', `/api/recordings/${id}`)).status).toBe(404);
  expect((await download(app, ada, id)).status).toBe(404);
  upload.destroy();
  await vi.waitFor(async () => expect(await countChunks(app)).toBe(0), 10_000);

  // What a server leaves that was killed meanwhile.
  const recordings = createRecordingsRepository({ db: database.handle.db });
  const upload2 = { recordingId: id, uploadId: uuidv7() };
  const [other, times] = [
    uuidv7(),
    { recorded_at: '2026-11-21T10:00:00Z', created_at: new Date().toISOString() },
  ];
  for (const recordingId of [id, other]) {
    await recordings.beginUpload(ada.id, { ...upload2, recordingId }, times);
    const chunk = { position: 0, bytes: Buffer.from(wav.subarray(0, 1000)) };
    await recordings.addChunk(ada.id, { ...upload2, recordingId }, chunk);
  }
  expect((await ada.send('GET', `/api/recordings/${id}`)).status).toBe(404);
  expect((await ada.send('POST', `/api/recordings/${id}/process-to-tasks`, {})).status).toBe(404);
  expect((await store(app, ada, id, wav)).status).toBe(204);
  expect(await recordings.addChunk(ada.id, upload2, { position: 9, bytes: Buffer.from('late') })).toBe(false);
  expect(Buffer.from(await (await download(app, ada, id)).arrayBuffer()).equals(wav)).toBe(true);
  await sweepRecordings({ recordings, now: new Date() });
  expect(await countChunks(app)).toBe(4);
  await sweepRecordings({ recordings, now: new Date(Date.now() + abandonedUploadMs) });
  expect(await countChunks(app)).toBe(3);
});

it('reads a recording from the database no faster than it is downloaded', async () => {
  const app = await createSpeechApp(() => ({ text: 'Buy milk' }));
  const { ada } = app;
  const [id, wav] = [uuidv7(), makeTone(60)];
  await store(app, ada, id, wav);
  const reader = (await download(app, ada, id)).body?.getReader();
  const first = await reader?.read();
  expect(first?.value?.length).toBeLessThan(wav.length / 4);
  await ada.call('DELETE', `/api/recordings/${id}`);
  const readRest = async () => {
    while (!(await reader?.read())?.done);
  };
  await expect(readRest()).rejects.toThrow('deleted');
});

it('decodes and measures a recording in another thread, without a copy of it here', async () => {
  const pool = createAudioPool();
  onTestFinished(pool.close);
  const wav = makeTone(600);
  const here = await measureCpu(async () => extractSpeech(wav));
  // Starts the worker.
  await pool.extractSpeech(makeTone(1));
  const there = await measureCpu(() => pool.extractSpeech(wav));
  expect(there.result).toMatchObject({ offsetMs: 0, speech: [{ fromMs: 0, toMs: 600_000 }] });
  expect(wav).toHaveLength(0);
  expect(there.cpuMs).toBeLessThan(here.cpuMs / 2);
});

/** Measures the processor time of this thread alone, which a busy machine does not change. */
async function measureCpu<Result>(work: () => Promise<Result>): Promise<{ result: Result; cpuMs: number }> {
  const begun = process.threadCpuUsage();
  const result = await work();
  const { user, system } = process.threadCpuUsage(begun);
  return { result, cpuMs: (user + system) / 1000 };
}
