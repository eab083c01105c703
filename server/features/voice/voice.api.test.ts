import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { uuidv7 } from 'uuidv7';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startModelServer } from '../../testing/model-server.ts';
import { codeOf, createSpeechApp, makeTone } from '../../testing/speech-app.ts';
import {
  findMissingSpeechPrograms,
  recognize,
  speak,
  startSpeechServer,
} from '../../testing/speech-server.ts';
import { createSignedInApp } from '../../testing/test-app.ts';
import { createIntakePool } from '../understanding/intake-pool.ts';
import { sweepRecordings } from './recordings.usecases.ts';
import { writeWav } from './wav.ts';

const path = '/api/flat-voice/process-to-tasks';
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

const tone = base64(makeTone(1));

it('makes tasks of a recording, once for each id, and keeps it', async () => {
  const { ada, signUp, request, speech } = await createSpeechApp(() => ({
    text: 'Buy milk and call the dentist tomorrow.',
    words: [
      { word: 'Buy', start: 0.1, end: 0.3 },
      { word: 'milk', start: 0.3, end: 0.6 },
      { word: 'and', start: 0.6, end: 0.7 },
      { word: 'call', start: 0.7, end: 0.8 },
    ],
  }));
  const eve = await signUp();
  await ada.call('POST', '/api/projects/', { name: 'Loom' });
  const id = uuidv7();
  const body = { id, audio_data: tone, duration: 1, timestamp: '2026-11-21T10:00:00Z' };
  const made = await ada.call('POST', path, body);
  expect(made).toMatchObject({
    id,
    recorded_at: '2026-11-21T10:00:00.000Z',
    duration_ms: 1000,
    has_audio: true,
    voice_entry: { transcription: 'Buy milk and call the dentist tomorrow.' },
    analysis: { detected_context: 'Shopping' },
    created_tasks: [
      { title: 'Buy milk', starts_at_ms: 100 },
      { title: 'call the dentist', starts_at_ms: 700 },
    ],
  });
  expect(speech.received[0]).toMatchObject({
    format: 'verbose_json word',
    model: 'ears',
    prompt: expect.stringContaining('Loom'),
  });
  expect(await ada.call('POST', path, body)).toEqual(made);
  expect(speech.received).toHaveLength(1);
  expect(await ada.call('GET', '/api/recordings')).toEqual([made]);
  expect(await ada.call('GET', '/api/tasks')).toMatchObject([{ context: 'Voice' }, { context: 'Voice' }]);
  const audio = await request(`/api/recordings/${id}/audio`, {
    headers: { Authorization: ada.authorization },
  });
  expect([audio.headers.get('Content-Type'), base64(new Uint8Array(await audio.arrayBuffer()))]).toEqual([
    'audio/wav',
    tone,
  ]);
  for (const [method, of] of [
    ['GET', ''],
    ['DELETE', ''],
  ] as const)
    expect((await eve.send(method, `/api/recordings/${id}${of}`)).status).toBe(404);
  const changed = await eve.send('PUT', `/api/recordings/${id}/transcription`, { transcription: 'Mine' });
  expect(changed.status).toBe(404);
});

it('uses the transcription of the device as it is, whether or not the server has a recognizer', async () => {
  const { ada, speech } = await createSpeechApp(() => ({ text: 'Something else.' }));
  const input = { audio_data: tone, transcription: 'Buy milk and call the dentist' };
  const made = await ada.call('POST', path, input);
  expect(made.voice_entry.transcription).toBe(input.transcription);
  expect(made.created_tasks).toMatchObject([{ title: 'Buy milk' }, { title: 'call the dentist' }]);
  expect(speech.received).toEqual([]);
  const worker = new URL('../../testing/odd-intake-worker.ts', import.meta.url);
  const intake = createIntakePool({ log: pino({ level: 'silent' }), worker });
  const { ada: alone } = await createSignedInApp({ intake });
  const silence = base64(writeWav({ samples: new Int16Array(16_000), rateHz: 16_000 }));
  expect((await alone.call('POST', path, { ...input, audio_data: silence })).created_tasks).toHaveLength(2);
  expect((await alone.send('POST', path, { ...input, transcription: ' ' })).status).toBe(400);
  const rambling = { audio_data: silence, transcription: `${input.transcription} @unsure` };
  const unsure = await alone.call('POST', path, rambling);
  expect(unsure.created_tasks).toMatchObject([
    {
      description: rambling.transcription,
      suggestions: [{ title: 'Buy milk' }, { title: 'call the dentist' }],
    },
  ]);
  expect(unsure.analysis.reasoning).toContain('2 more were found in the description.');
});

