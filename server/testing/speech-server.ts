import { execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readWav, resample, writeWav } from '../features/voice/wav.ts';

/** What the server answers to a recording. */
export type SpeechAnswer =
  | { text: string; words?: { word: string; start: number; end: number }[]; segments?: object[] }
  | { status: number; body?: string }
  | { hangs: true };

export interface ReceivedRecording {
  model: string;
  prompt: string | null;
  /** `verbose_json word` when times of words are asked for. */
  format: string;
  audio: Uint8Array;
}

export type SpeechServer = Awaited<ReturnType<typeof startSpeechServer>>;

/** Starts a server on loopback that speaks OpenAI's `/v1/audio/transcriptions` over HTTP. Close it after use. */
export async function startSpeechServer(
  answer: (recording: ReceivedRecording) => Promise<SpeechAnswer> | SpeechAnswer,
) {
  const received: ReceivedRecording[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const send = (status: number, body: unknown) => {
      outgoing.writeHead(status, { 'Content-Type': 'application/json' });
      outgoing.end(typeof body === 'string' ? body : JSON.stringify(body));
    };
    if (incoming.method !== 'POST') return send(200, { data: [{ id: 'ears' }] });
    if (incoming.url !== '/v1/audio/transcriptions') return send(404, { error: { message: 'no' } });
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const form = await new Response(Buffer.concat(chunks), {
      headers: { 'Content-Type': incoming.headers['content-type'] ?? '' },
    }).formData();
    const file = form.get('file');
    const recording: ReceivedRecording = {
      model: String(form.get('model')),
      prompt: form.get('prompt') === null ? null : String(form.get('prompt')),
      format: [form.get('response_format'), form.get('timestamp_granularities[]')].join(' '),
      audio: file instanceof Blob ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array(),
    };
    received.push(recording);
    const said = await answer(recording);
    if ('hangs' in said) return;
    if ('status' in said) return send(said.status, said.body ?? { error: { message: 'no' } });
    send(200, said);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    received,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Names of the programs that the test with real speech needs and this machine lacks; Debian has them as packages. */
export function findMissingSpeechPrograms(): string[] {
  return ['flite', 'pocketsphinx_continuous'].filter((program) => {
    try {
      execFileSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' });
      return false;
    } catch {
      return true;
    }
  });
}

const paddingMs = { before: 300, after: 400 };

/** Has flite speak a sentence; returns WAV of 16 kHz with silence around it. */
export function speak(sentence: string, voice: 'rms' | 'awb' | 'slt' = 'rms'): Uint8Array {
  return inFolder((folder) => {
    const file = join(folder, 'speech.wav');
    execFileSync('flite', ['-voice', voice, '-t', sentence, '-o', file]);
    const { samples, rateHz } = resample(readWav(readFileSync(file)));
    const at = (paddingMs.before * rateHz) / 1000;
    const padded = new Int16Array(samples.length + ((paddingMs.before + paddingMs.after) * rateHz) / 1000);
    padded.set(samples, at);
    return writeWav({ samples: padded, rateHz });
  });
}

/** Has pocketsphinx write down what is said in WAV. */
export async function recognize(wav: Uint8Array): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'heddle-speech-'));
  try {
    const file = join(folder, 'speech.wav');
    const { samples, rateHz } = readWav(wav);
    // It needs some silence to begin with.
    const padded = new Int16Array(samples.length + rateHz / 2);
    padded.set(samples, rateHz / 4);
    writeFileSync(file, writeWav({ samples: padded, rateHz }));
    const { stdout } = await promisify(execFile)('pocketsphinx_continuous', [
      '-infile',
      file,
      '-logfn',
      '/dev/null',
    ]);
    return stdout.trim().replace(/\s+/g, ' ');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function inFolder<Value>(work: (folder: string) => Value): Value {
  const folder = mkdtempSync(join(tmpdir(), 'heddle-speech-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
