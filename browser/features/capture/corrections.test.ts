import { describe, expect, it } from 'vitest';
import { someone } from '#intake/testing.ts';
import { understand } from '#intake/understand.ts';
import {
  addCorrection,
  applyCorrections,
  type Correction,
  correctReading,
  type ParsedField,
  type ParsedTask,
  parseStoredCorrections,
  retainCorrections,
} from './corrections.ts';

const read = (text: string, corrections: Correction[] = []) =>
  applyCorrections(text, understand(text, someone()), corrections, guessOf());

/** Parses a text without its thread. */
const guessOf =
  (vocabulary = someone().vocabulary) =>
  (title: string) =>
    understand(title, someone({ vocabulary: { ...vocabulary, threads: [] } }))[0];

function removal(tasks: ParsedTask[], index: number, field: ParsedField): Correction {
  const task = tasks[index];
  const value = task?.values.find((one) => one.field === field);
  if (!task || !value) throw new Error(`Task ${index} has no ${field}`);
  return { kind: 'removed', at: task.at, ...value };
}

function choice(tasks: ParsedTask[], index: number, theme: string): Correction {
  const task = tasks[index];
  if (!task) throw new Error(`There is no task ${index}`);
  return { kind: 'theme', at: task.at, theme };
}

/** Parses the last of these texts, each typed over the one before, with corrections made to the first. */
function readOn(texts: readonly string[], said: (tasks: ParsedTask[]) => Correction[]): ParsedTask[] {
  const [first = '', ...later] = texts;
  let corrections: readonly Correction[] = said(read(first));
  let before = first;
  for (const after of later) {
    corrections = retainCorrections(corrections, before, after);
    before = after;
  }
  return read(before, [...corrections]);
}

/** Types `words` into `text` key by key, at its start by default. */
const typed = (text: string, words: string, at = 0) =>
  Array.from(
    { length: words.length + 1 },
    (_, keys) => text.slice(0, at) + words.slice(0, keys) + text.slice(at),
  );

const text = 'read the paper tomorrow @home p1, call mum tomorrow';

