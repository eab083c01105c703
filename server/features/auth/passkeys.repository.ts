import type { Passkey } from '#contract/sign-in-methods.ts';
import type { Database } from '../../db/database.ts';
import type { Instant } from '../../db/schema.ts';

interface PasskeyTable {
  id: string;
  userId: string;
  name: string | null;
  deviceType: string;
  createdAt: Instant;
}

/** Reads and changes the passkeys that better-auth's plugin stores, and when a session was last confirmed. */
export function createPasskeysRepository(db: Database) {
  const tables = db.withTables<{ passkey: PasskeyTable }>();

  return {
    /** Returns the user's passkeys, the oldest first. */
    async listPasskeys(userId: string): Promise<Passkey[]> {
      const rows = await tables
        .selectFrom('passkey')
        .select(['id', 'name', 'deviceType', 'createdAt as created_at'])
        .where('userId', '=', userId)
        .orderBy('createdAt')
        .execute();
      return rows.map(({ name, deviceType, ...row }) => ({
        ...row,
        name: name ?? 'Passkey',
        synced: deviceType === 'multiDevice',
      }));
    },

    /** Returns false where the user has no such passkey. */
    async renamePasskey(userId: string, id: string, name: string): Promise<boolean> {
      const { numUpdatedRows } = await tables
        .updateTable('passkey')
        .set({ name })
        .where('userId', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /**
     * Deletes a passkey that was just added again if the user has more than `max`; returns whether it stays. The lock makes those that
     * were added at the same time count one after the other.
     */
    keepWithin: (userId: string, id: string, max: number): Promise<boolean> =>
      tables.transaction().execute(async (trx) => {
        await trx.selectFrom('user').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
        const stored = await trx.selectFrom('passkey').select('id').where('userId', '=', userId).execute();
        if (stored.length <= max) return true;
        await trx.deleteFrom('passkey').where('userId', '=', userId).where('id', '=', id).execute();
        return false;
      }),

    /** Records that the person has proved who they are. */
    async confirmSession(sessionId: string, confirmedAt: Date): Promise<void> {
      await db.updateTable('session').set({ confirmedAt }).where('id', '=', sessionId).execute();
    },

    async isConfirmed(sessionId: string, since: Date): Promise<boolean> {
      const row = await db
        .selectFrom('session')
        .select('id')
        .where('id', '=', sessionId)
        .where('confirmedAt', '>', since.toISOString())
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
