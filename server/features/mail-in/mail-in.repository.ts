import type { Selectable } from 'kysely';
import type { Store } from '../../db/revision.ts';
import type { MailInboxTable } from '../../db/schema.ts';
import type { SignedInUser } from '../../http/env.ts';

export type MailInRepository = ReturnType<typeof createMailInRepository>;

export type InboxRow = Omit<Selectable<MailInboxTable>, 'user_id'>;

const columns = [
  'address_id',
  'senders',
  'last_received_at',
  'last_refused_at',
  'last_refused_from',
] as const;

export function createMailInRepository({ db }: Pick<Store, 'db'>) {
  const update = (userId: string, change: Partial<InboxRow>) =>
    db.updateTable('mail_inboxes').set(change).where('user_id', '=', userId);

  return {
    /** Returns undefined while adding tasks by email is off. */
    find: (userId: string): Promise<InboxRow | undefined> =>
      db.selectFrom('mail_inboxes').select(columns).where('user_id', '=', userId).executeTakeFirst(),

    /** Finds who has an address, unless the account is disabled. */
    findByAddress: (addressId: string): Promise<(InboxRow & { user: SignedInUser }) | undefined> =>
      db
        .selectFrom('mail_inboxes')
        .innerJoin('user', 'user.id', 'mail_inboxes.user_id')
        .select([...columns, 'user.id', 'user.name', 'user.email', 'user.timeZone'])
        .where('address_id', '=', addressId)
        .where('disabledAt', 'is', null)
        .executeTakeFirst()
        .then((row) => {
          if (!row) return undefined;
          const { id, name, email, timeZone, ...inbox } = row;
          return { ...inbox, user: { id, name, email, timeZone } };
        }),

    /** Turns it on; where it is on, the address stays and the senders change. */
    save: (userId: string, inbox: Pick<InboxRow, 'address_id' | 'senders'>): Promise<InboxRow> =>
      db
        .insertInto('mail_inboxes')
        .values({ ...inbox, user_id: userId })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ senders: inbox.senders }))
        .returning(columns)
        .executeTakeFirstOrThrow(),

    /** Gives the user another address; the old one ends. Returns undefined while it is off. */
    renew: (userId: string, addressId: string): Promise<InboxRow | undefined> =>
      update(userId, { address_id: addressId }).returning(columns).executeTakeFirst(),

    async remove(userId: string): Promise<void> {
      await db.deleteFrom('mail_inboxes').where('user_id', '=', userId).execute();
    },

    async recordReceived(userId: string, now: Date): Promise<void> {
      await update(userId, { last_received_at: now.toISOString() }).execute();
    },

    async recordRefused(userId: string, { from, now }: { from: string; now: Date }): Promise<void> {
      await update(userId, { last_refused_from: from, last_refused_at: now.toISOString() }).execute();
    },
  };
}
