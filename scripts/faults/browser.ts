import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chromium, expect, type Page } from '@playwright/test';
import { savingNoticeDelayMs } from '#browser/limits.ts';
import { createCall } from '../../e2e/support/api.ts';
import { capture, newPerson, signIn, signUp, taskRow } from '../../e2e/support/people.ts';
import { makeDataFolder, startServer } from '../../e2e/support/server.ts';
import { buildIfStale } from '../build-if-stale.ts';
import { findBrowser } from '../find-browser.ts';
import { findDifferences, readServer } from './converge.ts';
import { startProxy } from './proxy.ts';

/** Captures in each run of the browser, of which the last is not waited for. */
const maxCaptures = 4;
const maxKillDelayMs = 200;
const pageScript = fileURLToPath(new URL('read-rows.js', import.meta.url));
/** Chromium writes cookies to its profile after 30 s. */
const cookieDelayMs = 35_000;
const patience = { timeout: 60_000 };

/**
 * Kills a Chromium that captures tasks and starts it again on the same profile, `times` times. Every other run of it has no network.
 * What its page had shown, without saying that it was still saving it, must be shown again, and be on the server once when there
 * is a network at the end.
 */
export async function killBrowsers(times: number) {
  await buildIfStale();
  const folder = makeDataFolder();
  const server = await startServer({ dataDir: folder.dataDir, env: { BACKUP: 'off' } });
  const proxy = await startProxy(() => [server.port]);
  const profile = mkdtempSync(join(tmpdir(), 'heddle-profile-'));
  const person = newPerson();
  const saved: string[] = [];
  const problems: string[] = [];
  let captured = 0;
  const nextTitle = () => {
    captured += 1;
    return `thread the needle ${captured}`;
  };

  async function open() {
    const context = await chromium.launchPersistentContext(profile, {
      executablePath: findBrowser(),
      args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
      baseURL: proxy.url,
    });
    await context.addInitScript({ path: pageScript });
    return { context, page: context.pages()[0] ?? (await context.newPage()) };
  }

  /** Opens the page, and signs in again when the browser was killed before it had stored the cookie. */
  async function enter(page: Page): Promise<void> {
    await page.goto('/');
    const email = page.getByLabel('Email');
    // The page shows what the device has before it learns that nobody is signed in.
    const isOpen = page.getByRole('button', { name: /^(Synced|Offline)/ }).or(email);
    await expect(isOpen.first()).toBeVisible(patience);
    if (!(await email.isVisible())) return;
    proxy.setMode('healthy');
    await signIn(page, person);
    await sleep(cookieDelayMs);
  }

  async function runBrowser(number: number): Promise<void> {
    const { context, page } = await open();
    const shown = saved.slice(-maxCaptures);
    try {
      if (number === 1) {
        await signUp(page, person);
        await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
      } else {
        await enter(page);
        for (const title of shown)
          await expect(rowOf(page, title), title)
            .toBeVisible(patience)
            .catch((error) =>
              problems.push(`${title} was shown as saved; after kill ${number - 1} not: ${error}`),
            );
      }
      const captures = Math.floor(Math.random() * maxCaptures);
      for (let index = 0; index < captures; index += 1) {
        const title = nextTitle();
        await capture(page, title);
        await expect(rowOf(page, title)).toBeVisible(patience);
        await sleep(savingNoticeDelayMs + 50);
        await expect(page.getByRole('button', { name: 'Saving on this device' })).toHaveCount(0, patience);
        saved.push(title);
      }
      // One more, in the middle of whose way to the disk the browser is killed: it may be lost, but not doubled.
      await capture(page, nextTitle());
      await sleep(Math.random() * maxKillDelayMs);
    } finally {
      for (const pid of findProcesses(profile)) kill9(pid);
      while (findProcesses(profile).length > 0) await sleep(10);
      await context.close().catch(() => undefined);
    }
  }

  try {
    for (let number = 1; number <= times; number += 1) {
      await runBrowser(number);
      proxy.setMode(number % 2 === 1 ? 'cut' : 'healthy');
    }
    proxy.setMode('healthy');
    const { context, page } = await open();
    await enter(page);
    await expect(page.getByRole('button', { name: 'Synced' })).toBeVisible(patience);
    const { rows } = await readServer(await createCall(page));
    const here = await page.evaluate<typeof rows>(`readRows(${JSON.stringify(Object.keys(rows))})`);
    const state = {
      rows: here,
      shownOtherwise: [],
      outbox: [],
      cursor: undefined,
      errors: [],
    };
    const differences = findDifferences('The browser', state, rows);
    await context.close();

    const onServer = rows.tasks.map(({ title }) => title);
    const lost = saved.filter((title) => !onServer.includes(title));
    const doubled = onServer.filter((title, index) => onServer.indexOf(title) !== index);
    return {
      times,
      acknowledged: saved.length,
      failed: 0,
      lost: lost.length + problems.length,
      doubled: doubled.length,
      differing: Math.min(1, differences.length),
      problems: [
        ...problems,
        ...lost.map((title) => `${title} was shown as saved and is not on the server`),
        ...doubled.map((title) => `${title} is there more than once`),
        ...differences,
      ],
    };
  } finally {
    await proxy.stop();
    await server.stop();
    await folder.remove();
    rmSync(profile, { recursive: true, force: true });
  }
}

const rowOf = (page: Page, title: string) =>
  taskRow(page, title).filter({ hasText: new RegExp(`${title}(?!\\d)`) });

/** Returns the processes of the browser with this profile. */
function findProcesses(profile: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(profile);
      } catch {
        return false;
      }
    })
    .map(Number);
}

function kill9(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended together with another.
  }
}
