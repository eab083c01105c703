import { readdirSync, readFileSync } from 'node:fs';
import { someone } from '#intake/testing.ts';
import { understand } from '#intake/understand.ts';
import type { Metric } from './metric.ts';

const corpus = new URL('../corpus/speech/held-out/', import.meta.url);

/** Compares the number of tasks in a text with the number the intake finds. */
interface Counted {
  wanted: number;
  found: number;
}

/**
 * Measures in what share of spoken rambles and long typed notes the intake finds the right number of tasks. Each line of
 * corpus/speech/held-out is one text, preceded by the number of its tasks. Nothing is trained on them.
 */
export async function measureSpeech(): Promise<Metric[]> {
  const rambles = countSets('rambles');
  const notes = countSets('notes');
  const single = rambles.filter(({ wanted }) => wanted === 1);
  return [
    {
      name: 'spoken rambles, number of tasks right',
      value: share(rambles, isRight),
      unit: '%',
      target: { atLeast: 85 },
      detail: Object.entries(Object.groupBy(rambles, ({ set }) => set))
        .map(([set, own = []]) => `${set} ${share(own, isRight).toFixed(0)} % of ${own.length}`)
        .join(', '),
    },
    {
      name: 'rambles of one task taken for several',
      value: share(single, ({ found, wanted }) => found > wanted),
      unit: '%',
      target: { atMost: 7 },
      detail: `${single.length} rambles`,
    },
    {
      name: 'long typed notes, number of tasks right',
      value: share(notes, isRight),
      unit: '%',
      target: { atLeast: 85 },
      detail: `${notes.length} notes of 14 to 45 words on one line`,
    },
  ];
}

const countSets = (folder: string): (Counted & { set: string })[] =>
  readdirSync(new URL(folder, corpus)).flatMap((file) =>
    readFileSync(new URL(`${folder}/${file}`, corpus), 'utf8')
      .trim()
      .split('\n')
      .map((line) => ({ set: file.replace('.txt', ''), ...count(line) })),
  );

/** Counts in a line such as `2 call Ana oh and buy salt`. */
function count(line: string): Counted {
  const text = line.replace(/^\d+ /, '');
  return { wanted: Number.parseInt(line, 10), found: understand(text, someone()).length };
}

const isRight = ({ wanted, found }: Counted) => wanted === found;

/** Returns a percentage. */
const share = (counts: Counted[], are: (counted: Counted) => boolean) =>
  (100 * counts.filter(are).length) / counts.length;
