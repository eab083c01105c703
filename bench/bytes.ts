import { gzipSync } from 'node:zlib';
import type { BrowserContext } from '@playwright/test';
import { buildIfStale } from '../scripts/build-if-stale.ts';
import { createAccount } from './account.ts';
import { signIn, waitUntilQuiet, withBrowser } from './browser.ts';
import type { Metric } from './metric.ts';
import { withHeddle } from './processes.ts';

interface Weight {
  kilobytes: number;
  files: number;
}

/** Measures the scripts and styles that a fresh page loads until it is idle, gzipped, in KB of 1,000 bytes. */
async function weigh(context: BrowserContext, path: string, shown: string): Promise<Weight> {
  const page = await context.newPage();
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (['script', 'stylesheet'].includes(response.request().resourceType()))
      sizes.push(response.body().then((body) => gzipSync(body).length));
  });
  await page.goto(path);
  await page.getByRole('heading', { name: shown }).first().waitFor();
  await waitUntilQuiet(page);
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  return { kilobytes: bytes / 1000, files: sizes.length };
}

/** Measures what the login route and the tasks route load with an empty cache. */
export async function measureBytes(): Promise<Metric[]> {
  await buildIfStale();
  return withHeddle(({ url }) =>
    withBrowser(async (browser) => {
      const nobody = await browser.newContext({ baseURL: url, serviceWorkers: 'block' });
      const login = await weigh(nobody, '/login', 'Welcome Back');
      const account = await createAccount(url);
      const { context: signedIn } = await signIn(browser, { url, ...account });
      const fresh = await browser.newContext({
        baseURL: url,
        serviceWorkers: 'block',
        storageState: await signedIn.storageState(),
      });
      const tasks = await weigh(fresh, '/tasks', 'All Tasks');
      const createMetric = (route: string, { kilobytes, files }: Weight, max: number): Metric => ({
        name: `JS and CSS of the ${route} route, gzip`,
        value: kilobytes,
        unit: 'KB',
        target: { atMost: max },
        detail: `${files} files`,
      });
      return [createMetric('login', login, 100), createMetric('tasks', tasks, 215)];
    }),
  );
}
