import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { capture, newPerson, signIn, signUp, titlesOnServer } from './support/people.ts';
import { projectFolder } from './support/server.ts';
import { test } from './support/test.ts';

const needed = [
  'package.json',
  'package-lock.json',
  'CHANGELOG.md',
  'docs',
  'server',
  'contract',
  'domain',
  'intake',
  'messages',
  'browser',
  'public',
  'dist',
]
  .concat(['index.html', 'scripts', 'vite.config.ts'])
  .concat(['tsconfig.json', 'tsconfig.base.json']);

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const toTrash = (page: Page) => page.getByRole('link', { name: 'Trash', exact: true }).click();

/** Builds in `folder`, as a start does, a version whose trash has another title; all that is said is that it does. */
function buildAnother(folder: string): void {
  const file = join(folder, 'browser', 'pages', 'trash.tsx');
  writeFileSync(file, readFileSync(file, 'utf8').replace('title={t.trash}', 'title="Dustbin"'));
  const built = spawnSync(process.execPath, [join(folder, 'scripts', 'build-if-stale.ts')], {
    encoding: 'utf8',
    env: { ...process.env, NODE_NO_WARNINGS: '1' },
  });
  expect(built).toMatchObject({ status: 0, stdout: 'Building the browser part …\n', stderr: '' });
}

/** Runs in the page. */
async function hasNewVersion(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.update();
  // Its files are stored one by one, and until then it is no new version.
  if (!registration || registration.installing) return false;
  return registration.waiting !== null || (await caches.keys()).length > 1;
}

test('a new version breaks no page that is open, and comes when nothing can be lost by it', async ({
  page,
  browser,
  start,
}) => {
  test.slow();
  const folder = mkdtempSync(join(tmpdir(), 'heddle-update-'));
  try {
    for (const name of needed) cpSync(join(projectFolder, name), join(folder, name), { recursive: true });
    symlinkSync(join(projectFolder, 'node_modules'), join(folder, 'node_modules'));
    const before = await start({ folder });
    const person = await signUp(page, newPerson(), before.url);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const withoutWorker = await browser.newPage({ serviceWorkers: 'block' });
    await signIn(withoutWorker, person, before.url);

    await before.stop();
    buildAnother(folder);
    await start({ folder, dataDir: before.dataDir, env: { PORT: String(before.port) } });

    // The server has the old files no more, the device does.
    await toTrash(page);
    await expect(heading(page, 'Trash')).toBeVisible();
    await page.goBack();
    await capture(page, 'written in the version before');
    await expect.poll(() => titlesOnServer(page)).toEqual(['written in the version before']);

    // A device that keeps no files says how to go on.
    await toTrash(withoutWorker);
    await expect(heading(withoutWorker, 'This page could not be loaded')).toBeVisible();
    await withoutWorker.getByRole('button', { name: 'Reload' }).click();
    await expect(heading(withoutWorker, 'Dustbin')).toBeVisible();

    // The next start is the new version, offline too.
    await expect.poll(() => page.evaluate(hasNewVersion), { timeout: 30_000 }).toBe(true);
    const context = page.context();
    await page.close();
    const later = await context.newPage();
    await later.goto(`${before.url}/trash`);
    await expect(heading(later, 'Dustbin')).toBeVisible();
    await context.setOffline(true);
    await later.reload();
    await expect(heading(later, 'Dustbin')).toBeVisible();
    await withoutWorker.context().close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