it('makes other tasks of a corrected transcription, but leaves those that were touched, with one undo', async () => {
  const { ada } = await createSpeechApp(() => ({ text: 'Buy mild, and water the plants.' }));
  const { id, created_tasks } = await ada.call('POST', path, { audio_data: tone });
  await ada.call('PUT', `/api/tasks/${created_tasks[1].id}`, { priority: 'high' });
  const put = { transcription: 'Buy milk, and water the roses.' };
  const made = await ada.call('PUT', `/api/recordings/${id}/transcription`, put);
  expect(made.created_tasks.map(({ title }: { title: string }) => title)).toEqual([
    'Buy milk',
    'water the roses',
  ]);
  const titles = async () =>
    (await ada.call('GET', '/api/tasks')).map(({ title }: { title: string }) => title).sort();
  expect(await titles()).toEqual(['Buy milk', 'water the plants', 'water the roses']);
  await ada.call('POST', `/api/changes/${made.change_id}/undo`);
  expect(await titles()).toEqual(['Buy mild', 'water the plants']);
});

it('makes other tasks of a corrected transcription in place of those that only a language model changed', async () => {
  const model = await startModelServer();
  const { ada } = await createSpeechApp(() => ({ text: 'Buy mild' }), {
    config: { allowedLlmHosts: [model.host] },
  });
  const provider = '/api/admin/llm-providers';
  await ada.call('POST', provider, {
    provider: 'openai-compatible',
    model: 'loom-small',
    base_url: `${model.url}/v1`,
    is_active: true,
  });
  const refined = { from: [1], title: 'Buy it mild', theme: 'Health', confidence: 0.9, alternatives: [] };
  const unset = { thread: null, new_thread: null, project: null, due_date: null, tags: [] };
  model.willReply({ text: JSON.stringify({ reasoning: '', tasks: [{ ...refined, ...unset }] }) });
  const { id } = await ada.call('POST', path, { audio_data: tone });
  const titles = async () =>
    (await ada.call('GET', '/api/tasks')).map(({ title }: { title: string }) => title);
  await vi.waitFor(async () => expect(await titles()).toEqual(['Buy it mild']), 10_000);
  await ada.call('DELETE', `${provider}/openai-compatible`);
  await ada.call('PUT', `/api/recordings/${id}/transcription`, { transcription: 'Buy milk' });
  expect(await titles()).toEqual(['Buy milk']);
});

describe('bad recordings', () => {
  it.each([
    ['nothing', '', 400, 'input.invalid'],
    ['broken base64', 'RIFF*****', 400, 'voice.not_base64'],
    ['10 ms', base64(makeTone(0.01)), 422, 'voice.no_speech'],
    [
      'silence',
      base64(writeWav({ samples: new Int16Array(32_000), rateHz: 16_000 })),
      422,
      'voice.no_speech',
    ],
    ['a page', base64(Buffer.from('<html>')), 422, 'voice.not_audio'],
    ['a wrong header', base64(makeTone(1).subarray(0, 30)), 422, 'voice.bad_wav'],
    ['20 minutes', base64(makeTone(20 * 60, 8_000)), 413, 'voice.too_long'],
  ])('%s is refused', async (_name, audio_data, status, code) => {
    const { ada, speech } = await createSpeechApp(() => ({ text: 'x' }));
    expect(await codeOf(await ada.send('POST', path, { audio_data }))).toEqual([status, code]);
    expect(speech.received).toEqual([]);
    expect(await ada.call('GET', '/api/recordings')).toEqual([]);
  });

  it('a body of this size is refused elsewhere', async () => {
    const { ada } = await createSignedInApp();
    const audio_data = base64(makeTone(60));
    expect((await ada.send('POST', '/api/notes', { title: 'x', body: audio_data })).status).toBe(413);
  });
});

