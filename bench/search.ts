import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { buildIfStale } from '../scripts/build-if-stale.ts';
import { createFullAccount } from './account.ts';
import { waitUntilQuiet, signIn, slowDown, withBrowser } from './browser.ts';
import { type Metric, median } from './metric.ts';
import { withHeddle } from './processes.ts';

const count = 10_000;
const slowdown = 4;
const rounds = 5;
const paintWatch = fileURLToPath(new URL('paint-watch.js', import.meta.url));

/** What stands in the box, and the key that changes what is found. */
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

/** With 10,000 tasks on a processor four times slower: from a key in the search box to what it finds. */
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

const createMetric = (name: string, times: number[], most: number): Metric => ({
  name: `${name}, ${count} tasks, CPU 1/${slowdown}`,
  value: median(times),
  unit: 'ms',
  target: { atMost: most },
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
