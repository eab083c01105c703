import { api, NetworkError } from '#browser/api-client.ts';
import { restartPollMs, restartTimeoutMs, restorePartTimeoutMs, restoreTimeoutMs } from '#browser/limits.ts';
import type { VerifiedBackup } from '#contract/backups.ts';
import { restorePartBytes } from '#contract/limits.ts';
import { readRestoreOffer, restorePath } from './restore-offer.ts';

export type BackupKind = 'encrypted' | 'readable' | 'none';

const encryptedMark = 'HEDDLE-ENCRYPTED-BACKUP-1\n';

/** Returns what a file looks like by its first bytes. */
export async function recognizeBackup(file: Blob): Promise<BackupKind> {
  const start = new Uint8Array(await file.slice(0, encryptedMark.length).arrayBuffer());
  if (new TextDecoder().decode(start) === encryptedMark) return 'encrypted';
  // As gzip begins.
  return start[0] === 0x1f && start[1] === 0x8b ? 'readable' : 'none';
}

/** Sends a backup in parts. Rejects with ApiError, NetworkError, or the reason of the signal. */
export async function sendBackup(
  file: Blob,
  { onProgress, signal }: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<void> {
  for (let offset = 0; offset < file.size; offset += restorePartBytes) {
    const part = file.slice(offset, offset + restorePartBytes, 'application/octet-stream');
    await api.request({
      method: 'PUT',
      path: `${restorePath}/file?offset=${offset}`,
      body: part,
      sendsToken: false,
      timeoutMs: restorePartTimeoutMs,
      signal,
      onProgress: (share) => onProgress((offset + share * part.size) / file.size),
    });
  }
}

/**
 * Restores the backup that was sent, and waits until the server has started anew. Resolves with what the backup held, or undefined if
 * the answer was lost on its way but the server is no longer empty. Rejects with ApiError or NetworkError.
 */
export async function restoreBackup(key: string): Promise<VerifiedBackup | undefined> {
  let restored: VerifiedBackup | undefined;
  try {
    const { body } = await api.request<VerifiedBackup>({
      method: 'POST',
      path: restorePath,
      body: key ? { key } : {},
      sendsToken: false,
      timeoutMs: restoreTimeoutMs,
    });
    restored = body;
  } catch (error) {
    if (!(error instanceof NetworkError) || (await readRestoreOffer())) throw error;
  }
  const isUp = () =>
    readRestoreOffer().then(
      (isOffered) => !isOffered,
      () => false,
    );
  for (const deadline = Date.now() + restartTimeoutMs; Date.now() < deadline && !(await isUp()); )
    await new Promise((resolve) => setTimeout(resolve, restartPollMs));
  return restored;
}
