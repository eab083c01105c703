import { z } from 'zod';

/** A backup that was read and is complete. */
export const verifiedBackupSchema = z
  .object({ made_at: z.iso.datetime(), tables: z.int(), rows: z.int() })
  .meta({ ref: 'VerifiedBackup' });
export type VerifiedBackup = z.infer<typeof verifiedBackupSchema>;
