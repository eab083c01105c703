import { manyTasks } from '#fixtures/full-life.ts';
import { createAccount, forEach } from './account.ts';
import { type Figure, median } from './figure.ts';
import { load, withBareServer, withHeddle } from './processes.ts';

const rounds = 5;
const seconds = 2;
const count = 1000;

/** Listing 1,000 tasks, one request after the other, in the time the bare server takes for the same list. */
export async function measureListing(): Promise<Figure[]> {
  return withBareServer((bareUrl) =>
    withHeddle(async ({ url }) => {
      const { authorization, call } = await createAccount(url);
      await forEach(manyTasks({ now: new Date(), count }), ({ body }) => call('POST', '/api/tasks/', body));
      const list = await call('GET', '/api/tasks/');
      if (!Array.isArray(list) || list.length !== count) throw new Error('The list is not whole');
      await fetch(bareUrl, { method: 'PUT', body: JSON.stringify(list) });

      const times: Record<'bare' | 'heddle', number[]> = { bare: [], heddle: [] };
      const time = async (to: string, headers: Record<string, string> = {}) =>
        1000 / (await load({ url: to, connections: 1, duration: seconds, headers })).perSecond;
      for (let round = 0; round < rounds; round++) {
        times.bare.push(await time(bareUrl));
        times.heddle.push(await time(`${url}/api/tasks/`, { Authorization: authorization }));
      }
      const [bare, heddle] = [median(times.bare), median(times.heddle)];
      return [
        {
          name: `listing ${count} tasks, of a bare server's time`,
          value: heddle / bare,
          unit: 'times',
          target: { atMost: 4 },
          detail: `${heddle.toFixed(1)} ms to ${bare.toFixed(1)} ms`,
        },
      ];
    }),
  );
}