describe('correct', () => {
  it('leaves the parsed result alone without corrections', () => {
    const tasks = read(text);
    expect(tasks.map(({ task }) => [task.dueDate, task.priority, task.tags, task.themeChosen])).toEqual([
      [expect.any(String), 'urgent', ['home'], false],
      [expect.any(String), null, [], false],
    ]);
  });

  it('returns the words of a removed date, and only those, to the title', () => {
    const once = removal(read(text), 0, 'due_date');
    const [first, second] = read(text, [once]);
    expect(first?.task).toMatchObject({ title: 'read the paper tomorrow', dueDate: null });
    expect(first?.values.map(({ field }) => field)).toEqual(['priority', 'tag']);
    expect(second?.task).toMatchObject({ title: 'call mum', dueDate: expect.any(String) });
  });

  it('keeps a removal while the rest of the text changes', () => {
    const once = (tasks: ParsedTask[]) => [removal(tasks, 0, 'due_date')];
    expect(readOn([text, `${text} about her birthday`], once)[0]?.task.dueDate).toBeNull();
    const friday = [text, 'read the paper @home p1, call mum tomorrow', 'read the paper friday @home p1'];
    expect(readOn(friday, once)[0]?.task.dueDate).not.toBeNull();
  });

  it('keeps a removal with its task when another with the same words is typed in front', () => {
    const texts = typed('buy milk tomorrow', 'call mum tomorrow, ');
    const tasks = readOn(texts, (read) => [removal(read, 0, 'due_date')]);
    expect(tasks.map(({ task }) => [task.title, task.dueDate !== null])).toEqual([
      ['call mum', true],
      ['buy milk tomorrow', false],
    ]);
  });

  it('removes a tag that is typed twice and keeps both in the title', () => {
    const twice = 'fetch the felt @Home p1 #home';
    const tasks = read(twice);
    expect(tasks[0]?.values.filter(({ field }) => field === 'tag')).toEqual([
      { field: 'tag', words: '@Home' },
    ]);
    expect(read(twice, [removal(tasks, 0, 'tag')])[0]?.task).toMatchObject({
      title: 'fetch the felt @Home #home',
      tags: [],
    });
  });

  it.each<[string, string, ParsedField, object]>([
    ['meet Bo tomorrow', ' or friday', 'due_date', { dueDate: null }],
    ['meet Bo tomorrow', ' at 5pm', 'due_date', { dueDate: null }],
    ['buy milk urgent', ' !!', 'priority', { priority: null }],
    ['water the plants every monday', ' and thursday', 'recurrence', { recurrence: null, dueDate: null }],
    ['oil the loom for 30 min', ' or so', 'duration', { durationMinutes: null }],
  ])('keeps a removal from "%s" while "%s" is typed behind its words', (text, more, field, without) => {
    const [task] = readOn(typed(text, more, text.length), (tasks) => [removal(tasks, 0, field)]);
    expect(task?.task).toMatchObject({ title: text + more, ...without });
    expect(task?.values).toEqual([]);
  });

  it('parses a removed value again when it is typed elsewhere', () => {
    const texts = ['buy oats @home', ...typed('buy oats @home', '-office', 14)];
    const [task] = readOn(texts, (tasks) => [removal(tasks, 0, 'tag')]);
    expect(task?.task.tags).toEqual(['home-office']);
    const moved = typed('call Bo tomorrow', 'ring Al tomorrow at 5pm, ');
    const [added, kept] = readOn(moved, (tasks) => [removal(tasks, 0, 'due_date')]);
    expect(added?.task.dueDate).toContain('T17:00');
    expect(kept?.task).toMatchObject({ title: 'call Bo tomorrow', dueDate: null });
  });

  it('shows a tag as typed and stored, and removes it in any spelling', () => {
    const [tagged] = read('weed #GardenWork');
    expect(tagged?.task.tags).toEqual(['GardenWork']);
    expect(tagged?.values).toEqual([{ field: 'tag', words: '#GardenWork' }]);
    const said = (tasks: ParsedTask[]) => [removal(tasks, 0, 'tag')];
    expect(readOn(['weed #GardenWork', 'weed #gardenWork'], said)[0]?.task.tags).toEqual([]);
  });

  it('removes priority and tags', () => {
    const tasks = read(text);
    const corrections = [removal(tasks, 0, 'priority'), removal(tasks, 0, 'tag')];
    expect(read(text, corrections)[0]?.task).toMatchObject({
      title: 'read the paper @home p1',
      priority: null,
      tags: [],
    });
  });

  it('removes the first day of a recurrence together with the recurrence', () => {
    const repeated = 'water the plants every monday';
    const tasks = read(repeated);
    expect(tasks[0]?.values.map(({ field }) => field)).toEqual(['recurrence']);
    expect(read(repeated, [removal(tasks, 0, 'recurrence')])[0]?.task).toMatchObject({
      title: 'water the plants every monday',
      recurrence: null,
      dueDate: null,
    });
  });

  it('repeats as if the removed day had never been typed', () => {
    const both = 'water plants every week tomorrow';
    const [alone] = read('water plants every week');
    const [left] = read(both, [removal(read(both), 0, 'due_date')]);
    expect(left?.task.recurrence).toBe(alone?.task.recurrence);
    expect(left?.task.dueDate).toBe(alone?.task.dueDate);
    expect(left?.values.map(({ field }) => field)).toEqual(['recurrence']);
    const neither = [removal(read(both), 0, 'due_date'), removal(read(both), 0, 'recurrence')];
    expect(read(both, neither)[0]?.task).toMatchObject({ title: both, recurrence: null, dueDate: null });
  });

  it.each([
    ['call mum', ['call mum about the party']],
    ['gym', typed('gym', 'go to ')],
    ['read the thing', typed('read the thing', 're')],
  ])('files "%s" where the person said, also when more is written around it', (text, later) => {
    const [last] = readOn([text, ...later], (tasks) => [choice(tasks, 0, 'Finance')]).slice(-1);
    expect(last?.task).toMatchObject({ theme: 'Finance', themeChosen: true });
  });

  it('drops the theme choice when its words are deleted', () => {
    const [milk] = readOn(['call mum', 'buy milk'], (tasks) => [choice(tasks, 0, 'Finance')]);
    expect(milk?.task.themeChosen).toBe(false);
  });

  it('applies a choice to the right one of several tasks with the same title', () => {
    const twice = 'call Ana, call Ana tomorrow';
    const chosenIn = read(twice, [choice(read(twice), 1, 'Work')]).map(({ task }) => task.themeChosen);
    expect(chosenIn).toEqual([false, true]);
  });

  it('lets the last choice for a task win', () => {
    const tasks = read('call mum');
    const corrections = addCorrection([choice(tasks, 0, 'Work')], choice(tasks, 0, 'Health'));
    expect(read('call mum', corrections)[0]?.task.theme).toBe('Health');
    expect(corrections).toHaveLength(1);
  });
});

