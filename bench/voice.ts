import { once } from 'node:events';
import { createServer, get } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { writeWav } from '#server/features/voice/wav.ts';
import { type Account, createAccount } from './account.ts';
import { type Metric, median, percentile } from './metric.ts';
import { readResidentMegabytes, withHeddle } from './processes.ts';

const uploads = 12;
const recordingSeconds = 600;
const unreadDownloads = 50;
const unreadMs = 10_000;
const neighbourPauseMs = 50;
const rateHz = 16_000;

/** Measures how long a neighbor waits for a list, and the server's memory, while one user uploads and downloads recordings. */
export async function measureVoice(): Promise<Metric[]> {
  const speech = createServer((incoming, outgoing) => {
    incoming.resume().on('end', () => outgoing.end(JSON.stringify({ text: 'Buy milk' })));
  }).listen(0, '127.0.0.1');
  await once(speech, 'listening');
  const { port } = speech.address() as AddressInfo;
  try {
    return await withHeddle(measureServer, {
      TRANSCRIPTION_BASE_URL: `http://127.0.0.1:${port}/v1`,
      TRANSCRIPTION_MODEL: 'ears',
    });
  } finally {
    speech.closeAllConnections();
    speech.close();
  }
}

async function measureServer(server: { url: string; pid: number }): Promise<Metric[]> {
  const [speaker, neighbor] = [await createAccount(server.url), await createAccount(server.url)];
  const body = JSON.stringify({ audio_data: makeRecording(), duration: recordingSeconds });
  const watch = (name: string, work: () => Promise<unknown>) =>
    watchNeighbour(server, { name, neighbor, work });
  const sent = await watch(`${uploads} recordings of ${recordingSeconds} s at once`, () =>
    Promise.all(Array.from({ length: uploads }, () => upload(server.url, speaker, body))),
  );
  const [recording] = (await speaker.call('GET', '/api/recordings')) as { id: string }[];
  const read = await watch(`${unreadDownloads} unread downloads`, () =>
    leaveUnread(server.url, speaker, `/api/recordings/${recording?.id}/audio`),
  );
  return [...sent, ...read];
}

/** Makes a recording that is all tone, as base64. */
const makeRecording = (): string => {
  const samples = Int16Array.from(
    { length: recordingSeconds * rateHz },
    (_, i) => 8_000 * Math.sin((i * 2 * Math.PI * 220) / rateHz),
  );
  return Buffer.from(writeWav({ samples, rateHz })).toString('base64');
};

/** Sends a recording, as a device does: again after Retry-After, or when the connection broke. */
async function upload(url: string, speaker: Account, body: string): Promise<void> {
  const headers = { Authorization: speaker.authorization, 'Content-Type': 'application/json' };
  const path = '/api/flat-voice/process-to-tasks';
  const response = await fetch(url + path, { method: 'POST', headers, body }).catch(() => undefined);
  await response?.arrayBuffer();
  if (response?.status === 201) return;
  if (response && response.status !== 429) throw new Error(`The upload answered ${response.status}`);
  await sleep(Number(response?.headers.get('Retry-After') ?? 1) * 1000);
  return upload(url, speaker, body);
}

/** Reads the tasks over a connection of its own, since the server may close one that it could not serve for long. */
async function listTasks(url: string, { authorization }: Account): Promise<void> {
  const request = get(`${url}/api/tasks`, { agent: false, headers: { Authorization: authorization } });
  const [response] = await once(request, 'response');
  await once(response.resume(), 'end');
}

/** Asks for a file many times, and reads none of it. */
async function leaveUnread(url: string, { authorization }: Account, path: string): Promise<void> {
  const { hostname, port } = new URL(url);
  const sockets = Array.from({ length: unreadDownloads }, () => {
    const socket = connect(Number(port), hostname).pause();
    socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: ${authorization}\r\n\r\n`);
    return socket;
  });
  await sleep(unreadMs);
  for (const socket of sockets) socket.destroy();
}

/** Measures the neighbor's requests, one after the other, and the memory of the server while `work` runs. */
async function watchNeighbour(
  { url, pid }: { url: string; pid: number },
  { name, neighbor, work }: { name: string; neighbor: Account; work: () => Promise<unknown> },
): Promise<Metric[]> {
  const before = readResidentMegabytes(pid);
  let peak = before;
  let isDone = false;
  const waits: number[] = [];
  const asking = (async () => {
    while (!isDone) {
      const begun = performance.now();
      await listTasks(url, neighbor);
      waits.push(performance.now() - begun);
      peak = Math.max(peak, readResidentMegabytes(pid));
      await sleep(neighbourPauseMs);
    }
  })();
  const begun = performance.now();
  await work().finally(() => {
    isDone = true;
  });
  const seconds = (performance.now() - begun) / 1000;
  await asking;
  return [
    {
      name: `wait of a neighbor during ${name}`,
      value: percentile(waits, 0.95),
      unit: 'ms',
      target: { atMost: 150 },
      detail: `95th percentile of ${waits.length} lists in ${seconds.toFixed(0)} s, median ${median(waits).toFixed(0)} ms, longest ${Math.max(...waits).toFixed(0)} ms`,
    },
    {
      name: `memory gained by ${name}`,
      value: peak - before,
      unit: 'MB',
      target: { atMost: 500 },
      detail: `${Math.round(before)} MB before, at most ${Math.round(peak)} MB`,
    },
  ];
}
