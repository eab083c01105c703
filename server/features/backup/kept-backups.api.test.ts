import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keptDailyBackups } from '../../config/limits.ts';
import { createSignedInApp } from '../../testing/test-app.ts';
import { readBackupStatus } from './kept-backups.usecases.ts';

const dayMs = 86_400_000;

async function createBackupApp(backup: 'daily' | 'off' = 'daily') {
  const folder = mkdtempSync(join(tmpdir(), 'heddle-backups-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  let aheadMs = 0;
  const start = Date.now();
  const app = await createSignedInApp({
    config: { backup, backupDir: folder },
    clock: () => new Date(start + aheadMs),
  });
  return {
    ...app,
    folder,
    readStatus: async () => (await app.ada.call('GET', '/api/admin/system-status')).backup,
    makeDaily: async () => {
      await app.jobs.enqueue('daily-backup', {});
      await app.runJobs();
    },
    wait: (ms: number) => {
      aheadMs += ms;
    },
  };
}

test('every night a backup is made and checked, and two weeks of them are kept', async () => {
  const { ada, folder, makeDaily, wait, readStatus, jobDependencies } = await createBackupApp();
  expect(await readStatus()).toMatchObject({ status: 'ready', made_at: null, bytes: null });
  writeFileSync(join(folder, 'heddle-2020-01-01T000000.000Z.backup'), 'made by hand');
  writeFileSync(join(folder, 'daily-2020-01-01T000000.000Z.backup.part'), 'left by a crash');
  for (let night = 0; night < keptDailyBackups + 2; night++) {
    await makeDaily();
    wait(1000);
  }
  const names = readdirSync(folder).sort();
  expect(names.filter((name) => name.startsWith('daily-'))).toHaveLength(keptDailyBackups);
  expect(names.filter((name) => !name.startsWith('daily-'))).toEqual([
    'heddle-2020-01-01T000000.000Z.backup',
  ]);

  const status = await readStatus();
  expect(status).toEqual({
    status: 'ready',
    detail: 'Not encrypted',
    made_at: expect.any(String),
    bytes: readFileSync(join(folder, names.filter((name) => name.startsWith('daily-')).at(-1) ?? '')).length,
  });
  const verified = await ada.call('POST', '/api/admin/backups/verify');
  expect(verified).toEqual({ made_at: status.made_at, tables: expect.any(Number), rows: expect.any(Number) });
  expect(verified.rows).toBeGreaterThan(5);
  expect(JSON.stringify([status, verified])).not.toContain(folder);
  const later = { ...jobDependencies.backups, clock: () => new Date(Date.now() + 3 * dayMs) };
  expect(await readBackupStatus(later)).toMatchObject({ status: 'problem', made_at: status.made_at });
});

test('a damaged backup is told of without its path, and so is that there is none', async () => {
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