it.each([
  ['44.1 kHz stereo', makeStereo(), 'audio/wav'],
  ['WebM', Buffer.from('\x1a\x45\xdf\xa3 and what a phone recorded', 'latin1'), 'audio/webm'],
])('%s is sent on', async (_name, audio, type) => {
  const { ada, request, speech } = await createSpeechApp(() => ({ text: 'Buy milk' }));
  const { id } = await ada.call('POST', path, { audio_data: base64(audio), duration: 1 });
  expect(speech.received).toHaveLength(1);
  const sound = await request(`/api/recordings/${id}/audio`, {
    headers: { Authorization: ada.authorization },
  });
  expect(sound.headers.get('Content-Type')).toBe(type);
});

function makeStereo(): Uint8Array {
  const file = makeTone(2, 44_100);
  file[22] = 2;
  return file;
}

it('asks again without times when the recognizer gives none', async () => {
  const { ada, speech } = await createSpeechApp(({ format }) =>
    format === ' ' ? { text: 'Buy milk' } : { status: 400 },
  );
  const made = await ada.call('POST', path, { audio_data: tone });
  expect(made.created_tasks).toMatchObject([{ title: 'Buy milk', starts_at_ms: null }]);
  expect(speech.received).toHaveLength(2);
});

it('takes the answer of whisper.cpp, whose segments have neither `seek` nor `compression_ratio`', async () => {
  const segment = (id: number, text: string, times: object) => ({
    id,
    text,
    ...times,
    tokens: [6011, 5392],
    words: [{ word: text, ...times, t_dtw: -1, probability: 0.98 }],
    temperature: 0,
    avg_logprob: -0.2,
  });
  let answer = {
    task: 'transcribe',
    language: 'english',
    duration: 1,
    text: ' Buy milk.\n Call the dentist tomorrow.\n',
    segments: [
      segment(0, ' Buy milk.', { start: 0, end: 0.4 }),
      segment(1, ' Call the dentist tomorrow.', { start: 0.4, end: 0.9 }),
    ],
  };
  const { ada, speech } = await createSpeechApp(() => answer);
  const made = await ada.call('POST', path, { audio_data: tone });
  expect(made.created_tasks).toMatchObject([
    { title: 'Buy milk', starts_at_ms: expect.any(Number) },
    { title: 'Call the dentist', starts_at_ms: expect.any(Number) },
  ]);
  expect(speech.received).toHaveLength(1);
  // With --no-timestamps its segments have no times.
  answer = { ...answer, text: 'Buy bread', segments: [segment(0, 'Buy bread', {})] };
  const untimed = await ada.call('POST', path, { audio_data: tone });
  expect(untimed.created_tasks).toMatchObject([{ title: 'Buy bread', starts_at_ms: null }]);
});

it('reads base64 of any shape in time that grows with its length, and nothing that would fill the memory', async () => {
  const { ada, request } = await createSpeechApp(() => ({ text: 'Buy milk' }));
  const odd = await ada.send('POST', path, { audio_data: `${' '.repeat(500_000)}*` });
  expect(await codeOf(odd)).toEqual([400, 'voice.not_base64']);
  const headers = { Authorization: ada.authorization, 'Content-Type': 'application/json' };
  const body = `{"audio_data":"${tone}","more":[${'{},'.repeat(8_000_000)}{}]}`;
  const huge = await request(path, { method: 'POST', headers, body });
  expect(await codeOf(huge)).toEqual([400, 'input.invalid']);
  const lines = tone.replace(/.{76}/g, '$&\n');
  expect((await ada.call('POST', path, { audio_data: `data:audio/wav;base64,${lines}` })).duration_ms).toBe(
    1000,
  );
});

