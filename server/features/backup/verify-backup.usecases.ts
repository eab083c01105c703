import { type BackupTotals, readBackupFile } from './backup-file.ts';

/** Reads a whole backup and compares all counts and checksums. Throws BackupError. */
export const verifyBackup = ({
  file,
  key,
}: {
  file: string;
  key: string | undefined;
}): Promise<BackupTotals> =>
  readBackupFile({
    file,
    key,
    onTable: async (_table, rows) => {
      for await (const _block of rows);
      return undefined;
    },
  });
