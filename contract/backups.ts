import { z } from 'zod';

/** A backup that was read and is complete. */
export const verifiedBackupSchema = z
  .object({ made_at: z.iso.datetime(), tables: z.int(), rows: z.int() })
  .meta({ ref: 'VerifiedBackup' });
export type VerifiedBackup = z.infer<typeof verifiedBackupSchema>;

/** Whether a server takes a backup from its first screen. */
export const restoreOfferSchema = z
  .object({ offered: z.boolean().meta({ description: 'True while the server has no account' }) })
  .meta({ ref: 'RestoreOffer' });
export type RestoreOffer = z.infer<typeof restoreOfferSchema>;

export const restorePartQuerySchema = z.object({
  offset: z.coerce.number().int().min(0).meta({ description: 'The bytes that were sent before' }),
});

export const startRestoreSchema = z.object({
  key: z.string().max(1000).optional().meta({
    description: 'What BACKUP_KEY was when the backup was made; without it, the BACKUP_KEY of this server',
  }),
});