it('says when nobody speaks although there is sound', async () => {
  const { ada } = await createSpeechApp(() => ({ text: '' }));
  expect(await codeOf(await ada.send('POST', path, { audio_data: tone }))).toEqual([422, 'voice.no_speech']);
});

it.each([
  [{ status: 401 }, 'refused the API key'],
  [{ status: 404 }, 'has no model “ears”'],
  [{ status: 500 }, 'failed with status 500'],
  [{ status: 200, body: '<html>' }, 'failed with status 200'],
])(
  'keeps the recording when the recognizer answers %j, and transcribes it the next time',
  async (failure, words) => {
    let isBroken = true;
    const { ada } = await createSpeechApp(() => (isBroken ? failure : { text: 'Buy milk' }));
    const body = { id: uuidv7(), audio_data: tone };
    const refused = await ada.send('POST', path, body);
    expect(refused.status).toBe(502);
    expect(await refused.json()).toMatchObject({
      error: { code: 'voice.not_transcribed', message: expect.stringContaining(words) },
    });
    isBroken = false;
    expect((await ada.call('POST', path, body)).created_tasks).toMatchObject([{ title: 'Buy milk' }]);
    expect(await ada.call('GET', '/api/tasks')).toHaveLength(1);
  },
);

describe('the recognizer', () => {
  const whisper = async (ada: { call: (method: string, path: string) => Promise<{ whisper: unknown }> }) =>
    (await ada.call('GET', '/api/admin/system-status')).whisper;

  it('is not there: the status says what to do, and so does a refusal', async () => {
    const { ada } = await createSignedInApp();
    expect(await whisper(ada)).toMatchObject({
      status: 'not_configured',
      by: null,
      detail: expect.stringContaining('TRANSCRIPTION_BASE_URL'),
    });
    const refused = await ada.send('POST', path, { audio_data: tone });
    expect(refused.status).toBe(503);
    const { error } = (await refused.json()) as { error: { code: string; message: string } };
    expect(error.code).toBe('voice.no_transcriber');
    expect(error.message, 'variables concern operators only').not.toMatch(/[A-Z]+_[A-Z]+/);
  });

  it('is ready, or cannot be reached', async () => {
    const { ada } = await createSpeechApp(() => ({ text: 'x' }));
    expect(await whisper(ada)).toEqual({
      status: 'ready',
      detail: 'The speech server, model ears',
      by: 'server',
    });
    const transcription = { baseUrl: 'http://127.0.0.1:9/v1', model: 'ears', apiKey: undefined };
    const { ada: other } = await createSignedInApp({ config: { transcription } });
    expect(await whisper(other)).toMatchObject({ status: 'unreachable' });
  });

  it('is the provider that the user has active', async () => {
    const speech = await startSpeechServer(() => ({ text: 'Buy milk' }));
    onTestFinished(speech.close);
    const { ada, signUp } = await createSignedInApp({
      config: { allowedLlmHosts: [new URL(speech.baseUrl).host] },
    });
    await ada.call('POST', '/api/admin/llm-providers', {
      provider: 'groq',
      api_key: 'k',
      model: 'any',
      base_url: speech.baseUrl,
      is_active: true,
    });
    expect(await whisper(ada)).toMatchObject({ status: 'ready', by: 'provider' });
    await ada.call('POST', path, { audio_data: tone });
    expect(speech.received).toMatchObject([{ model: 'whisper-large-v3-turbo' }]);
    const eve = await signUp();
    expect((await eve.send('POST', path, { audio_data: tone })).status).toBe(503);
  });

  it('has its key stored nowhere when it repeats it', async () => {
    const key = 'gsk-heddle-0123456789';
    const speech = await startSpeechServer(() => ({
      text: `Keep ${key} safe.`,
      words: [{ word: key, start: 0.1, end: 0.3 }],
    }));
    onTestFinished(speech.close);
    const { ada } = await createSignedInApp({
      config: { allowedLlmHosts: [new URL(speech.baseUrl).host] },
    });
    const provider = { provider: 'groq', api_key: key, model: 'any', base_url: speech.baseUrl };
    await ada.call('POST', '/api/admin/llm-providers', { ...provider, is_active: true });
    const made = await ada.call('POST', path, { audio_data: tone });
    expect(made.voice_entry.transcription).toBe('Keep [API key] safe.');
    const exported = await (await ada.send('GET', '/api/export?format=json')).text();
    expect(JSON.stringify([made, exported])).not.toContain(key);
  });

  it('in the process says which file its folder lacks, and a broken model stops nothing', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'heddle-model-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const { ada } = await createSignedInApp({ config: { speechModelDir: folder } });
    expect(await whisper(ada)).toEqual({
      status: 'unreachable',
      detail: `SPEECH_MODEL_DIR lacks a file tokens.txt in ${folder}.`,
      by: 'server',
    });
    for (const name of ['tokens.txt', 'tiny-encoder.onnx', 'tiny-decoder.onnx'])
      writeFileSync(join(folder, name), 'not a model');
    const { ada: other } = await createSignedInApp({ config: { speechModelDir: folder } });
    expect(await whisper(other)).toMatchObject({ status: 'ready' });
    expect(await codeOf(await other.send('POST', path, { audio_data: tone }))).toEqual([
      502,
      'voice.not_transcribed',
    ]);
    expect(await other.call('GET', '/api/tasks')).toEqual([]);
    const webm = Buffer.from('\x1a\x45\xdf\xa3 phone', 'latin1');
    expect(await codeOf(await other.send('POST', path, { audio_data: base64(webm) }))).toEqual([
      422,
      'voice.format_not_supported',
    ]);
  });
});

