import { mkdir, readdir, rename, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import {
  maxSpeechDownloadStallMs,
  minFreeAfterInstallBytes,
  speechDownloadRetryDelaysMs,
} from '../../../config/limits.ts';
import { makeFolder } from '../../../make-folder.ts';
import { findModelFiles } from '../transcribers/model-files.ts';
import { downloadFile, sizeOf } from './download-file.ts';
import { InstallError } from './install.errors.ts';
import { modelsFolder } from './installed-models.ts';
import type { SpeechModel } from './speech-models.ts';
import { checkUnpacker, unpackFiles } from './unpack-files.ts';

export interface InstallProgress {
  /** `unpacking` follows when everything has arrived and its checksum is right. */
  phase: 'downloading' | 'unpacking';
  receivedBytes: number;
}

/**
 * Downloads a speech model into DATA_DIR, checks, unpacks and starts using it in place of the one before, if any. What has arrived is
 * kept after a break. Throws InstallError, or the signal's reason.
 */
export async function installModel({
  dataDir,
  model,
  signal,
  onProgress,
  stallMs = maxSpeechDownloadStallMs,
  retryDelaysMs = speechDownloadRetryDelaysMs,
}: {
  dataDir: string;
  model: SpeechModel;
  signal: AbortSignal;
  onProgress: (progress: InstallProgress) => void;
  stallMs?: number;
  retryDelaysMs?: readonly number[];
}): Promise<void> {
  const folder = modelsFolder(dataDir);
  const archive = archivePath(dataDir, model);
  const unpacked = join(folder, `.${model.name}.unpacked`);
  await checkUnpacker();
  makeFolder(folder);
  await checkSpace({ folder, model, have: await sizeOf(archive) });
  const { address, bytes, sha256 } = model;
  await downloadFile({
    address,
    bytes,
    sha256,
    path: archive,
    signal,
    stallMs,
    retryDelaysMs,
    onProgress: (receivedBytes) => onProgress({ phase: 'downloading', receivedBytes }),
  });
  onProgress({ phase: 'unpacking', receivedBytes: bytes });
  try {
    await rm(unpacked, { recursive: true, force: true });
    await mkdir(unpacked);
    const files = model.files.map((file) => `${model.folder}/${file}`);
    await unpackFiles({ archive, folder: unpacked, files, signal });
    const ready = join(unpacked, model.folder);
    if ('missing' in findModelFiles(ready)) throw new InstallError('not_unpacked', ({ noModel }) => noModel);
    await rm(join(folder, model.name), { recursive: true, force: true });
    await rename(ready, join(folder, model.name));
  } finally {
    await rm(unpacked, { recursive: true, force: true });
  }
  await removeOthers(folder, [join(folder, model.name)]);
}

/** Removes the installed model and what was downloaded of any. Returns whether there was something. */
export async function removeModels({ dataDir }: { dataDir: string }): Promise<boolean> {
  return removeOthers(modelsFolder(dataDir), []);
}

async function removeOthers(folder: string, kept: readonly string[]): Promise<boolean> {
  const names = await readdir(folder).catch(() => []);
  const removed = names.map((name) => join(folder, name)).filter((path) => !kept.includes(path));
  for (const path of removed) await rm(path, { recursive: true, force: true });
  return removed.length > 0;
}

async function checkSpace({
  folder,
  model: { bytes, unpackedBytes },
  have,
}: {
  folder: string;
  model: SpeechModel;
  have: number;
}): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const needed = Math.max(0, bytes - have) + unpackedBytes + minFreeAfterInstallBytes;
  if (bavail * bsize < needed)
    throw new InstallError('disk_full', ({ noSpace }) => noSpace(toMb(needed), toMb(bavail * bsize)));
}

const archivePath = (dataDir: string, { name }: SpeechModel) =>
  join(modelsFolder(dataDir), `.${name}.tar.bz2`);

const toMb = (bytes: number) => Math.ceil(bytes / 1_000_000);
