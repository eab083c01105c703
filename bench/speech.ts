import { readdirSync, readFileSync } from 'node:fs';
import { someone } from '#intake/testing.ts';
import { understand } from '#intake/understand.ts';
import type { Figure } from './figure.ts';

const folder = new URL('../fixtures/rambles/', import.meta.url);
/**
 * In how many spoken rambles the intake finds as many tasks as there are. Each line of fixtures/rambles is one: `[...]`
 * stands around the words of a task, `{...}` around more about the task before.
 */
export async function measureSpeech(): Promise<Figure[]> {
  const rambles = readdirSync(folder).flatMap((file) =>
    readFileSync(new URL(file, folder), 'utf8').trim().split('\n'),
  );
  const counts = rambles.map((line) => ({
    // A capture is never lost: of mere talk one task is made.
    wanted: Math.max(1, line.split('[').length - 1),
    found: understand(line.replace(/[[\]{}]/g, ''), someone()).length,
  }));
  const share = (of: typeof counts, are: (count: { wanted: number; found: number }) => boolean) =>
    (100 * of.filter(are).length) / of.length;
  const single = counts.filter(({ wanted }) => wanted === 1);
  return [
    {
      name: 'spoken rambles, number of tasks right',
      value: share(counts, ({ wanted, found }) => wanted === found),
      unit: '%',
      target: { atLeast: 85 },
      detail: `${counts.length} rambles; too many in ${share(counts, ({ wanted, found }) => found > wanted).toFixed(0)} %`,
    },
    {
      name: 'rambles of one task taken for several',
      value: share(single, ({ found }) => found > 1),
      unit: '%',
      target: { atMost: 7 },
      detail: `${single.length} rambles`,
    },
  ];
}