it('keeps recordings as long as the user wants, and deletes them at once when asked', async () => {
  const { ada, database } = await createSpeechApp(() => ({ text: 'Buy milk' }));
  const { id: deleted } = await ada.call('POST', path, { audio_data: tone });
  await ada.call('DELETE', `/api/recordings/${deleted}`);
  const { id: kept } = await ada.call('POST', path, { audio_data: tone });
  const { createRecordingsRepository } = await import('./recordings.repository.ts');
  const recordings = createRecordingsRepository({ db: database.handle.db });
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
  await sweepRecordings({ recordings, now: inDays(29) });
  expect(await ada.call('GET', '/api/recordings')).toMatchObject([{ id: kept }]);
  await ada.call('PUT', '/api/settings/recording_retention_days', { value: 7 });
  await sweepRecordings({ recordings, now: inDays(8) });
  expect(await ada.call('GET', '/api/recordings')).toEqual([]);
  await ada.call('PUT', '/api/settings/recording_retention_days', { value: 0 });
  const { id, has_audio } = await ada.call('POST', path, { audio_data: tone });
  expect(has_audio).toBe(false);
  expect((await ada.send('GET', `/api/recordings/${id}`)).status).toBe(404);
  expect(await ada.call('GET', '/api/tasks')).toHaveLength(3);
});

const missing = findMissingSpeechPrograms();

it.skipIf(missing.length > 0)(
  `understands what is really said${missing.length > 0 ? `, skipped because ${missing.join(' and ')} are not installed` : ''}`,
  async () => {
    const { ada } = await createSpeechApp(async ({ audio }) => ({ text: await recognize(audio) }));
    const wav = speak('buy milk and call the dentist tomorrow');
    const made = await ada.call('POST', path, { audio_data: base64(wav), duration: 3 });
    expect(made.voice_entry.transcription).toBe('buy milk and call the dentist tomorrow');
    const themes = new Map(
      (await ada.call('GET', '/api/organization/themes')).map(
        ({ id, name }: { id: string; name: string }) => [id, name],
      ),
    );
    const tasks = await ada.call('GET', '/api/tasks');
    expect(
      tasks.map((task: { title: string; theme_id: string; due_date: string | null }) => [
        task.title,
        themes.get(task.theme_id),
        task.due_date === null,
      ]),
    ).toEqual([
      ['call the dentist', 'Health', false],
      ['buy milk', 'Shopping', true],
    ]);
  },
);
