import { readdirSync, readFileSync } from 'node:fs';
import { someone } from '#intake/testing.ts';
import { understand } from '#intake/understand.ts';
import type { Figure } from './figure.ts';

const folder = new URL('../fixtures/rambles/', import.meta.url);
/**
 * In how many spoken rambles the intake finds as many tasks as there are. Each line of fixtures/rambles is one, behind the
 * number of its tasks. Nothing is trained on them.
 */
export async function measureSpeech(): Promise<Figure[]> {
  const files = readdirSync(folder).map((file) => ({
    file,
    lines: readFileSync(new URL(file, folder), 'utf8').trim().split('\n'),
  }));
  const counts = files.flatMap(({ file, lines }) =>
    lines.map((line) => ({
      file,
      wanted: Number.parseInt(line, 10),
      found: understand(line.replace(/^\d+ /, ''), someone()).length,
    })),
  );
  const share = (of: typeof counts, are: (count: { wanted: number; found: number }) => boolean) =>
    (100 * of.filter(are).length) / of.length;
  const single = counts.filter(({ wanted }) => wanted === 1);
  return [
    {
      name: 'spoken rambles, number of tasks right',
      value: share(counts, ({ wanted, found }) => wanted === found),
      unit: '%',
      target: { atLeast: 85 },
      detail: files
        .map(({ file, lines }) => {
          const own = counts.filter((count) => count.file === file);
          return `${file} ${share(own, ({ wanted, found }) => wanted === found).toFixed(0)} % of ${lines.length}`;
        })
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
