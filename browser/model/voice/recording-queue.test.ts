import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  type DeviceDatabase,
  type LocalRecording,
  openDeviceDatabase,
} from '#browser/store/device-database.ts';
import { createRecordingQueue, type RecordingQueue, type SendOutcome } from './recording-queue.ts';

/** A different account for each test, because the killed page of an earlier test still holds its locks. */
let account: { id: string };
let accounts = 0;
let db: DeviceDatabase;
let closing: AbortController;
/** Ids the server has made tasks of, each as often as it did. */
let processed: string[];
/** Outcomes of the next attempts; after these everything arrives. */
let outcomes: SendOutcome[];

/** A server that makes tasks of a recording once, however often it comes. */
const send = async ({ id }: LocalRecording): Promise<SendOutcome> => {
  const outcome = outcomes.shift() ?? { kind: 'sent' };
  if (outcome.kind === 'sent' && !processed.includes(id)) processed.push(id);
  return outcome;
};

/** Starts the queue as one tab does. */
function openTab(sendInTab: typeof send = send): RecordingQueue {
  return createRecordingQueue({ db, account, closed: closing.signal }, sendInTab);
}

const keep = (id: string, state: LocalRecording['state'] = 'queued') =>
  db.transaction('rw', ['local_recordings', 'recording_chunks'], async () => {
    await db.local_recordings.add({ id, started_at: id, duration_ms: 500, state });
    await db.recording_chunks.add({ recording_id: id, position: 0, samples: new Int16Array(8_000) });
  });
const left = () => db.local_recordings.toArray();

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  accounts += 1;
  account = { id: `ada ${accounts}` };
  db = openDeviceDatabase(account.id);
  closing = new AbortController();
  processed = [];
  outcomes = [];
});
afterEach(async () => {
  closing.abort();
  await db.delete();
  vi.unstubAllGlobals();
});

it('sends what is queued, oldest first, and then removes it from the device', async () => {
  await keep('2026-02');
  await keep('2026-01');
  openTab().wake();
  await vi.waitFor(async () => expect(await left()).toEqual([]));
  expect(processed).toEqual(['2026-01', '2026-02']);
  expect(await db.recording_chunks.count()).toBe(0);
});

it('does not let recordings wait for one that nobody can transcribe, and tries that one again', async () => {
  await keep('2026-01');
  await keep('2026-02');
  let canTranscribe = false;
  const queue = openTab(async (recording) =>
    recording.id === '2026-01' && !canTranscribe
      ? { kind: 'waiting', for: 'transcriber', detail: 'Nobody.' }
      : send(recording),
  );
  queue.wake();
  await vi.waitFor(() => expect(processed).toEqual(['2026-02']));
  expect(queue.getState('2026-01')).toEqual({ phase: 'waiting', for: 'transcriber', detail: 'Nobody.' });
  await keep('2026-03');
  queue.wake();
  await vi.waitFor(() => expect(processed).toEqual(['2026-02', '2026-03']));
  canTranscribe = true;
  queue.wake();
  await vi.waitFor(async () => expect(await left()).toEqual([]));
  expect(processed).toEqual(['2026-02', '2026-03', '2026-01']);
});

it('leaves alone recordings that the user has not sent', async () => {
  await keep('a', 'recorded');
  const queue = openTab();
  await keep('b');
  queue.wake();
  await vi.waitFor(async () => expect(await left()).toMatchObject([{ id: 'a', state: 'recorded' }]));
  await queue.enqueue('a');
  await vi.waitFor(() => expect(processed).toEqual(['b', 'a']));
});

it('sends a recording again when the page was killed before it had the answer', async () => {
  await keep('a');
  const killed = openTab(async (recording) => {
    await send(recording);
    // Nothing of this page runs any more.
    return new Promise(() => undefined);
  });
  killed.wake();
  await vi.waitFor(() => expect(processed).toEqual(['a']));
  expect(await left()).toHaveLength(1);
  // Its lock goes with it.
  vi.stubGlobal('navigator', {
    locks: { request: (_name: string, _options: object, run: () => unknown) => run() },
  });
  openTab().wake();
  await vi.waitFor(async () => expect(await left()).toEqual([]));
  expect(processed).toEqual(['a']);
});

it('sends a recording in one tab at a time', async () => {
  await keep('a');
  let sending = 0;
  let peak = 0;
  const slowly = async (recording: LocalRecording) => {
    sending += 1;
    peak = Math.max(peak, sending);
    await new Promise((resolve) => setTimeout(resolve, 20));
    sending -= 1;
    return send(recording);
  };
  for (const queue of [openTab(slowly), openTab(slowly)]) queue.wake();
  await vi.waitFor(async () => expect(await left()).toEqual([]));
  expect(peak).toBe(1);
});

it('waits for the network, and goes on as soon as it is back', async () => {
  await keep('a');
  outcomes = [{ kind: 'waiting', for: 'network' }];
  const queue = openTab();
  queue.wake();
  await vi.waitFor(() => expect(queue.getState('a')).toEqual({ phase: 'waiting', for: 'network' }));
  expect(await left()).toHaveLength(1);
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(processed).toEqual(['a']));
});

it('gives a busy server the time that it asks for, also when the network comes back meanwhile', async () => {
  await keep('a');
  outcomes = [{ kind: 'waiting', for: 'server', retryAfterMs: 300 }];
  const begun = performance.now();
  const queue = openTab();
  queue.wake();
  await vi.waitFor(() => expect(queue.getState('a')).toMatchObject({ phase: 'waiting', for: 'server' }));
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(processed).toEqual(['a']), 3_000);
  expect(performance.now() - begun).toBeGreaterThan(290);
  expect(await left()).toEqual([]);
});

it('keeps what the server cannot make tasks of, and goes on with the next', async () => {
  await keep('a');
  await keep('b');
  outcomes = [{ kind: 'failed', problem: 'No speech detected.' }];
  openTab().wake();
  await vi.waitFor(() => expect(processed).toEqual(['b']));
  await vi.waitFor(async () =>
    expect(await left()).toMatchObject([{ id: 'a', state: 'failed', problem: 'No speech detected.' }]),
  );
  expect(await db.recording_chunks.count()).toBe(1);
});

it('reports how much has been sent', async () => {
  await keep('a');
  const shown: unknown[] = [];
  const queue = createRecordingQueue(
    { db, account, closed: closing.signal },
    async (_recording, { onProgress }) => {
      onProgress(0.4);
      onProgress(1);
      return { kind: 'sent' };
    },
  );
  queue.subscribe(() => shown.push(queue.getState('a')));
  queue.wake();
  await vi.waitFor(async () => expect(await left()).toEqual([]));
  expect(shown.slice(0, 3)).toEqual([
    { phase: 'sending', share: 0 },
    { phase: 'sending', share: 0.4 },
    { phase: 'processing' },
  ]);
});
