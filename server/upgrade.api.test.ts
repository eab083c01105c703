/**
 * Upgrades databases that earlier versions of Heddle left, each named after its last migration: `npm run seed` on an empty Heddle of
 * that version, then `npm run backup`.
 */
import { readdirSync } from 'node:fs';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { type Delta, deltaSchema } from '#contract/sync.ts';
import { samplePerson } from '#fixtures/sample-life.ts';
import { openDatabase } from './db/database.ts';
import { readBackupHeader } from './features/backup/backup-file.ts';
import { restoreBackup } from './features/backup/restore-backup.usecases.ts';
import { createJobs } from './jobs/jobs.ts';
import { createTestApp } from './testing/test-app.ts';
import { createTestDatabase } from './testing/test-database.ts';
import { visit } from './testing/visitor.ts';

const folder = new URL('../fixtures/databases/', import.meta.url);

/** What the sample life of each version holds. */
const expected = {
  '0007_inbox_filings.backup': { tasks: 80, notes: 5 },
  '0019_failed_refinements.backup': { tasks: 372, notes: 5 },
  '0038_revision_gaps.backup': { tasks: 372, notes: 5 },
  '0041_order_and_names.backup': { tasks: 372, notes: 5 },
};

test('has a database of each of these versions', () => {
  expect(readdirSync(folder).sort()).toEqual(Object.keys(expected));
});

test.each(Object.entries(expected))(
  'upgrades %s, and a device that was offline goes on',
  async (name, counts) => {
    const file = new URL(name, folder).pathname;
    const { migrations } = await readBackupHeader({ file, key: undefined });
    expect(`${migrations.at(-1)}.backup`).toBe(name);
    const database = await createTestDatabase();
    onTestFinished(() => database.drop());
    await upgrade(database.connectionString, file);

    const { app } = await createTestApp({ database });
    const visitor = visit({ app });
    const { status } = await visitor.signIn({ email: samplePerson.email, password: 'sample life' });
    expect(status).toBe(200);
    const token = await visitor.idToken();
    const call = async (method: string, path: string, body?: unknown) => {
      const response = await app.request(`http://localhost:3000${path}`, {
        method,
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return { status: response.status, body: await response.json() };
    };
    const pull = async (since: number): Promise<Delta> =>
      deltaSchema.parse((await call('GET', `/api/sync?since=${since}&limit=5000`)).body);

    const before = await pull(0);
    expect(before.has_more).toBe(false);
    expect({ tasks: before.tasks.length, notes: before.notes.length }).toEqual(counts);
    const [first, second] = before.tasks.filter((task) => task.status === 'pending' && !task.deleted_at);
    if (!first || !second) throw new Error('The sample life has no two tasks');
    await call('PUT', `/api/tasks/${first.id}`, { title: 'Changed on another device' });
    const change = await call('PUT', `/api/tasks/${second.id}`, { title: 'Changed while offline' });
    expect(change.status).toBe(200);
    const after = await pull(before.revision);
    expect(after.tasks.map(({ title }) => title).sort()).toEqual([
      'Changed on another device',
      'Changed while offline',
    ]);
  },
);

async function upgrade(connectionString: string, file: string): Promise<void> {
  const handle = openDatabase(connectionString, { onError: () => undefined, maxConnections: 1 });
  const clock = () => new Date();
  const jobs = createJobs({ database: handle, clock, log: pino({ level: 'silent' }) });
  try {
    await restoreBackup({
      connectionString,
      file,
      key: undefined,
      secret: 'a secret of at least thirty-two characters',
      clock,
      overwrite: false,
      folder: '/nonexistent',
      jobs,
    });
  } finally {
    await jobs.stop();
    await handle.close();
  }
}
