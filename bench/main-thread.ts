import type { Browser, Page } from '@playwright/test';
import { z } from 'zod';

/** Holds the duration of the longest uninterrupted task on the page's main thread, in ms. */
export interface Busiest {
  /** Elapsed time, which includes other load on the machine. */
  wall: number;
  /** CPU time, which does not depend on other load. */
  cpu: number;
}

const traceSchema = z.object({
  traceEvents: z.array(
    z.looseObject({
      name: z.string(),
      ph: z.string(),
      pid: z.number(),
      tid: z.number(),
      dur: z.number().optional(),
      tdur: z.number().optional(),
      args: z.looseObject({ name: z.unknown() }).partial().optional(),
    }),
  ),
});

/** Runs `work` and says which of the tasks the page's thread ran meanwhile was the longest (Chromium's RunTask). */
export async function busiestDuring(
  browser: Browser,
  page: Page,
  work: () => Promise<void>,
): Promise<Busiest> {
  await browser.startTracing(page, {
    categories: ['-*', 'disabled-by-default-devtools.timeline'],
  });
  let trace: Buffer;
  try {
    await work();
  } finally {
    trace = await browser.stopTracing();
  }
  const { traceEvents } = traceSchema.parse(JSON.parse(trace.toString()));
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && mains.has(`${pid} ${tid}`),
  );
  const findMax = (duration: (task: (typeof tasks)[number]) => number | undefined) =>
    Math.max(0, ...tasks.map((task) => (duration(task) ?? 0) / 1000));
  return { wall: findMax(({ dur }) => dur), cpu: findMax(({ tdur }) => tdur) };
}
