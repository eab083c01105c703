import { setTimeout as sleep } from 'node:timers/promises';
import { createFullAccount } from './account.ts';
import { type Metric, median } from './metric.ts';
import { readCpuMs, withHeddle } from './processes.ts';

const count = 10_000;
const rounds = 15;

/** Lists searches of the server: of words that no task, one task and many tasks have, of two letters, and by conditions. */
const filters = ['zebrafish', 'number 1234', 'kettle', 'qz', 'overdue & p1 & zebra'];

/** Measures searches of the server among 10,000 tasks: the time of an answer with at most 50 tasks, and Node's CPU for it. */
export async function measureServerSearch(): Promise<Metric[]> {
  return withHeddle(async ({ url, pid }) => {
    const { call } = await createFullAccount(url, count);
    const find = (filter: string) => call('GET', `/api/tasks/?limit=50&filter=${encodeURIComponent(filter)}`);
    // The first search begins to fill the index.
    await find('zebrafish');
    await sleep(10_000);
    const metrics: Metric[] = [];
    for (const filter of filters) {
      const times: number[] = [];
      const before = readCpuMs(pid);
      for (let round = 0; round < rounds; round++) {
        const asked = performance.now();
        await find(filter);
        times.push(performance.now() - asked);
      }
      metrics.push({
        name: `server searches ${count} tasks for ${filter}`,
        value: median(times),
        unit: 'ms',
        target: { atMost: 10 },
        detail: `${((readCpuMs(pid) - before) / rounds).toFixed(1)} ms of Node's CPU`,
      });
    }
    return metrics;
  });
}
