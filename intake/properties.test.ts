import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillers, joiners, leadIns } from './speech/phrases.ts';
import { closers, openers } from './speech/small-talk.ts';
import { someone } from './testing.ts';
import { tokenise } from './tokens/tokenise.ts';
import { understand } from './understand.ts';

const context = someone();

/** Pieces people build their notes of, and the marks that can stand between them. */
const piece = fc.constantFrom(
  ...`buy milk|call the dentist|pay rent|email Ana about the lease|read War and Peace|mix flour, eggs and sugar
tomorrow|on friday|next week|at 3pm|9:30|in 2 hours|march 3|the 15th|tonight|this weekend|by eod|12/20|monday
every day|every other friday|weekly|on mondays and thursdays|until june|for 3 weeks|every! 3 days
p1|!!|urgent|no rush|high priority|(p2)|low fat milk|urgent care|#errands|@home|for 30 min|remind me 10 minutes before
remind me to|i need to|um|and then|also|no wait|scratch that|actually|please|"may 3 at 9"|‘friday’|don't
1/2 cup|5 min walk|https://example.org/2026/03/12|half past 4|ünïcödé|日本語|🎉|$20|50%|(two|) kinds|a|to|by|-|•`.split(
    /[|\n]/,
  ),
);
const mark = fc.constantFrom(
  ' ',
  ' ',
  ' ',
  ', ',
  '. ',
  '; ',
  '\n',
  '\n- ',
  ' and ',
  ' then ',
  ': ',
  '! ',
  '',
  ' & ',
);
const note = fc
  .array(fc.tuple(piece, mark), { minLength: 1, maxLength: 9 })
  .map((pairs) => pairs.flat().join(''));
/** What somebody says who thinks aloud: long enough for the model of speech. */
const speech = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        ...`i need to ring Ida about the loom|remind me to order clay by friday|we should oil the gate tonight|then pay the smith
i've got choir at six|we're meeting Bo at ten on monday|the kids were screaming all day|which is ridiculous|i don't have to go
you know what i mean|so i can sleep again|whether he wants it|no wait|scratch that|because the old one broke|and maybe i should
she needs it by noon|every tuesday|um|so|oh and|honestly|🎉|full stop|don't forget to|in two weeks`.split(
          /[|\n]/,
        ),
      ),
      fc.constantFrom(' ', ' ', ' ', ', ', '. '),
    ),
    { minLength: 4, maxLength: 14 },
  )
  .map((pairs) => pairs.flat().join(''));
const text = fc.oneof(
  note,
  speech,
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

const smallTalk = new Set(
  [leadIns, fillers, joiners, openers, closers]
    .flatMap((phrases) => [...phrases.values()])
    .flat()
    .flatMap((phrase) => phrase.split(' ')),
);

describe('whatever the text', { timeout: 60_000 }, () => {
  it('answers and never throws, with values of the promised shapes', () => {
    fc.assert(
      fc.property(text, (said) => {
        for (const task of understand(said, context)) {
          expect(task.title.trim()).toBe(task.title);
          expect(task.title).not.toBe('');
          expect(task.confidence).toBeGreaterThanOrEqual(0);
          expect(task.confidence).toBeLessThanOrEqual(1);
          if (task.dueDate !== null) expect(task.dueDate).toMatch(/^\d{4}-\d\d-\d\d(T\d\d:\d\d)?$/);
          if (task.reminder !== null) expect(task.reminder).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/);
          if (task.recurrence !== null) expect(task.recurrence).toMatch(/^FREQ=[A-Z]+(;[A-Z]+=[\w,+-]+)*$/);
          expect(['urgent', 'high', 'medium', 'low', null]).toContain(task.priority);
        }
      }),
      { numRuns: 800 },
    );
  });

  it('gives spans that lie in the text, in order', () => {
    fc.assert(
      fc.property(text, (said) => {
        for (const task of understand(said, context)) {
          for (const { start, end } of task.spans) {
            expect(start).toBeGreaterThanOrEqual(0);
            expect(end).toBeGreaterThan(start);
            expect(end).toBeLessThanOrEqual(said.length);
          }
          const starts = task.spans.map(({ start }) => start);
          expect(starts).toEqual([...starts].sort((a, b) => a - b));
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('makes a title of words that stand in the text', () => {
    fc.assert(
      fc.property(text, (said) => {
        for (const task of understand(said, context))
          for (const word of task.title.split(/[,:]?\s+/)) expect(said).toContain(word);
      }),
      { numRuns: 1000 },
    );
  });

  it('loses no word that no value claims, except small talk, what was taken back and what is said again', () => {
    fc.assert(
      fc.property(note, (said) => {
        fc.pre(!/no wait|scratch that|actually/.test(said));
        const tasks = understand(said, context);
        const claimed = tasks.flatMap((task) => task.spans);
        const words = tokenise(said).filter(({ kind }) => kind === 'word' || kind === 'number');
        const [kept = [], others = []] = [true, false].map((is) =>
          words.filter(
            (word) => is === claimed.some(({ start, end }) => word.start >= start && word.end <= end),
          ),
        );
        const lost = others
          .filter((word) => !kept.some(({ lower }) => lower === word.lower))
          .filter((token) => !smallTalk.has(token.lower) && !/^\d+$/.test(token.lower));
        if (tasks.length) expect(lost.map((token) => token.lower)).toEqual([]);
      }),
      {
        numRuns: 800,
        examples: [
          ['the 15th low fat milk buy milk'],
          ['every other friday um this weekend; half past 4'],
          ['no rush (p2) buy milk no rush'],
        ],
      },
    );
  });

  it('reads its own titles as they are', () => {
    const one = (list: string) => fc.constantFrom(...list.split('|'));
    const single = fc
      .tuple(
        one('|remind me to |i need to |please |um so '),
        one(
          'buy milk|call the dentist|email Ana about the lease|read War and Peace|mix flour, eggs and sugar|buy high heels|go to urgent care|fix the 1/2 inch pipe|watch "Friday the 13th"|open https://example.org/2026/03/12|plan the party|buy 3 lemons',
        ),
        one('| on friday| next week| at 3pm| in 2 hours| on the 15th| every day| every other friday| weekly'),
        one('| p1|!!| urgent| (no rush)| #errands| @home| for 30 min'),
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(single, (said) => {
        const tasks = understand(said, context);
        expect(tasks).toHaveLength(1);
        for (const { title } of tasks)
          expect(understand(title, context).map((task) => task.title)).toEqual([title]);
      }),
      { numRuns: 700 },
    );
  });

  it('says the same of the same text', () => {
    fc.assert(
      fc.property(note, (said) => {
        expect(understand(said, context)).toEqual(understand(said, context));
      }),
      { numRuns: 200 },
    );
  });
});
