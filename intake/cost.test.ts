import { Session } from 'node:inspector/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { someone } from './testing.ts';
import { tokenise } from './tokens/tokenise.ts';
import { understand } from './understand.ts';

/** What a text may be made of. */
const atoms = [
  // Words, lists and ways to join them
  'milk |buy milk |a |a, |a.,|a., |a, !|a. |a! |a; |a: |- a\n|1. a\n|a\n|1) |(a) |aaaaaaaaaa|a-b |x1|Milk |the |i |it |her ',
  'so |and |and then |or |to |for |that |if |not |also |first |just |is |because |plus |next |with |the a |the a the b ',
  'a and |call Ana and |call Ana, buy milk, |haircut, gym, |suit to cleaners, |mop kitchen hoover stairs |get gym, ',
  'remind me |remind me to |i need to |i have to call |please |thanks |um |you know |oh and |the tiler needs paying ',
  'tell Sam i will |check if |mum is poorly so i need to cancel lunch |i was thinking that |Hi Sam, |thank you for it; ',
  'buy milk and then call the vet tomorrow at 5pm. |pack for the trip: adapters, ',
  // Headings, labels and dictated marks
  'Work:\n|tomorrow: |mon: gym, |#a |@a |#work |full stop |new line |comma |number one |second |that reminds me ',
  // Dates, times, numbers and recurrences
  'today |tomorrow |monday |on monday |next friday |jan 5 |the 5th |1st and |in 3 days |in an hour |noon |tonight ',
  'christmas |half past |quarter to |between 5 and |5pm |5:30 |1430 |5 |5-6 |1/2 |555-0134 |555-|2026-03-11 |five ',
  'every day |every monday and |every 2nd |daily |weekly |mondays |mon |mon, |m/w/|30 min |1h |until |except ',
  'every monday except |the last day of the month |on my list |moved to friday |dentist tuesday haircut wednesday ',
  // Repairs
  'no |no wait |no, |sorry |i mean |5pm i mean |scratch that |make it |monday no tuesday |not monday |two, no, three ',
  'jan 5 and feb 6 and no wait |call Ana, no wait, call Bo |get eggs no not eggs get butter |no not a |wait, ',
  // Priorities and reminders
  'p1 |!|! |!! |urgent |asap |high priority |says urgent |!30m |remind me at 5 |an hour before |the day before ',
  // Marks, quotes, brackets, addresses
  `; |, |. |? |…|? !|- |–|* |• |-> |+ |& |#|@|$|%|(|) |()|[|[ ] |[x] |{|"|"a" |'|'s |it's |“|“a” |\`|_|\\|\n|\t`,
  'a@b.c |a@|https://a.b/c |www.a.b |a.com-|/todo |£5.50 |1,000 |1.5 |5% ',
  // Emoji and other languages
  '😀|😀 |👩‍👩‍👧 |✅ |→ |é|ß |你好|你好 |привет |مرحبا |morgen um 5 und |demain |mañana |e\u0301|\u200b',
].flatMap((group) => group.split('|'));

/** Every third beside one from elsewhere in the list. */
const pairs = atoms.flatMap((atom, i) =>
  i % 3 ? [] : [atom + (atoms[(i * 37 + 101) % atoms.length] ?? '')],
);

/** Several times what a rule looks back or ahead. */
const tokenCount = 200;
/** Twice the text takes twice the work, and a little more where it is the first to exhaust what a rule looks at. */
const maxGrowth = 2.6;

/** Elements that array methods visited which call no function of ours, and so are missing from the counts of calls. */
let visited = 0;
const quiet = ['slice', 'concat', 'join', 'includes', 'indexOf'] as const;
const originals = quiet.map((name) => Object.getOwnPropertyDescriptor(Array.prototype, name) ?? {});
const session = new Session();

beforeAll(async () => {
  quiet.forEach((name, i) => {
    const original = Array.prototype[name];
    const value = function (this: unknown[], ...given: unknown[]) {
      const result = Reflect.apply(original, this, given);
      visited += Array.isArray(result) ? result.length : this.length;
      return result;
    };
    Object.defineProperty(Array.prototype, name, { ...originals[i], value });
  });
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  // Loads the models.
  await countWork('um so I need to call Ana about the rent and then buy some milk and oh yeah feed the cat');
});

afterAll(() => {
  quiet.forEach((name, i) => {
    Object.defineProperty(Array.prototype, name, originals[i] ?? {});
  });
  session.disconnect();
});

interface Work {
  /** How often each function ran, its blocks included, by file and name. */
  runs: Map<string, number>;
  total: number;
}

/** Of two texts read at the same minute, the second would find what the first left in the cache of clauses. */
let reads = 0;

/** Counts what the intake's code does for a text: what each of its functions and blocks ran, and what they copied. */
async function countWork(text: string): Promise<Work> {
  const now = `2026-03-11T09:${String(reads++ % 60).padStart(2, '0')}:00`;
  visited = 0;
  understand(text, someone({ now }));
  const runs = new Map([['elements copied or searched', visited]]);
  // Taking the counts also resets them.
  const { result } = await session.post('Profiler.takePreciseCoverage');
  for (const { url, functions } of result)
    for (const { functionName, ranges } of url.includes('/intake/') && !url.includes('.test.')
      ? functions
      : []) {
      const name = `${url.split('/intake/')[1]} ${functionName}`;
      runs.set(
        name,
        ranges.reduce((sum, { count }) => sum + count, runs.get(name) ?? 0),
      );
    }
  return { runs, total: [...runs.values()].reduce((sum, count) => sum + count) };
}

/** Returns each text whose work grows faster than its length, with the functions that are to blame. */
async function findSteep(texts: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const atom of texts) {
    const count = Math.ceil((8 * tokenCount) / Math.max(1, tokenise(atom.repeat(8)).length));
    const once = await countWork(atom.repeat(count));
    const twice = await countWork(atom.repeat(2 * count));
    const growth = twice.total / once.total;
    if (growth <= maxGrowth) continue;
    const blamed = [...twice.runs]
      .filter(([name, runs]) => runs > maxGrowth * (once.runs.get(name) ?? 0))
      .sort(([, one], [, other]) => other - one)
      .slice(0, 3);
    found.push(`${JSON.stringify(atom)} × ${growth.toFixed(1)}: ${blamed.join('; ')}`);
  }
  return found;
}

/** Counting slows the code down, and a busy machine does, too. */
const timeout = 120_000;

it('grows no faster than the text, whatever is repeated', { timeout }, async () => {
  expect(await findSteep(atoms)).toEqual([]);
});

it('grows no faster than the text when two things alternate', { timeout }, async () => {
  expect(await findSteep(pairs)).toEqual([]);
});
