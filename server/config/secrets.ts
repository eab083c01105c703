import { createECDH, randomBytes } from 'node:crypto';
import { copyFileSync, existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describeReadOnly, makeFolder } from '../make-folder.ts';
import { syncFolder } from '../sync-folder.ts';
import { ConfigError } from './config-error.ts';

/** Returns the secret in DATA_DIR/secret, creating it on the first start. */
export function readOrCreateSecret(dataDir: string): string {
  const file = join(dataDir, 'secret');
  let secret: string;
  try {
    makeFolder(dataDir);
    if (!existsSync(file)) placeWhole(file, randomBytes(32).toString('base64url'));
    secret = readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new ConfigError(
      describeReadOnly(dataDir) ??
        `DATA_DIR is not usable: it takes a folder that can be written (${(error as Error).message}).`,
    );
  }
  if (secret.length < 32)
    throw new ConfigError(
      `${file} is damaged: restore it from a backup or delete it, which signs everybody out.`,
    );
  return secret;
}

/** Puts another secret into DATA_DIR/secret, for the next start. Returns both files; `previous` has what was there before. */
export function replaceSecret(
  dataDir: string,
  secret: string,
): { file: string; previous: string | undefined } {
  const file = join(dataDir, 'secret');
  const draft = `${file}.restored`;
  writeFileSync(draft, secret, { mode: 0o600, flush: true });
  const previous = existsSync(file) ? `${file}.before-restore` : undefined;
  if (previous) copyFileSync(file, previous);
  renameSync(draft, file);
  syncFolder(dataDir);
  return { file, previous };
}

/** Writes the file atomically, so that two simultaneous first starts read the same complete secret, and synced. */
function placeWhole(file: string, content: string): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content, { mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
    syncFolder(dirname(file));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
}

/** Returns what is in the file that `NAME_FILE` names. */
export function readSecretFile(
  name: string,
  environment: Record<string, string | undefined>,
): string | undefined {
  const file = environment[`${name}_FILE`]?.trim();
  if (!file) return undefined;
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new ConfigError(
      `${name}_FILE is not usable: it takes a file that Heddle may read (${(error as NodeJS.ErrnoException).code}).`,
    );
  }
}

export function isVapidPrivateKey(value: string): boolean {
  const bytes = Buffer.from(value, 'base64url');
  try {
    createECDH('prime256v1').setPrivateKey(bytes);
    return bytes.length === 32;
  } catch {
    return false;
  }
}
