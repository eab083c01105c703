import { readdirSync, readFileSync } from 'node:fs';
import { someone } from '#intake/testing.ts';
import type { UnderstoodTask } from '#intake/types.ts';
import { understand } from '#intake/understand.ts';
import type { Metric } from './metric.ts';

const corpus = new URL('../corpus/typed/', import.meta.url);

/** Holds a typed text, when it was typed, and its acceptable readings; `null` means none. */
interface Typed {
  text: string;
  now?: string;
  tasks?: number;
  due?: (string | null)[];
  recurrence?: (string | null)[];
  priority?: (string | null)[];
}

interface Answer extends Typed {
  found: UnderstoodTask[];
}

/** Passes over all texts; the quickest counts, when the code is warm and the machine does nothing else. */
const passes = 8;

/**
 * Measures how much of typed texts the intake understands, and how many it reads per CPU second. Each line of
 * corpus/typed is a text with careful human readings; its authors had not seen the intake.
 */
export async function measureTyped(): Promise<Metric[]> {
  const texts: Typed[] = readdirSync(corpus)
    .filter((file) => file.endsWith('.jsonl'))
    .flatMap((file) =>
      readFileSync(new URL(file, corpus), 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    );
  let answers: Answer[] = [];
  let seconds = Number.POSITIVE_INFINITY;
  for (let pass = 0; pass < passes; pass++) {
    const begun = performance.now();
    answers = texts.map((one) => ({
      ...one,
      found: understand(one.text, someone(one.now ? { now: one.now } : {})),
    }));
    seconds = Math.min(seconds, (performance.now() - begun) / 1000);
  }
  return [
    share(
      'typed texts, number of tasks right',
      answers.filter(({ tasks = 0 }) => tasks > 1),
      hasCount,
      92,
    ),
    share(
      'typed texts of one task that stay one',
      answers.filter(({ tasks }) => tasks === 1),
      hasCount,
      93,
    ),
    share(
      'dates and times right',
      answers.filter(({ due }) => due && due[0] !== null),
      hasDue,
      92,
    ),
    share(
      'no date where there is none',
      answers.filter(({ due }) => due?.[0] === null),
      hasDue,
      96,
    ),
    share(
      'recurrences right',
      answers.filter(({ recurrence }) => recurrence),
      hasRecurrence,
      88,
    ),
    share(
      'priorities right',
      answers.filter(({ priority }) => priority),
      hasPriority,
      92,
    ),
    {
      name: 'typed texts read in a second',
      value: texts.length / seconds,
      unit: 'a second',
      target: { atLeast: 3000 },
      detail: `${texts.length} texts, the quickest of ${passes} passes`,
    },
  ];
}

const hasCount = ({ tasks, found }: Answer) => found.length === tasks;
const hasDue = ({ due, found }: Answer) =>
  !!due?.includes(found.find(({ dueDate }) => dueDate)?.dueDate ?? null);
const hasPriority = ({ priority, found }: Answer) => !!priority?.includes(found[0]?.priority ?? null);
const hasRecurrence = ({ recurrence, found }: Answer) =>
  !!recurrence?.map(sortRule).includes(sortRule(found.find((task) => task.recurrence)?.recurrence ?? null));

/** Puts the parts of a rule in a fixed order and drops its time of day, which is the task's. */
const sortRule = (rule: string | null) =>
  rule
    ?.split(';')
    .filter((part) => !/^(WKST|BYHOUR|BYMINUTE|BYSECOND|INTERVAL=1$)/.test(part))
    .map((part) => part.replace(/(?<=^BY\w+=).*/, (list) => list.split(',').sort().join()))
    .sort()
    .join(';');

function share(name: string, answers: Answer[], is: (answer: Answer) => boolean, atLeast: number): Metric {
  const value = (100 * answers.filter(is).length) / answers.length;
  return { name, value, unit: '%', target: { atLeast }, detail: `${answers.length} texts` };
}
