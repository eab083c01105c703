import { type Selectable, sql, Transaction } from 'kysely';
import type { PushDevice, PushError, PushPayload } from '#contract/push.ts';
import type { Store } from '../../db/revision.ts';
import type { PushDeliveryTable, PushDeviceTable, Schema } from '../../db/schema.ts';
import { createJobConnection } from '../../jobs/job-connection.ts';
import type { JobConnection } from '../../jobs/job-payloads.ts';

export type PushRepository = ReturnType<typeof createPushRepository>;

/** A device as use cases see it. */
export type DeviceRow = Omit<PushDevice, 'current'> &
  Pick<Selectable<PushDeviceTable>, 'session_id' | 'origin'>;

export type Delivery = Pick<
  Selectable<PushDeliveryTable>,
  'id' | 'device_id' | 'topic' | 'urgency' | 'expires_at'
> &
  Pick<Selectable<PushDeviceTable>, 'endpoint' | 'p256dh' | 'auth'> & { payload: PushPayload };

/** One message to one user's devices. */
interface NewDeliveries {
  message: string;
  topic: string;
  urgency: 'normal' | 'high';
  expiresAt: Date;
  now: Date;
  payloads: { id: string; deviceId: string; payload: PushPayload }[];
}

const deviceColumns = [
  'push_devices.id',
  'session_id',
  'origin',
  'push_devices.created_at',
  'last_used_at',
  'last_error',
  'session.userAgent as user_agent',
] as const;

export function createPushRepository({ db }: Pick<Store, 'db'>) {
  const selectDevices = (userId: string) =>
    db
      .selectFrom('push_devices')
      .innerJoin('session', (join) =>
        join
          .onRef('session.userId', '=', 'push_devices.user_id')
          .onRef('session.id', '=', 'push_devices.session_id'),
      )
      .select(deviceColumns)
      .where('push_devices.user_id', '=', userId);

  return {
    /** Lists the devices, the newest first. */
    listDevices: (userId: string): Promise<DeviceRow[]> =>
      selectDevices(userId).orderBy('push_devices.created_at', 'desc').orderBy('push_devices.id').execute(),

    findDevice: (userId: string, id: string): Promise<DeviceRow | undefined> =>
      selectDevices(userId).where('push_devices.id', '=', id).executeTakeFirst(),

    /**
     * Saves a device and returns its id, or undefined if the user has `max` others. An endpoint is one browser, so
     * whoever had it signed in there before no longer has it.
     */
    async saveDevice(
      userId: string,
      device: Omit<Selectable<PushDeviceTable>, 'user_id' | 'last_used_at' | 'last_error'>,
      { max }: { max: number },
    ): Promise<string | undefined> {
      return db.transaction().execute(async (trx) => {
        await sql`select pg_advisory_xact_lock(hashtextextended(${device.endpoint}, 0))`.execute(trx);
        await trx
          .deleteFrom('push_devices')
          .where('endpoint', '=', device.endpoint)
          .where('user_id', '<>', userId)
          .execute();
        const { others } = await trx
          .selectFrom('push_devices')
          .select((eb) => eb.fn.countAll<number>().as('others'))
          .where('user_id', '=', userId)
          .where('endpoint', '<>', device.endpoint)
          .executeTakeFirstOrThrow();
        if (others >= max) return undefined;
        const { session_id, origin, p256dh, auth } = device;
        const saved = await trx
          .insertInto('push_devices')
          .values({ ...device, user_id: userId })
          .onConflict((conflict) =>
            conflict
              .columns(['user_id', 'endpoint'])
              .doUpdateSet({ session_id, origin, p256dh, auth, last_error: null }),
          )
          .returning('id')
          .executeTakeFirstOrThrow();
        return saved.id;
      });
    },

    /** Returns false if there was no such device. */
    async removeDevice(userId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('push_devices')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    /**
     * Stores one delivery for each payload, except those stored before for the same message; `alongside` stores what
     * belongs with them in the same transaction. Returns the number of new ones.
     */
    async createDeliveries(
      userId: string,
      { payloads, expiresAt, now, ...message }: NewDeliveries,
      alongside: (connection: JobConnection) => Promise<void>,
    ): Promise<number> {
      if (payloads.length === 0) return 0;
      const insert = async (trx: Transaction<Schema>) => {
        const stored = await trx
          .insertInto('push_deliveries')
          .values(
            payloads.map(({ id, deviceId, payload }) => ({
              ...message,
              user_id: userId,
              id,
              device_id: deviceId,
              payload: JSON.stringify(payload),
              created_at: now,
              expires_at: expiresAt,
            })),
          )
          .onConflict((conflict) => conflict.columns(['user_id', 'device_id', 'message']).doNothing())
          .returning('id')
          .execute();
        if (stored.length > 0) await alongside(createJobConnection(trx));
        return stored.length;
      };
      return db instanceof Transaction ? insert(db) : db.transaction().execute(insert);
    },

    /** Takes the deliveries of a message that nobody else is sending, for `until`; lists them with their devices. */
    async leaseDeliveries(
      userId: string,
      message: string,
      { now, until }: { now: Date; until: Date },
    ): Promise<Delivery[]> {
      const { rows } = await sql<Delivery>`
        update push_deliveries as delivery set leased_until = ${until}
        from push_devices as device
        where delivery.user_id = ${userId} and delivery.message = ${message} and delivery.payload is not null
          and (delivery.leased_until is null or delivery.leased_until <= ${now})
          and device.user_id = delivery.user_id and device.id = delivery.device_id
        returning delivery.id, delivery.device_id, delivery.topic, delivery.urgency, delivery.expires_at,
          delivery.payload, device.endpoint, device.p256dh, device.auth
      `.execute(db);
      return rows;
    },

    async hasUnsent(userId: string, message: string): Promise<boolean> {
      const row = await db
        .selectFrom('push_deliveries')
        .select('id')
        .where('user_id', '=', userId)
        .where('message', '=', message)
        .where('payload', 'is not', null)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Records that a delivery is over: its payload is dropped, its row keeps it from being sent again. */
    async settleDelivery(userId: string, id: string): Promise<void> {
      await db
        .updateTable('push_deliveries')
        .set({ payload: null, leased_until: null })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .execute();
    },

    /** Lets the next attempt at a delivery begin. */
    async releaseDelivery(userId: string, id: string): Promise<void> {
      await db
        .updateTable('push_deliveries')
        .set({ leased_until: null })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .execute();
    },

    async recordUse(userId: string, deviceId: string, result: { usedAt: Date } | { error: PushError }) {
      await db
        .updateTable('push_devices')
        .set(
          'error' in result
            ? { last_error: result.error }
            : { last_error: null, last_used_at: result.usedAt },
        )
        .where('user_id', '=', userId)
        .where('id', '=', deviceId)
        .execute();
    },

    /** Drops what could not be sent in time, and the record of what was sent. */
    async dropExpired(now: Date): Promise<void> {
      await db.deleteFrom('push_deliveries').where('expires_at', '<=', now.toISOString()).execute();
    },
  };
}
