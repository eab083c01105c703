import type { CDPSession } from '@playwright/test';
import { buildIfStale } from '../scripts/build-if-stale.ts';
import { createFullAccount } from './account.ts';
import { captureField, signIn, waitUntilQuiet, withBrowser } from './browser.ts';
import type { Metric } from './metric.ts';
import { withHeddle } from './processes.ts';

const count = 300;
const slowdown = 4;
/** Exceeds the time of everything a keystroke triggers, in ms. */
const settled = 60;
/** Gives a loaded page time to warm up, in ms. */
const warmed = 8_000;
/** Gives the intake time to read a long text after typing pauses, in ms. */
const paused = 400;
const texts = [
  'Order the blue wool for the scarf, ring the vet about the limp tomorrow at 9, and remind me to send the estimate to Halvard on Friday',
  'Tomorrow: swim at 7, then take the twins to nursery, collect the framed print before noon. Also email Ines about the spring catalog p1 #work and pay the water bill by the 15th every month for 30 min',
  'prune the vines every other saturday at 6pm until november and descale the kettle on the first monday of the month',
];

/** Milliseconds of processor time that the page's thread took so far. */
async function readTimes(session: CDPSession): Promise<{ scripts: number; layout: number }> {
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (wanted: string) => (metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN) * 1000;
  return { scripts: of('ScriptDuration'), layout: of('LayoutDuration') + of('RecalcStyleDuration') };
}

/**
 * Measures the cost of a keystroke in the capture field of a page that has been open for some seconds: handling the
 * event, reading the text while it is short, updating the page and searching as you type, whatever runs before the next
 * key; and the cost of reading a long text when typing pauses. Counts CPU time of the page's main thread times four, so
 * that other load does not matter, and reports the browser's style and layout time separately.
 */
export async function measureKeystrokes(): Promise<Metric[]> {
  await buildIfStale();
  return withHeddle(({ url }) =>
    withBrowser(async (browser) => {
      const account = await createFullAccount(url, count);
      const { page } = await signIn(browser, { url, ...account });
      await waitUntilQuiet(page);
      await page.waitForTimeout(warmed);
      const session = await page.context().newCDPSession(page);
      await session.send('Performance.enable', { timeDomain: 'threadTicks' });

      const times: number[] = [];
      const layouts: number[] = [];
      const readings: number[] = [];
      for (const text of texts) {
        await captureField(page).fill('');
        await page.waitForTimeout(settled);
        for (const key of text) {
          const before = await readTimes(session);
          await page.keyboard.press(key === ' ' ? 'Space' : key);
          await page.waitForTimeout(settled);
          const after = await readTimes(session);
          times.push(slowdown * (after.scripts - before.scripts));
          layouts.push(slowdown * (after.layout - before.layout));
        }
        const before = await readTimes(session);
        await page.waitForTimeout(paused);
        readings.push(slowdown * ((await readTimes(session)).scripts - before.scripts));
      }
      const shareOf = (all: number[], share: number) =>
        all.toSorted((one, other) => one - other)[Math.floor(all.length * share)] ?? Number.NaN;
      const at = (share: number) => shareOf(times, share);
      return [
        {
          name: `a keystroke, 95th percentile, CPU 1/${slowdown}`,
          value: at(0.95),
          unit: 'ms',
          target: { atMost: 20 },
          detail: `${times.length} keys; median ${at(0.5).toFixed(1)}, 99th percentile ${at(0.99).toFixed(1)}; style and layout ${shareOf(layouts, 0.5).toFixed(1)}`,
        },
        {
          name: `the chips of a long text, when typing pauses, CPU 1/${slowdown}`,
          value: Math.max(...readings),
          unit: 'ms',
          target: { atMost: 50 },
          detail: readings.map((reading) => reading.toFixed(0)).join(', '),
        },
      ];
    }),
  );
}
