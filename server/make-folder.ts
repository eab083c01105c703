import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder and those above it that are missing. Node's own `recursive` never ends where the system refuses a
 * folder as missing though the one above is there, as in /proc.
 */
export function makeFolder(folder: string, { mode = 0o777 } = {}): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder), { mode });
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    // Another process created it in the meantime.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** Returns why a folder that exists cannot be written though its permissions allow it, or undefined. */
export function describeReadOnly(folder: string): string | undefined {
  try {
    accessSync(folder, constants.W_OK);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EROFS')
      return `DATA_DIR is read-only: ${folder} is on a file system that cannot be written. Mount it writable, or set DATA_DIR to another folder.`;
  }
  return undefined;
}
