import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { capture, newPerson, signIn, signUp, taskRow } from './support/people.ts';
import { projectFolder } from './support/server.ts';
import { test } from './support/test.ts';

/** Runs one of the programs for the operator, as npm does. */
const run = (script: string, args: string[], dataDir: string) =>
  execFileSync(process.execPath, [join(projectFolder, 'scripts', script), ...args], {
    cwd: projectFolder,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, BACKUP_KEY: 'a key of the operator' },
    encoding: 'utf8',
  });

test('a backup is made while Heddle runs, verified under Admin and restored, and a device that comes late follows', async ({
  page,
  browser,
  start,
}) => {
  const env = { BACKUP_KEY: 'a key of the operator' };
  const server = await start({ env });
  const { dataDir } = server;
  const ada = await signUp(page, newPerson(), server.url);
  await capture(page, 'before the backup');
  const synced = page.getByRole('button', { name: 'Synced' });
  await expect(synced).toBeVisible();

  expect(run('backup.ts', [], dataDir)).toContain('encrypted');
  await page.getByRole('link', { name: 'Admin' }).click();
  const status = page.getByRole('region', { name: 'System status' });
  await expect(status).toContainText('Latest within the last hour');
  await status.getByRole('button', { name: 'Verify backup' }).click();
  await expect(page.getByText(/The latest backup is complete: \d+ rows/)).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).click();

  for (const text of ['after the backup', 'and one more']) await capture(page, text);
  await expect(taskRow(page, 'and one more')).toBeVisible();
  await expect(synced).toBeVisible();
  await page.context().setOffline(true);
  await server.stop();
  const [name = ''] = readdirSync(join(dataDir, 'backups'));
  expect(run('restore.ts', [join(dataDir, 'backups', name), '--overwrite'], dataDir)).toMatch(
    /before-restore-.*\.backup/,
  );

  await start({ env: { ...env, PORT: String(server.port) }, dataDir });
  const other = await browser.newPage();
  await signIn(other, ada, server.url);
  await expect(taskRow(other, 'before the backup')).toBeVisible();
  await expect(taskRow(other, 'after the backup')).toBeHidden();
  const meanwhile = ['call the dentist', 'water the plants', 'pay the rent', 'fix the bike'];
  for (const text of meanwhile) await capture(other, text);
  await expect(other.getByRole('button', { name: 'Synced' })).toBeVisible();

  await page.context().setOffline(false);
  for (const text of [...meanwhile, 'before the backup', 'after the backup'])
    await expect(taskRow(page, text)).toBeVisible({ timeout: 60_000 });
  await other.close();

  const empty = await start({ env: { BACKUP_KEY: '' } });
  const newcomer = await browser.newPage();
  await newcomer.goto(`${empty.url}/signup`);
  await newcomer.getByRole('button', { name: 'Restore a backup' }).click();
  await newcomer.getByLabel('Backup file').setInputFiles(join(dataDir, 'secret'));
  await expect(newcomer.getByRole('alert')).toContainText('not a backup of Heddle');
  await newcomer.getByLabel('Backup file').setInputFiles(join(dataDir, 'backups', name));
  await newcomer.getByLabel('Key of the backup').fill('not the key of it');
  await newcomer.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(newcomer.getByText('This is not the key of this backup')).toBeVisible();
  await newcomer.getByLabel('Key of the backup').fill('a key of the operator');
  await newcomer.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(newcomer.getByRole('heading', { name: 'The backup is restored' })).toBeVisible();
  await newcomer.getByRole('link', { name: 'Sign In' }).click();
  await signIn(newcomer, ada, empty.url);
  await expect(taskRow(newcomer, 'before the backup')).toBeVisible();
  await newcomer.close();
});
