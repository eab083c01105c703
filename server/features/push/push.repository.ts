import { type Selectable, sql, Transaction } from 'kysely';
import type { PushDevice, PushPayload } from '#contract/push.ts';
import type { Store } from '../../db/revision.ts';
import type { PushDeliveryTable, PushDeviceTable, Schema } from '../../db/schema.ts';
import { createJobConnection } from '../../jobs/job-connection.ts';
import type { JobConnection } from '../../jobs/job-payloads.ts';

export type PushRepository = ReturnType<typeof createPushRepository>;

/** A device as use cases see it. */
export type DeviceRow = Omit<PushDevice, 'current'> &
  Pick<Selectable<PushDeviceTable>, 'session_id' | 'origin'>;

export type WaitingDevice = Pick<
  Selectable<PushDeviceTable>,
  'id' | 'endpoint' | 'p256dh' | 'auth' | 'failures' | 'busy_until'
>;

export type DeviceChange = Partial<
  Pick<Selectable<PushDeviceTable>, 'last_used_at' | 'last_error' | 'busy_until' | 'failures'>
>;

export type Delivery = Pick<Selectable<PushDeliveryTable>, 'id' | 'topic' | 'urgency' | 'expires_at'> & {
  payload: PushPayload;
};

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
     * Saves a device and returns its id, or undefined if the user has `max` others. An endpoint is one browser, so it is
     * taken from whoever was signed in there before.
     */
    async saveDevice(
      userId: string,
      device: Omit<Selectable<PushDeviceTable>, 'user_id' | keyof DeviceChange>,
      { max }: { max: number },
    ): Promise<string | undefined> {
      return db.transaction().execute(async (trx) => {
        // The user's lock comes first everywhere, so that two calls cannot wait for each other.
        for (const locked of [userId, device.endpoint])
          await sql`select pg_advisory_xact_lock(hashtextextended(${locked}, 0))`.execute(trx);
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
            conflict.columns(['user_id', 'endpoint']).doUpdateSet({
              session_id,
              origin,
              p256dh,
              auth,
              last_error: null,
              busy_until: null,
              failures: 0,
            }),
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

    /** Returns the user's devices that have something to send, whoever is sending. */
    listWaiting: (userId: string): Promise<WaitingDevice[]> =>
      db
        .selectFrom('push_devices')
        .select(['id', 'endpoint', 'p256dh', 'auth', 'failures', 'busy_until'])
        .where('user_id', '=', userId)
        .where((eb) =>
          eb.exists(
            eb
              .selectFrom('push_deliveries')
              .whereRef('push_deliveries.user_id', '=', 'push_devices.user_id')
              .whereRef('push_deliveries.device_id', '=', 'push_devices.id')
              .where('payload', 'is not', null),
          ),
        )
        .execute(),

    /** Reserves a device for one attempt at sending, until `until` at most. Returns false if somebody else has it. */
    async leaseDevice(
      userId: string,
      id: string,
      { now, until }: { now: Date; until: Date },
    ): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('push_devices')
        .set({ busy_until: until })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .where((eb) => eb.or([eb('busy_until', 'is', null), eb('busy_until', '<=', now.toISOString())]))
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Ends the wait for a push service that could not be reached. */
    async retryNow(userId: string, id: string): Promise<void> {
      await db
        .updateTable('push_devices')
        .set({ busy_until: null })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .where('failures', '>', 0)
        .execute();
    },

    /** Changes what is known about a device; false if it is gone. */
    async updateDevice(userId: string, id: string, change: DeviceChange): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('push_devices')
        .set(change)
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Lists the deliveries that a device has not received yet, in the order in which they were created. */
    async listUnsent(userId: string, deviceId: string): Promise<Delivery[]> {
      const rows = await db
        .selectFrom('push_deliveries')
        .select(['id', 'payload', 'topic', 'urgency', 'expires_at'])
        .where('user_id', '=', userId)
        .where('device_id', '=', deviceId)
        .where('payload', 'is not', null)
        .orderBy('id')
        .execute();
      return rows.flatMap(({ payload, ...row }) => (payload ? [{ ...row, payload }] : []));
    },

    /** Records that a delivery is over: its payload is dropped, its row keeps it from being sent again. */
    async settleDelivery(userId: string, id: string): Promise<void> {
      await db
        .updateTable('push_deliveries')
        .set({ payload: null })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .execute();
    },

    /** Drops what could not be sent in time, and the record of what was sent. */
    async dropExpired(now: Date): Promise<void> {
      await db.deleteFrom('push_deliveries').where('expires_at', '<=', now.toISOString()).execute();
    },
  };
}