describe('a named thread', () => {
  const threads = [{ id: 't1', title: 'Marathon', theme: 'Health' }];
  const vocabulary = { ...someone().vocabulary, threads };
  const text = 'buy marathon shoes';
  const readIn = (corrections: Correction[] = []) =>
    applyCorrections(text, understand(text, someone({ vocabulary })), corrections, guessOf(vocabulary));

  it('has its own chip, and removing it leaves the theme to the other words', () => {
    const [named] = readIn();
    expect(named?.task).toMatchObject({ threadId: 't1', theme: 'Health' });
    expect(named?.values).toEqual([{ field: 'thread', words: 't1' }]);
    const [alone] = readIn([removal(readIn(), 0, 'thread')]);
    expect(alone?.task).toMatchObject({ threadId: null, theme: 'Shopping', themeChosen: false, title: text });
    expect(alone?.values).toEqual([]);
  });

  it.each(['Inbox', 'Personal'])('gives way to %s, where the person chose that', (theme) => {
    const [chosen] = readIn([choice(readIn(), 0, theme)]);
    expect(chosen?.task).toMatchObject({ threadId: null, theme, themeChosen: true });
    expect(chosen?.values).toEqual([]);
  });

  it('stays when the user chose its theme', () => {
    const [chosen] = readIn([choice(readIn(), 0, 'Health')]);
    expect(chosen?.task).toMatchObject({ threadId: 't1', theme: 'Health', themeChosen: true });
  });
});

it('restores only the stored corrections it can parse', () => {
  const kept = { at: { start: 0, end: 4 }, kind: 'theme', theme: 'Work' } as const;
  const older = { kind: 'removed', field: 'due_date', words: 'tomorrow', nth: 0 };
  expect(parseStoredCorrections([kept, older, null, 1, { at: { start: 0 }, kind: 'theme' }])).toEqual([kept]);
  expect(parseStoredCorrections({ at: 1 })).toEqual([]);
});

describe('a reading that holds back', () => {
  const letter = 'Hi, could you call Ana tomorrow and water the ferns p1?';
  /** A reading as the intake makes it: the task has all words of the text. */
  const held = (corrections: Correction[] = []) => {
    const suggestions = understand('call Ana tomorrow, water the ferns p1', someone()).map((task) => ({
      ...task,
      spans: task.spans.map((span) => {
        const words = 'call Ana tomorrow, water the ferns p1'.slice(span.start, span.end);
        const start = letter.indexOf(words);
        return { ...span, start, end: start + words.length };
      }),
    }));
    const [first] = understand('Hi', someone());
    if (!first) throw new Error('There is no task');
    const whole = {
      ...first,
      notes: [letter],
      spans: [{ start: 0, end: letter.length, value: 'title' as const }],
    };
    return correctReading(letter, { tasks: [whole], suggestions }, corrections, guessOf());
  };
  const split: Correction = { kind: 'split', at: { start: 0, end: letter.length } };

  it('is one task that offers what was found', () => {
    const [whole, ...others] = held();
    expect(others).toEqual([]);
    expect(whole?.task.notes).toEqual([letter]);
    expect(whole?.task.suggestions?.map(({ title }) => title)).toEqual(['call Ana', 'water the ferns']);
  });

  it('becomes several tasks when the user splits it, and goes on so while they type', () => {
    const tasks = held([split]);
    expect(tasks.map(({ task }) => task.title)).toEqual(['Hi', 'call Ana', 'water the ferns']);
    expect(tasks[0]?.task.suggestions).toBeUndefined();
    expect(retainCorrections([split], letter, `${letter} And`)).toHaveLength(1);
    expect(retainCorrections([split], letter, '')).toEqual([]);
  });

  it('applies corrections to what they are about, offered or split', () => {
    const tasks = held([split]);
    const corrections = [removal(tasks, 2, 'priority'), choice(tasks, 1, 'Work')];
    const [whole, ana, ferns] = held([split, ...corrections]).map(({ task }) => task);
    expect(whole?.themeChosen).toBe(false);
    expect(ana).toMatchObject({ theme: 'Work', themeChosen: true });
    expect(ferns?.priority).toBeNull();
    const [offering] = held(corrections);
    expect(offering?.task.suggestions).toEqual([ana, ferns]);
    const [moved] = held([choice(held(), 0, 'Work')]);
    expect(moved?.task.themeChosen).toBe(true);
    expect(moved?.task.suggestions?.map(({ themeChosen }) => themeChosen)).toEqual([false, false]);
  });
});
