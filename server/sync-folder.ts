import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Has new names in a folder outlive a power cut; what the files hold takes `flush` when they are written. */
export function syncFolder(folder: string): void {
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } catch (error) {
    // Some network file systems sync files only, as PostgreSQL allows for.
    if ((error as NodeJS.ErrnoException).code !== 'EINVAL') throw error;
  } finally {
    closeSync(descriptor);
  }
}
