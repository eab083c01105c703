import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { eventGatheringDelayMs } from '../config/limits.ts';

const channel = 'heddle_revision';

export type RevisionListener = (revision: number) => void;

/** Tells every instance, this one too, which revision a user is at. Ids and numbers only, never contents. */
export interface Events {
  publish: (userId: string, revision: number) => void;
  /** Returns how to stop listening. */
  subscribe: (userId: string, listener: RevisionListener) => () => void;
  close: () => Promise<void>;
}

/**
 * Publishes revisions with Postgres' LISTEN and NOTIFY on a connection of its own. A notification is sent after the
 * commit and carries everything gathered meanwhile, since NOTIFY inside the transactions would make all users'
 * commits wait for one lock. The revision in each stream's heartbeat makes up for a notification lost in a crash.
 */
export async function createEvents({
  connectionString,
  log,
}: {
  connectionString: string;
  log: Logger;
}): Promise<Events> {
  const listeners = new Map<string, Set<RevisionListener>>();
  const unsent = new Map<string, number>();
  let client: pg.Client | undefined;
  let sending = false;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString, keepAlive: true });
    next.on('error', () => {});
    next.on('end', () => {
      if (closed || client !== next) return;
      client = undefined;
      log.warn('Lost the connection that hears of changes; connecting again');
      reconnect();
    });
    next.on('notification', ({ payload = '' }) => {
      const [userId = '', revision] = payload.split(' ');
      for (const listener of listeners.get(userId) ?? []) listener(Number(revision));
    });
    await next.connect();
    await next.query(`listen ${channel}`);
    client = next;
    void send();
  }

  function reconnect(): void {
    retry = setTimeout(() => connect().catch(reconnect), 1000);
  }

  async function send(): Promise<void> {
    if (sending || !client) return;
    sending = true;
    while (client && unsent.size > 0) {
      const payloads = [...unsent].map(([userId, revision]) => `${userId} ${revision}`);
      const batch = [...unsent.keys()];
      try {
        await client.query('select pg_notify($1, payload) from unnest($2::text[]) as payload', [
          channel,
          payloads,
        ]);
        for (const [index, userId] of batch.entries())
          if (payloads[index] === `${userId} ${unsent.get(userId)}`) unsent.delete(userId);
      } catch {
        break;
      }
      await sleep(eventGatheringDelayMs);
    }
    sending = false;
  }

  await connect();

  return {
    publish(userId, revision) {
      unsent.set(userId, Math.max(revision, unsent.get(userId) ?? 0));
      void send();
    },
    subscribe(userId, listener) {
      const set = listeners.get(userId) ?? new Set();
      listeners.set(userId, set.add(listener));
      return () => {
        set.delete(listener);
        if (set.size === 0 && listeners.get(userId) === set) listeners.delete(userId);
      };
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
