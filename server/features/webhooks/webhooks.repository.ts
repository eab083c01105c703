import { type Selectable, sql, Transaction } from 'kysely';
import type { Activity } from '#contract/activity.ts';
import type { Webhook, WebhookDelivery } from '#contract/webhooks.ts';
import type { Store } from '../../db/revision.ts';
import type { WebhookDeliveryTable, WebhookTable } from '../../db/schema.ts';
import { createJobConnection } from '../../jobs/job-connection.ts';
import type { JobConnection } from '../../jobs/job-payloads.ts';

export type WebhooksRepository = ReturnType<typeof createWebhooksRepository>;

export type WebhookRow = Omit<Selectable<WebhookTable>, 'user_id'>;
export type DeliveryRow = Omit<Selectable<WebhookDeliveryTable>, 'user_id'>;

const shown = ['id', 'url', 'events', 'is_active', 'stopped_because', 'failing_since', 'created_at'] as const;
const shownOfDelivery = [
  'id',
  'event',
  'state',
  'attempts',
  'response_status',
  'problem',
  'created_at',
  'next_attempt_at',
] as const;

export function createWebhooksRepository({ db }: Pick<Store, 'db'>) {
  const deliveriesOf = (userId: string, webhookId: string) =>
    db.selectFrom('webhook_deliveries').where('user_id', '=', userId).where('webhook_id', '=', webhookId);

  return {
    /** Lists the webhooks, oldest first. */
    list: (userId: string): Promise<Webhook[]> =>
      db
        .selectFrom('webhooks')
        .select(shown)
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .orderBy('id')
        .execute(),

    /** Finds a webhook; in a transaction nobody else changes it meanwhile. */
    find: (userId: string, id: string): Promise<WebhookRow | undefined> =>
      db
        .selectFrom('webhooks')
        .select([...shown, 'secret', 'seen_revision'])
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .$if(db instanceof Transaction, (query) => query.forUpdate())
        .executeTakeFirst(),

    /** Stores a webhook. Returns false if the user has `max` already. */
    create: (userId: string, webhook: WebhookRow, { max }: { max: number }): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        await sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 0))`.execute(trx);
        const { count } = await trx
          .selectFrom('webhooks')
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .where('user_id', '=', userId)
          .executeTakeFirstOrThrow();
        if (count >= max) return false;
        await trx
          .insertInto('webhooks')
          .values({ ...webhook, user_id: userId })
          .execute();
        return true;
      }),

    async update(userId: string, id: string, change: Partial<WebhookRow>): Promise<void> {
      await db
        .updateTable('webhooks')
        .set(change)
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .execute();
    },

    /** Returns false if there was no such webhook. */
    async remove(userId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('webhooks')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    /** Lists the active webhooks, of all users, that have not been notified of everything yet. */
    listBehind: (): Promise<{ user_id: string; id: string }[]> =>
      db
        .selectFrom('webhooks')
        .innerJoin('revision_counters', 'revision_counters.user_id', 'webhooks.user_id')
        .select(['webhooks.user_id', 'webhooks.id'])
        .where('is_active', '=', true)
        .whereRef('revision', '>', 'seen_revision')
        .execute(),

    currentRevision: (userId: string): Promise<number> =>
      db
        .selectFrom('revision_counters')
        .select('revision')
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow()
        .then(({ revision }) => revision),

    /** Lists the changes of tasks after one revision and up to another, in their order. */
    listTaskChanges: (
      userId: string,
      { after, upTo }: { after: number; upTo: number },
    ): Promise<Pick<Activity, 'entity_id' | 'action' | 'changes' | 'edited_at' | 'revision'>[]> =>
      db
        .selectFrom('activity')
        .select(['entity_id', 'action', 'changes', 'edited_at', 'revision'])
        .where('user_id', '=', userId)
        .where('revision', '>', after)
        .where('revision', '<=', upTo)
        .where('entity', '=', 'task')
        .orderBy('revision')
        .execute(),

    /** Lists the last deliveries of a webhook, the newest first, and those that wait. */
    listDeliveries: (userId: string, webhookId: string, limit: number): Promise<WebhookDelivery[]> =>
      deliveriesOf(userId, webhookId).select(shownOfDelivery).orderBy('id', 'desc').limit(limit).execute(),

    findDelivery: (userId: string, webhookId: string, id: string): Promise<DeliveryRow | undefined> =>
      deliveriesOf(userId, webhookId)
        .select([...shownOfDelivery, 'webhook_id', 'body'])
        .where('id', '=', id)
        .executeTakeFirst(),

    countWaiting: (userId: string, webhookId: string): Promise<number> =>
      deliveriesOf(userId, webhookId)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('state', '=', 'waiting')
        .executeTakeFirstOrThrow()
        .then(({ count }) => count),

    async addDeliveries(userId: string, deliveries: DeliveryRow[]): Promise<void> {
      if (deliveries.length === 0) return;
      await db
        .insertInto('webhook_deliveries')
        .values(deliveries.map((delivery) => ({ ...delivery, user_id: userId })))
        .execute();
    },

    async updateDelivery(
      userId: string,
      { webhook_id, id }: Pick<DeliveryRow, 'webhook_id' | 'id'>,
      change: Partial<DeliveryRow>,
    ): Promise<void> {
      await db
        .updateTable('webhook_deliveries')
        .set(change)
        .where('user_id', '=', userId)
        .where('webhook_id', '=', webhook_id)
        .where('id', '=', id)
        .execute();
    },

    /** Gives up the deliveries that wait. */
    async cancelWaitingDeliveries(userId: string, webhookId: string): Promise<void> {
      await db
        .updateTable('webhook_deliveries')
        .set({ state: 'failed', next_attempt_at: null })
        .where('user_id', '=', userId)
        .where('webhook_id', '=', webhookId)
        .where('state', '=', 'waiting')
        .execute();
    },

    /** Forgets all but the newest `kept` deliveries of those that are over. */
    async pruneDeliveries(userId: string, webhookId: string, kept: number): Promise<void> {
      await sql`
        delete from webhook_deliveries where user_id = ${userId} and webhook_id = ${webhookId} and id in (
          select id from webhook_deliveries
          where user_id = ${userId} and webhook_id = ${webhookId} and state <> 'waiting'
          order by id desc offset ${kept}
        )
      `.execute(db);
    },
  };
}

/** Runs `write` in one transaction; the connection stores jobs in it. */
export type WebhooksTransaction = <Result>(
  write: (webhooks: WebhooksRepository, connection: JobConnection) => Promise<Result>,
) => Promise<Result>;

export const createWebhooksTransaction =
  ({ db }: Pick<Store, 'db'>): WebhooksTransaction =>
  (write) =>
    db.transaction().execute((trx) => write(createWebhooksRepository({ db: trx }), createJobConnection(trx)));
