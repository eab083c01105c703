import { createAccount } from './account.ts';
import { type Metric, median } from './metric.ts';
import { load, withBareServer, withHeddle } from './processes.ts';

const rounds = 3;
const seconds = 4;

const titles = [
  'Buy milk and oat flakes',
  'Call the dentist tomorrow 9am',
  'Pay the rent on friday!!',
  'Write the quarterly report',
  'Book the train to Porto',
  'Read chapter six',
  'Run 8 km along the river',
  'Ask Ines about the blue bicycle',
];

const requests = titles.map((title) => ({
  method: 'POST' as const,
  body: JSON.stringify({ title, context: 'Added from quick input' }),
}));

/** Creates at 16 connections, as given and understood, as shares of what the bare server takes. */
export async function measureCreates(): Promise<Metric[]> {
  return withBareServer((bareUrl) =>
    withHeddle(async ({ url }) => {
      const send = async (to: string, headers: Record<string, string> = {}) => {
        const { perSecond } = await load({
          url: to,
          connections: 16,
          duration: seconds,
          headers: { 'Content-Type': 'application/json', ...headers },
          requests,
        });
        return perSecond;
      };
      const measured: Record<'bare' | 'given' | 'understood', number[]> = {
        bare: [],
        given: [],
        understood: [],
      };
      for (let round = 0; round < rounds; round++) {
        const path = `${url}/api/tasks/?auto_classify=`;
        const [one, other] = [await createAccount(url), await createAccount(url)];
        measured.bare.push(await send(bareUrl));
        measured.given.push(await send(`${path}false`, { Authorization: one.authorization }));
        measured.understood.push(await send(`${path}true`, { Authorization: other.authorization }));
      }
      const bare = median(measured.bare);
      const createMetric = (name: string, values: number[]): Metric => ({
        name,
        value: (100 * median(values)) / bare,
        unit: '%',
        target: { atLeast: 25 },
        detail: `${Math.round(median(values))} of ${Math.round(bare)} requests a second`,
      });
      return [
        createMetric('creates as given, of a bare server', measured.given),
        createMetric('creates understood, of a bare server', measured.understood),
      ];
    }),
  );
}
