import type { CDPSession } from '@playwright/test';
import { buildIfStale } from '../scripts/build-if-stale.ts';
import { createFullAccount } from './account.ts';
import { captureField, quiet, signIn, withBrowser } from './browser.ts';
import type { Figure } from './figure.ts';
import { withHeddle } from './processes.ts';

const count = 300;
const slowdown = 4;
/** Longer than all that a keystroke sets off, milliseconds. */
const settled = 60;
const texts = [
  'Order the blue wool for the scarf, ring the vet about the limp tomorrow at 9, and remind me to send the estimate to Halvard on Friday',
  'Tomorrow: swim at 7, then take the twins to nursery, collect the framed print before noon. Also email Ines about the spring catalog p1 #work and pay the water bill by the 15th every month for 30 min',
  'prune the vines every other saturday at 6pm until november and descale the kettle on the first monday of the month',
];

/** Milliseconds of processor time that scripts took on the page's thread so far. */
async function scriptTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000;
}

/**
 * What a keystroke in the capture field costs: reading the whole text, search as you type, and drawing. In processor
 * time of the page's thread, times four, so that what else the machine does counts for nothing.
 */
export async function measureKeystrokes(): Promise<Figure[]> {
  await buildIfStale();
  return withHeddle(({ url }) =>
    withBrowser(async (browser) => {
      const account = await createFullAccount(url, count);
      const { page } = await signIn(browser, { url, ...account });
      await quiet(page);
      const session = await page.context().newCDPSession(page);
      await session.send('Performance.enable', { timeDomain: 'threadTicks' });

      const times: number[] = [];
      for (const text of texts) {
        await captureField(page).fill('');
        for (const key of text) {
          const before = await scriptTime(session);
          await page.keyboard.press(key === ' ' ? 'Space' : key);
          await page.waitForTimeout(settled);
          times.push(slowdown * ((await scriptTime(session)) - before));
        }
      }
      times.sort((one, other) => one - other);
      const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
      return [
        {
          name: `a keystroke, 95th percentile, CPU 1/${slowdown}`,
          value: at(0.95),
          unit: 'ms',
          target: { atMost: 10 },
          detail: `${times.length} keys; median ${at(0.5).toFixed(1)}, 99th percentile ${at(0.99).toFixed(1)}`,
        },
      ];
    }),
  );
}
