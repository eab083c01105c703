import { readdirSync, readFileSync } from 'node:fs';
import { someone } from '#intake/testing.ts';
import { understand } from '#intake/understand.ts';
import type { Figure } from './figure.ts';

const folder = new URL('../fixtures/rambles/', import.meta.url);

/** How many tasks a ramble has, and how many the intake finds. */
interface Counted {
  wanted: number;
  found: number;
}

/**
 * In how many spoken rambles the intake finds as many tasks as there are. Each line of fixtures/rambles is one, behind the
 * number of its tasks. Nothing is trained on them.
 */
export async function measureSpeech(): Promise<Figure[]> {
  const sets = readdirSync(folder).map((file) => ({
    name: file.replace('.txt', ''),
    counts: readFileSync(new URL(file, folder), 'utf8').trim().split('\n').map(count),
  }));
  const counts = sets.flatMap((set) => set.counts);
  const single = counts.filter(({ wanted }) => wanted === 1);
  const isRight = ({ wanted, found }: Counted) => wanted === found;
  return [
    {
      name: 'spoken rambles, number of tasks right',
      value: share(counts, isRight),
      unit: '%',
      target: { atLeast: 85 },
      detail: sets
        .map((set) => `${set.name} ${share(set.counts, isRight).toFixed(0)} % of ${set.counts.length}`)
        .join(', '),
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

/** Counts in a line such as `2 call Ana oh and buy salt`. */
function count(line: string): Counted {
  const text = line.replace(/^\d+ /, '');
  return { wanted: Number.parseInt(line, 10), found: understand(text, someone()).length };
}

/** In percent. */
const share = (counts: Counted[], are: (counted: Counted) => boolean) =>
  (100 * counts.filter(are).length) / counts.length;
