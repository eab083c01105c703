import { appendFile, rm, stat, writeFile } from 'node:fs/promises';
import { noRoom, partOutOfOrder } from './backup.errors.ts';

/** A backup that arrives in parts, in a file of its own. */
export type RestoreUpload = ReturnType<typeof createRestoreUpload>;

export function createRestoreUpload(file: string) {
  let last: Promise<unknown> = Promise.resolve();
  return {
    file,

    /** Runs `work` once all that was asked for before has ended. */
    inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
      const result = last.then(work);
      last = result.catch(() => undefined);
      return result;
    },

    /** Adds a part; the first one, at 0, begins anew. Throws AppError. */
    async add(offset: number, bytes: Uint8Array): Promise<void> {
      try {
        if (offset === 0) return await writeFile(file, bytes, { mode: 0o600 });
        const { size } = await stat(file).catch(() => ({ size: 0 }));
        if (size !== offset) throw partOutOfOrder();
        await appendFile(file, bytes);
      } catch (error) {
        throw (error as NodeJS.ErrnoException).code === 'ENOSPC' ? noRoom() : error;
      }
    },

    remove: () => rm(file, { force: true }),
  };
}
