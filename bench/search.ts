import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { buildIfStale } from '../scripts/build-if-stale.ts';
import { createFullAccount } from './account.ts';
import { signIn, slowDown, waitUntilQuiet, withBrowser } from './browser.ts';
import { type Metric, median } from './metric.ts';
import { withHeddle } from './processes.ts';

const count = 10_000;
const slowdown = 4;
const rounds = 5;
const paintWatch = fileURLToPath(new URL('paint-watch.js', import.meta.url));

/** Lists queries in the search box, each with the key that changes its results. */
const keys: readonly [before: string, key: string][] = [
  ['', 'w'],
  ['kettle number 1', '2'],
  ['kettle & p', '1'],
  ['overdue | no dat', 'e'],
  ['@home & !p4 & due < last mont', 'h'],
];

interface Times {
  count: number;
  rows: number;
}

/** Measures the time from a key in the search box to its results, with 10,000 tasks and the CPU slowed four times. */
export async function measureSearch(): Promise<Metric[]> {
  await buildIfStale();
  return withHeddle(({ url }) =>
    withBrowser(async (browser) => {
      const account = await createFullAccount(url, count);

      const { page } = await signIn(browser, { url, ...account });
      await page.addInitScript({ path: paintWatch });
      await page.goto('/search');
      await waitUntilQuiet(page);
      await slowDown(page, slowdown);
      const times: Times[] = [];
      for (let round = 0; round < rounds; round++)
        for (const [before, key] of keys) times.push(await measureTimes(page, before, key));
      return [
        createMetric(
          'key to the result and its count',
          times.map((time) => time.count),
          30,
        ),
        createMetric(
          'key to the rows of the result',
          times.map((time) => time.rows),
          100,
        ),
      ];
    }),
  );
}

const createMetric = (name: string, times: number[], max: number): Metric => ({
  name: `${name}, ${count} tasks, CPU 1/${slowdown}`,
  value: median(times),
  unit: 'ms',
  target: { atMost: max },
  detail: times.map((time) => Math.round(time)).join(', '),
});

async function measureTimes(page: Page, before: string, key: string): Promise<Times> {
  const field = page.getByRole('combobox', { name: 'Search' });
  await field.fill(before);
  await page.waitForTimeout(700);
  const painted = page.evaluate<Times>('resultsPaintedAfterInput()');
  await field.press(key);
  return painted;
}
