import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { InstallError } from './install.errors.ts';

export interface Download {
  address: string;
  /** The size and the checksum that the file must have. */
  bytes: number;
  sha256: string;
  /** Where it is kept, also after a break. What the server said about its version is beside it. */
  path: string;
  signal: AbortSignal;
  onProgress: (bytes: number) => void;
  /** How long the download may stall. */
  stallMs: number;
  /** Delays before the attempts after a break; any byte that arrives makes them begin anew. */
  retryDelaysMs: readonly number[];
}

/**
 * Downloads a file, going on where an earlier attempt broke off, and checks it. Throws InstallError, or the signal's reason when that
 * is aborted; what has arrived is then kept unless it is of no use.
 */
export async function downloadFile(download: Download): Promise<void> {
  const { path, bytes, signal, retryDelaysMs } = download;
  for (let failures = 0; ; ) {
    const before = await sizeOf(path);
    try {
      await downloadRest(download);
      break;
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof InstallError) throw error;
      const after = await sizeOf(path);
      failures = after > before ? 1 : failures + 1;
      const delay = retryDelaysMs[failures - 1];
      if (delay === undefined)
        throw new InstallError('broken', (texts) => texts.broken(Math.floor((100 * after) / bytes)), {
          cause: error,
        });
      await sleep(delay, undefined, { signal });
    }
  }
  await verify(download);
}

/** Makes one request for what is missing. Throws InstallError where another one would be of no use. */
async function downloadRest(download: Download): Promise<void> {
  const { address, path, bytes, signal, stallMs } = download;
  const validator = await readFile(validatorPath(path), 'utf8').catch(() => '');
  const have = validator ? await sizeOf(path) : 0;
  if (have === bytes) return;
  const stall = new AbortController();
  const stallTimer = setTimeout(() => stall.abort(new Error('Nothing arrives')), stallMs);
  try {
    const response = await fetch(address, {
      headers: {
        'Accept-Encoding': 'identity',
        ...(have > 0 && { Range: `bytes=${have}-`, 'If-Range': validator }),
      },
      signal: AbortSignal.any([signal, stall.signal]),
    });
    try {
      const from = await readOffset(response, have, download);
      if (from === 0) await writeFile(validatorPath(path), readValidator(response.headers));
      const file = await open(path, from === 0 ? 'w' : 'a');
      try {
        await writeBody(response, file, { ...download, from, onChunk: () => stallTimer.refresh() });
      } finally {
        await file.close();
      }
    } finally {
      await response.body?.cancel().catch(() => undefined);
    }
  } catch (error) {
    throw await explainWriteError(error, path);
  } finally {
    clearTimeout(stallTimer);
  }
}

/** Returns where in the file the body of a response begins. Throws when it is not the file, or not what was asked for. */
async function readOffset(response: Response, have: number, { address, bytes, path }: Download) {
  const { status, headers, url } = response;
  if (new URL(address).protocol === 'https:' && new URL(url).protocol !== 'https:')
    throw new InstallError('changed', ({ withoutEncryption }) => withoutEncryption);
  if (status === 206 && headers.get('Content-Range') === `bytes ${have}-${bytes - 1}/${bytes}`) return have;
  if (status === 206 || status === 416) {
    // What is on the disk and what the server has do not fit together.
    await removeDownload(path);
    throw new Error(`The server answered ${status} with ${headers.get('Content-Range')}`);
  }
  if ([401, 403, 404, 410, 451].includes(status)) throw new InstallError('gone', ({ gone }) => gone(status));
  if (status !== 200) throw new Error(`The server answered ${status}`);
  const length = headers.get('Content-Length');
  if (length !== null && Number(length) !== bytes) throw await differs(path);
  return 0;
}

async function writeBody(
  { body }: Response,
  file: FileHandle,
  { from, bytes, path, onChunk, onProgress }: Download & { from: number; onChunk: () => void },
): Promise<void> {
  let have = from;
  for await (const chunk of body ?? []) {
    onChunk();
    have += chunk.length;
    if (have > bytes) throw await differs(path);
    await file.writeFile(chunk);
    onProgress(have);
  }
  if (have < bytes) throw new Error(`The server sent ${have} of ${bytes} bytes`);
}

async function verify({ path, sha256 }: Download): Promise<void> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  if (hash.digest('hex') !== sha256) throw await differs(path);
}

/** Removes what has arrived, since it is not the file that was asked for. */
async function differs(path: string): Promise<InstallError> {
  await removeDownload(path);
  return new InstallError('changed', (texts) => texts.differs);
}

async function explainWriteError(error: unknown, path: string): Promise<unknown> {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    await removeDownload(path);
    return new InstallError('disk_full', ({ diskFull }) => diskFull);
  }
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM')
    return new InstallError('not_written', ({ notWritten }) => notWritten(path));
  return error;
}

async function removeDownload(path: string): Promise<void> {
  await rm(path, { force: true });
  await rm(validatorPath(path), { force: true });
}

export const sizeOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  );

const validatorPath = (path: string) => `${path}.version`;

/** Returns what If-Range takes (RFC 9110, 13.1.5): a strong entity tag, or else the date; empty if there is neither. */
function readValidator(headers: Headers): string {
  const tag = headers.get('ETag');
  return tag?.startsWith('"') ? tag : (headers.get('Last-Modified') ?? '');
}
