import type { Browser, Page } from '@playwright/test';
import { createManyTasks } from '#fixtures/full-life.ts';
import { buildIfStale } from '../scripts/build-if-stale.ts';
import { type Account, createAccount } from './account.ts';
import { signIn, waitUntilQuiet, withBrowser } from './browser.ts';
import { busiestDuring } from './main-thread.ts';
import type { Metric } from './metric.ts';
import { withHeddle } from './processes.ts';

const count = 10_000;
const inProject = 2000;
const atOnce = 500;
/** Pixels of one turn of the wheel: more than a screen, so that every row is a new one. */
const turn = 1600;
const day = 24 * 60 * 60 * 1000;

/** Tasks of which most are open and due in the days to come. */
async function fill(account: Account): Promise<string> {
  const project: { id: string } = (await account.call('POST', '/api/projects/', {
    name: 'Loft',
    color: '#2e8b57',
  })) as { id: string };
  const themes = (await account.call('GET', '/api/organization/themes')) as { id: string }[];
  const now = Date.now();
  const tasks = createManyTasks({ now: new Date(now), count }).map(({ body: { id: _, ...body } }, index) => ({
    ...body,
    status: (['pending', 'pending', 'in_progress', 'paused', 'completed'] as const)[index % 5],
    due_date: new Date(now + ((index % 12) - 2) * day).toISOString().slice(0, 10),
    theme_id: themes[index % (2 * themes.length)]?.id ?? null,
    ...(index < inProject && { project_id: project.id }),
  }));
  for (let start = 0; start < count; start += atOnce)
    await account.call('POST', '/api/tasks/?auto_classify=true', {
      title: `Tasks from ${start}`,
      tasks: tasks.slice(start, start + atOnce),
    });
  return project.id;
}

/** Resolves in the page with how far it is scrolled, when that is drawn. */
const scrolled =
  'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(Math.round(scrollY)))))';

/** Scrolls from the top to the end step by step, waiting for each frame to be drawn. */
async function scroll(page: Page): Promise<void> {
  for (let before = -1; ; ) {
    await page.mouse.wheel(0, turn);
    const at = await page.evaluate<number>(scrolled);
    if (at === before) return;
    before = at;
  }
}

interface Screen {
  name: string;
  path: string;
  prepare?: (page: Page) => Promise<void>;
}

async function measure(browser: Browser, page: Page, { name, path, prepare }: Screen): Promise<Metric> {
  await page.goto(path);
  await prepare?.(page);
  await page.getByRole('article').first().waitFor({ timeout: 60_000 });
  await waitUntilQuiet(page);
  await page.mouse.move(700, 600);
  const { wall, cpu } = await busiestDuring(browser, page, () => scroll(page));
  const at = await page.evaluate<number>(scrolled);
  return {
    name: `scrolling ${name}, longest task`,
    value: cpu,
    unit: 'ms',
    target: { atMost: 50 },
    detail: `processor time; ${wall.toFixed(0)} ms by the clock, ${at.toLocaleString('en')} pixels`,
  };
}

/**
 * Measures the longest task on the page's main thread while 10,000 tasks are scrolled with the wheel; over 50 ms is
 * noticeable. The CPU is not slowed, and other load on the machine does not count.
 */
export async function measureScrolling(): Promise<Metric[]> {
  await buildIfStale();
  return withHeddle(({ url }) =>
    withBrowser(async (browser) => {
      const account = await createAccount(url);
      const project = await fill(account);
      const { page } = await signIn(browser, { url, ...account });
      const screens: Screen[] = [
        { name: 'All Tasks by organization', path: '/tasks' },
        {
          name: 'All Tasks as a list',
          path: '/tasks',
          prepare: (page) => page.getByRole('button', { name: 'List View' }).click(),
        },
        { name: 'the Inbox', path: '/theme/inbox' },
        { name: 'Upcoming', path: '/upcoming' },
        { name: `a board of ${inProject.toLocaleString('en')}`, path: `/project/${project}` },
      ];
      const metrics: Metric[] = [];
      for (const screen of screens) metrics.push(await measure(browser, page, screen));
      return metrics;
    }),
  );
}
