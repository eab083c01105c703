import type autocannon from 'autocannon';
import { manyTasks } from '#fixtures/full-life.ts';
import { createAccount, forEach } from './account.ts';
import { type Figure, median } from './figure.ts';
import { load, withBareServer, withHeddle } from './processes.ts';

const rounds = 5;
const seconds = 2;
const count = 1000;

/** More different questions for the same tasks than are asked in one round: each is answered for the first time. */
const firstAskings = Array.from({ length: 4000 }, (_, index) => `?limit=${count + index}`);

/** Listing 1,000 tasks, one request after the other, in the time the bare server takes for the same list. */
export async function measureListing(): Promise<Figure[]> {
  return withBareServer((bareUrl) =>
    withHeddle(async ({ url }) => {
      const { authorization, call } = await createAccount(url);
      await forEach(manyTasks({ now: new Date(), count }), ({ body }) => call('POST', '/api/tasks/', body));
      const list = await call('GET', '/api/tasks/');
      if (!Array.isArray(list) || list.length !== count) throw new Error('The list is not whole');
      await fetch(bareUrl, { method: 'PUT', body: JSON.stringify(list) });

      const times: Record<'bare' | 'again' | 'first', number[]> = { bare: [], again: [], first: [] };
      const time = async (options: autocannon.Options) =>
        1000 / (await load({ connections: 1, duration: seconds, ...options })).perSecond;
      const headers = { Authorization: authorization };
      const path = `${url}/api/tasks/`;
      for (let round = 0; round < rounds; round++) {
        times.bare.push(await time({ url: bareUrl }));
        times.again.push(await time({ url: path, headers }));
        // A change, so that nothing is known from the round before.
        await call('POST', '/api/projects/', { name: `Round ${round}` });
        const requests = firstAskings.map((query) => ({
          method: 'GET' as const,
          path: `/api/tasks/${query}`,
        }));
        times.first.push(await time({ url: path, headers, requests }));
      }
      const bare = median(times.bare);
      const figure = (name: string, measured: number[]): Figure => ({
        name,
        value: median(measured) / bare,
        unit: 'times',
        target: { atMost: 4 },
        detail: `${median(measured).toFixed(1)} ms to ${bare.toFixed(1)} ms`,
      });
      return [
        figure(`listing ${count} tasks again, of a bare server's time`, times.again),
        figure(`listing ${count} tasks after a change, of a bare server's time`, times.first),
      ];
    }),
  );
}
