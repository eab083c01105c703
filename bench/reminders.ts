import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { toWallTime } from '#server/floating-date.ts';
import { startPushService, type TestDevice } from '#server/testing/push-service.ts';
import { makeDataFolder, type RunningServer, startServer } from '../e2e/support/server.ts';
import { type Account, createAccount } from './account.ts';
import type { Metric } from './metric.ts';

const userCount = 125;
const remindersPerMinute = 2;
const minuteCount = 4;
const reminderCount = userCount * remindersPerMinute * minuteCount;

const minuteMs = 60_000;
/** Long enough for the reminders to be stored before the first of them is due. */
const leadMs = 45_000;
/** A job of a killed server is found within the heartbeat's time-out and two rounds of supervision. */
const patienceMs = 4 * minuteMs;
const pushLatencyMs = 30;

interface User {
  account: Account;
  device: TestDevice;
}

/**
 * Counts the reminders that are missed and doubled out of 1,000, sent by two servers of which one is killed (SIGKILL) in the
 * second after each minute begins, both of them every other minute, and one is restarted in between.
 */
export async function measureReminders(): Promise<Metric[]> {
  const postgresFolder = makeDataFolder();
  const postgres = await startEmbeddedPostgres({
    dataDir: postgresFolder.dataDir,
    log: pino({ level: 'silent' }),
    onLost: (error) => {
      throw error;
    },
  });
  const service = await startPushService({ latencyMs: pushLatencyMs });
  const folders = [makeDataFolder(), makeDataFolder()];
  const start = (index: number) =>
    startServer({
      dataDir: folders[index]?.dataDir ?? '',
      databaseUrl: postgres.connectionString,
      env: { ALLOWED_PUSH_HOSTS: service.host },
    });
  const servers = [await start(0), await start(1)];
  try {
    const users = await createUsers(servers[0] as RunningServer, service);
    const first = Math.ceil((Date.now() + leadMs) / minuteMs) * minuteMs;
    const expected = await createReminders(users, first);
    if (Date.now() > first) throw new Error('The reminders were not stored in time');
    const kills = await disturb(servers, { start, first });
    const isComplete = () => countMissed(users, expected) === 0;
    for (const end = Date.now() + patienceMs; !isComplete() && Date.now() < end; ) await sleep(1000);
    if (service.violations.length > 0) throw new Error(service.violations.join('\n'));
    return report(users, expected, `${kills} times SIGKILL`);
  } finally {
    for (const server of servers) await server.stop();
    await service.close();
    await postgres.stop();
    for (const { remove } of [...folders, postgresFolder]) await remove();
  }
}

async function createUsers(
  { url }: RunningServer,
  service: Awaited<ReturnType<typeof startPushService>>,
): Promise<User[]> {
  const users: User[] = [];
  for (let index = 0; index < userCount; index++) {
    const account = await createAccount(url);
    const device = service.subscribe();
    await account.call('POST', '/api/push/devices', device.subscription);
    users.push({ account, device });
  }
  return users;
}

/** Stores the reminders and returns the ids of each user's, in the order of the users. */
async function createReminders(users: User[], first: number): Promise<string[][]> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return Promise.all(
    users.map(async ({ account }) => {
      const ids: string[] = [];
      for (let number = 0; number < remindersPerMinute * minuteCount; number++) {
        const at = new Date(first + Math.floor(number / remindersPerMinute) * minuteMs);
        const moment = toWallTime(at, timeZone).slice(0, 16);
        const { tasks } = (await account.call('POST', '/api/tasks/', {
          title: `Reminder ${number}`,
          remind_at: moment,
        })) as { tasks: { id: string }[] };
        for (const { id } of tasks) ids.push(`${id}@${moment}`);
      }
      return ids;
    }),
  );
}

/** Kills and restarts the servers while the reminders are sent. Returns how often one was killed. */
async function disturb(
  servers: RunningServer[],
  { start, first }: { start: (index: number) => Promise<RunningServer>; first: number },
): Promise<number> {
  let kills = 0;
  const kill = async (index: number) => {
    await servers[index]?.kill9();
    kills++;
    servers[index] = await start(index);
  };
  for (let minute = 0; minute < minuteCount; minute++) {
    const begins = first + minute * minuteMs;
    await until(begins + 100 + Math.random() * 900);
    await Promise.all(minute % 2 === 0 ? [kill(0)] : [kill(0), kill(1)]);
    await until(begins + 30_000);
    await servers[1]?.stop();
    servers[1] = await start(1);
  }
  return kills;
}

const until = (time: number) => sleep(Math.max(time - Date.now(), 0));

/** Returns the messages that were about each reminder, by the reminder's id. */
function findMessages({ device }: User): Map<string, { tag: string }[]> {
  const messages = new Map<string, { tag: string }[]>();
  for (const { payload } of device.messages) {
    const { data, tag } = payload.notification;
    if (data.kind === 'reminder')
      for (const id of data.reminders) messages.set(id, [...(messages.get(id) ?? []), { tag }]);
  }
  return messages;
}

const countMissed = (users: User[], expected: string[][]) =>
  users.reduce((sum, user, index) => {
    const messages = findMessages(user);
    return sum + (expected[index] ?? []).filter((id) => !messages.has(id)).length;
  }, 0);

function report(users: User[], expected: string[][], detail: string): Metric[] {
  const repeated = users
    .flatMap((user) => [...findMessages(user).values()])
    .filter(({ length }) => length > 1);
  const shownTwice = repeated.filter((messages) => new Set(messages.map(({ tag }) => tag)).size > 1);
  const createMetric = (name: string, value: number, atMost: number): Metric => ({
    name,
    value,
    unit: 'times',
    target: { atMost },
    detail: `${reminderCount} reminders on two servers, ${detail}`,
  });
  return [
    createMetric('reminders missed', countMissed(users, expected), 0),
    createMetric('reminders shown twice', shownTwice.length, 0),
    createMetric(
      'reminders sent again and replaced',
      repeated.length - shownTwice.length,
      reminderCount / 100,
    ),
  ];
}
