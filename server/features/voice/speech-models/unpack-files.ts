import { execFile } from 'node:child_process';
import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { InstallError } from './install.errors.ts';

const run = promisify(execFile);

/** An empty `.tar.bz2`: a `tar` that can list it can unpack others. */
const emptyArchive = Buffer.from('QlpoOTFBWSZTWXT1rfcAAARAAMAAAAggADCAKmlFrDi7kinChIOnrW+4', 'base64');

/** Throws InstallError unless this system can unpack `.tar.bz2`. */
export async function checkUnpacker(): Promise<void> {
  const listing = run('tar', ['-tjf', '-']);
  // A `tar` that is missing or ends early shows below.
  listing.child.stdin?.on('error', () => undefined).end(emptyArchive);
  await listing.catch((error) => {
    throw new InstallError('unpacker_missing', ({ noUnpacker }) => noUnpacker, { cause: error });
  });
}

/**
 * Unpacks the named files of a `.tar.bz2`, and nothing else, below `folder`, which exists. Node has no bzip2, so the system's `tar`
 * does it. Throws InstallError.
 */
export async function unpackFiles({
  archive,
  folder,
  files,
  signal,
}: {
  archive: string;
  folder: string;
  files: readonly string[];
  signal: AbortSignal;
}): Promise<void> {
  try {
    await run('tar', ['-xjf', archive, '-C', folder, ...files], { signal });
    for (const file of files)
      if (!(await lstat(join(folder, file))).isFile()) throw new Error(`${file} is no file`);
  } catch (error) {
    signal.throwIfAborted();
    throw new InstallError('not_unpacked', ({ notUnpacked }) => notUnpacked, { cause: error });
  }
}
