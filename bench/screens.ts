import { fileURLToPath } from 'node:url';
import { buildIfStale } from '../scripts/build-if-stale.ts';
import { createFullAccount } from './account.ts';
import { captureField, signIn, slowDown, waitUntilQuiet, withBrowser } from './browser.ts';
import { type Metric, median } from './metric.ts';
import { withHeddle } from './processes.ts';

const count = 10_000;
const slowdown = 4;
const rounds = 5;
const paintWatch = fileURLToPath(new URL('paint-watch.js', import.meta.url));

/** Measures a reload of /tasks and typing a task on home, with 10,000 tasks and the CPU slowed four times. */
export async function measureScreens(): Promise<Metric[]> {
  await buildIfStale();
  return withHeddle(({ url }) =>
    withBrowser(async (browser) => {
      const account = await createFullAccount(url, count);
      // The last of the others may be done, or stand below those that were created beside it.
      const newest = 'Wind the warp';
      await account.call('POST', '/api/tasks/', { title: newest });

      const { page } = await signIn(browser, { url, ...account });
      await page.addInitScript({ path: paintWatch });
      await page.goto('/tasks');
      await page.getByText(newest).first().waitFor({ timeout: 60_000 });
      await waitUntilQuiet(page);
      await slowDown(page, slowdown);

      const reloads: number[] = [];
      for (let round = 0; round < rounds; round++) {
        await page.reload({ waitUntil: 'commit' });
        reloads.push(await page.evaluate<number>(`painted(${JSON.stringify(newest)}, 0)`));
        await waitUntilQuiet(page);
      }

      await page.goto('/');
      const enters: number[] = [];
      for (let round = 0; round < rounds; round++) {
        const title = `Weigh the parcel ${round} for the post office`;
        await captureField(page).pressSequentially(title, { delay: 20 });
        await page.waitForTimeout(500);
        const shown = page.evaluate<number>(`paintedAfterEnter(${JSON.stringify(title)})`);
        await captureField(page).press('Enter');
        enters.push(await shown);
        await page.waitForTimeout(1000);
      }
      return [
        createMetric(`reload to tasks visible, ${count} tasks, CPU 1/${slowdown}`, reloads, 1200),
        createMetric(`Enter to visible, ${count} tasks, CPU 1/${slowdown}`, enters, 40),
      ];
    }),
  );
}

const createMetric = (name: string, times: number[], max: number): Metric => ({
  name,
  value: median(times),
  unit: 'ms',
  target: { atMost: max },
  detail: times.map((time) => Math.round(time)).join(', '),
});
