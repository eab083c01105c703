import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { keptDailyBackups } from '../../config/limits.ts';
import { migrateToLatest, migrations } from '../../db/migrate.ts';
import { prepareDatabase } from '../../prepare-database.ts';
import { createSignedInApp } from '../../testing/test-app.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { connectForBackup } from './backup.repository.ts';
import { readBackupHeader } from './backup-file.ts';
import { readBackupStatus, saveBeforeUpdate } from './kept-backups.usecases.ts';

const dayMs = 86_400_000;

function makeBackupFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'heddle-backups-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function createBackupApp(backup: 'daily' | 'off' = 'daily') {
  const folder = makeBackupFolder();
  const app = await createSignedInApp({ config: { backup, backupDir: folder } });
  return {
    ...app,
    folder,
    readStatus: async () => (await app.ada.call('GET', '/api/admin/system-status')).backup,
    makeDaily: async () => {
      await app.jobs.enqueue('daily-backup', {});
      await app.runJobs();
    },
  };
}

test('every night a backup is made and checked, and two weeks of them are kept', async () => {
  const { ada, folder, makeDaily, readStatus, jobDependencies } = await createBackupApp();
  expect(await readStatus()).toMatchObject({ status: 'ready', made_at: null, bytes: null });
  writeFileSync(join(folder, 'heddle-2020-01-01T000000.000Z.backup'), 'made by hand');
  writeFileSync(join(folder, 'daily-2020-01-01T000000.000Z.backup.part'), 'left by a crash');
  const older = Array.from(
    { length: keptDailyBackups },
    (_, day) => `daily-2020-01-${10 + day}T020000.000Z.backup`,
  );
  for (const name of older) writeFileSync(join(folder, name), '');
  await makeDaily();
  const names = readdirSync(folder).sort();
  const [latest = ''] = names.filter((name) => name.startsWith('daily-') && !older.includes(name));
  expect(names).toEqual([...older.slice(1), latest, 'heddle-2020-01-01T000000.000Z.backup']);

  const status = await readStatus();
  expect(status).toEqual({
    status: 'ready',
    detail: 'Not encrypted',
    made_at: expect.any(String),
    bytes: readFileSync(join(folder, latest)).length,
  });
  const verified = await ada.call('POST', '/api/admin/backups/verify');
  expect(verified).toEqual({ made_at: status.made_at, tables: expect.any(Number), rows: expect.any(Number) });
  expect(verified.rows).toBeGreaterThan(5);
  expect(JSON.stringify([status, verified])).not.toContain(folder);
  const later = { ...jobDependencies.backups, clock: () => new Date(Date.now() + 3 * dayMs) };
  expect(await readBackupStatus(later)).toMatchObject({ status: 'problem', made_at: status.made_at });
});

test('a damaged or missing backup is reported without its path', async () => {
  const { ada, folder, makeDaily, logged } = await createBackupApp();
  expect(await (await ada.send('POST', '/api/admin/backups/verify')).json()).toMatchObject({
    error: { code: 'backup.none' },
  });
  await makeDaily();
  const [name = ''] = readdirSync(folder);
  const bytes = readFileSync(join(folder, name));
  writeFileSync(join(folder, name), bytes.subarray(0, bytes.length - 100));
  const answer = await ada.send('POST', '/api/admin/backups/verify');
  expect(answer.status).toBe(500);
  const text = await answer.text();
  expect(text).toContain('backup.unreadable');
  expect(text).not.toContain(folder);
  expect(logged.join()).toContain('damaged or cut short');
});

test('a backup that fails is tried again and leaves no draft', async () => {
  const { folder, makeDaily, logged, jobs, database } = await createBackupApp();
  await database.handle.authPool.query('drop table kysely_migration');
  await makeDaily();
  expect(readdirSync(folder)).toEqual([]);
  expect(logged.join()).toContain('there is nothing to back up');
  expect((await jobs.counts())['daily-backup'].waiting + (await jobs.counts())['daily-backup'].failed).toBe(
    1,
  );
});

test('no backup is made where they are off', async () => {
  const { folder, makeDaily, readStatus } = await createBackupApp('off');
  await makeDaily();
  expect(readdirSync(folder)).toEqual([]);
  expect(await readStatus()).toMatchObject({ status: 'not_configured' });
});

describe('before an update', () => {
  const last = Object.keys(migrations).sort().at(-1) ?? '';
  const log = pino({ level: 'silent' });
  const clock = () => new Date();

  async function createOutdated(config: { backup: 'daily' | 'off'; backupDir: string }) {
    const { connectionString, drop } = await createTestDatabase({ empty: true });
    onTestFinished(drop);
    const { [last as keyof typeof migrations]: _last, ...older } = migrations;
    await migrateToLatest(connectionString, older);
    const parts = { config, connectionString, key: undefined, secret: 'secret', clock, log };
    const readMigrations = async () => {
      const connection = await connectForBackup(connectionString);
      return connection.listMigrations().finally(connection.close);
    };
    return {
      start: () =>
        prepareDatabase(connectionString, { clock, log, beforeUpdate: () => saveBeforeUpdate(parts) }),
      readMigrations,
    };
  }

  test('the database is saved as it was, once, and what a crash left behind is removed', async () => {
    const folder = makeBackupFolder();
    writeFileSync(join(folder, 'before-update-2020-01-01T000000.000Z.backup.part'), 'left by a crash');
    const { start, readMigrations } = await createOutdated({ backup: 'daily', backupDir: folder });
    await start();
    await start();
    const [name = '', ...others] = readdirSync(folder);
    expect([name.startsWith('before-update-'), others]).toEqual([true, []]);
    const saved = await readBackupHeader({ file: join(folder, name), key: undefined });
    expect(saved.migrations).not.toContain(last);
    expect(await readMigrations()).toEqual([...saved.migrations, last]);
  });

  test('that fails, nothing is updated, and the start says what to do', async () => {
    const backupDir = join(makeBackupFolder(), 'file');
    writeFileSync(backupDir, '');
    const { start, readMigrations } = await createOutdated({ backup: 'daily', backupDir });
    await expect(start()).rejects.toThrow(/cannot be written in .*BACKUP=off updates without one/);
    expect(await readMigrations()).not.toContain(last);
  });

  test('nothing is saved where backups are off', async () => {
    const folder = makeBackupFolder();
    const { start, readMigrations } = await createOutdated({ backup: 'off', backupDir: folder });
    await start();
    expect(readdirSync(folder)).toEqual([]);
    expect(await readMigrations()).toContain(last);
  });
});
