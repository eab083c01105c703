import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { SpeechModel } from '../features/voice/speech-models/speech-models.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Makes a folder that is gone when the test is. */
export function makeTestFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'heddle-speech-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Makes a `.tar.bz2` as the publisher's: a folder with a model, and files that are of no use. */
export function makeArchive(folder = 'sherpa-onnx-tiny'): Buffer {
  const root = makeTestFolder();
  mkdirSync(join(root, folder));
  for (const name of ['tokens.txt', 'model.int8.onnx', 'model.onnx', 'README.md'])
    writeFileSync(join(root, folder, name), name === 'tokens.txt' ? 'no tokens' : randomBytes(50_000));
  execFileSync('tar', ['-cjf', join(root, 'all.tar.bz2'), '-C', root, folder]);
  return readFileSync(join(root, 'all.tar.bz2'));
}

/**
 * Starts a server on loopback that offers an archive as its publisher does, with a redirect to where the file is, and ranges. `answerOnce`
 * says how the next requests for the file are answered instead.
 */
export async function startPublisher(archive = makeArchive()) {
  const requests: { range: string | undefined; ifRange: string | undefined }[] = [];
  const answers: Answer[] = [];
  const tag = `"${createHash('md5').update(archive).digest('hex')}"`;
  const server = createServer((request, response) => {
    if (request.url === '/model.tar.bz2')
      return response.writeHead(302, { Location: '/stored?signed=1' }).end();
    const { range, 'if-range': ifRange } = request.headers;
    requests.push({ range, ifRange: ifRange as string | undefined });
    const answer = answers.shift();
    if (answer) return answer(request, response);
    sendFile(request, response, archive, tag);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const model: SpeechModel = {
    name: 'tiny',
    label: 'Tiny',
    languages: () => 'None',
    maker: 'Nobody',
    license: 'MIT',
    address: `${origin}/model.tar.bz2`,
    bytes: archive.length,
    sha256: createHash('sha256').update(archive).digest('hex'),
    unpackedBytes: 100_000,
    folder: 'sherpa-onnx-tiny',
    files: ['model.int8.onnx', 'tokens.txt'],
  };
  return {
    archive,
    tag,
    model,
    requests,
    answerOnce: (...next: Answer[]) => answers.push(...next),
    /** Sends the first `bytes` of the file to the next request, and nothing more. */
    stopAfter: (bytes: number) => {
      answers.push((_, response) => {
        response.writeHead(200, { 'Content-Length': archive.length, ETag: tag });
        response.write(archive.subarray(0, bytes));
      });
    },
    /** Closes every connection. */
    breakOff: () => server.closeAllConnections(),
  };
}

function sendFile(request: IncomingMessage, response: ServerResponse, archive: Buffer, tag: string): void {
  const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0);
  const isWanted = from > 0 && request.headers['if-range'] === tag;
  if (!isWanted) {
    response.writeHead(200, { 'Content-Length': archive.length, ETag: tag }).end(archive);
    return;
  }
  const headers = {
    'Content-Length': archive.length - from,
    'Content-Range': `bytes ${from}-${archive.length - 1}/${archive.length}`,
    ETag: tag,
  };
  response.writeHead(206, headers).end(archive.subarray(from));
}
