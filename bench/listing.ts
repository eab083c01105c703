import { createFullAccount } from './account.ts';
import { type Metric, median } from './metric.ts';
import { load, withBareServer, withHeddle } from './processes.ts';

const rounds = 5;
const seconds = 2;
const count = 1000;
/** Lists asked for in a round, each after a change. */
const changes = 60;

/** Measures sequential requests that list 1,000 tasks, relative to the bare server's time for the same list. */
export async function measureListing(): Promise<Metric[]> {
  return withBareServer((bareUrl) =>
    withHeddle(async ({ url }) => {
      const { authorization, call } = await createFullAccount(url, count);
      const list = await call('GET', '/api/tasks/');
      if (!Array.isArray(list) || list.length !== count) throw new Error('The list is not whole');
      await fetch(bareUrl, { method: 'PUT', body: JSON.stringify(list) });

      const headers = { Authorization: authorization };
      const path = `${url}/api/tasks/`;
      const underLoad = async (to: string) =>
        1000 / (await load({ connections: 1, duration: seconds, url: to, headers })).perSecond;
      const oneByOne = async (to: string, change: (index: number) => Promise<unknown>) => {
        const times: number[] = [];
        for (let index = 0; index < changes; index++) {
          await change(index);
          const asked = performance.now();
          const answer = await (await fetch(to, { headers })).text();
          times.push(performance.now() - asked);
          if (answer.length < 100 * count) throw new Error('The list is not whole');
        }
        return median(times);
      };
      const priorities = ['high', 'low'];
      const edit = (index: number) =>
        call('PUT', `/api/tasks/${list[index].id}`, { priority: priorities[index % 2] });
      const unchanged = async () => undefined;

      const times: Record<'bare' | 'again' | 'bareOnce' | 'changed', number[]> = {
        bare: [],
        again: [],
        bareOnce: [],
        changed: [],
      };
      for (let round = 0; round < rounds; round++) {
        times.bare.push(await underLoad(bareUrl));
        times.again.push(await underLoad(path));
        times.bareOnce.push(await oneByOne(bareUrl, unchanged));
        times.changed.push(await oneByOne(path, edit));
      }
      const createMetric = (name: string, measured: number[], bare: number[]): Metric => ({
        name,
        value: median(measured) / median(bare),
        unit: 'times',
        target: { atMost: 4 },
        detail: `${median(measured).toFixed(1)} ms to ${median(bare).toFixed(1)} ms`,
      });
      return [
        createMetric(`listing ${count} tasks again, of a bare server's time`, times.again, times.bare),
        createMetric(
          `listing ${count} tasks after a change, of a bare server's time`,
          times.changed,
          times.bareOnce,
        ),
      ];
    }),
  );
}
