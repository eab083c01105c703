import { describe, expect, it } from 'vitest';
import { someone } from '#intake/testing.ts';
import { understand } from '#intake/understand.ts';
import { addCorrection, type Correction, correct, type ReadField, type ReadTask } from './corrections.ts';

const read = (text: string, corrections: Correction[] = []) =>
  correct(text, understand(text, someone()), corrections, guessOf());

/** Without its thread. */
const guessOf =
  (vocabulary = someone().vocabulary) =>
  (title: string) =>
    understand(title, someone({ vocabulary: { ...vocabulary, threads: [] } }))[0];

function removal(tasks: ReadTask[], at: number, field: ReadField): Correction {
  const value = tasks[at]?.values.find((one) => one.field === field);
  if (!value) throw new Error(`Task ${at} has no ${field}`);
  return { kind: 'removed', ...value };
}

const text = 'read the paper tomorrow @home p1, call mum tomorrow';

describe('correct', () => {
  it('shows what was understood as it is while nobody says otherwise', () => {
    const tasks = read(text);
    expect(tasks.map(({ task }) => [task.dueDate, task.priority, task.tags, task.themeChosen])).toEqual([
      [expect.any(String), 'urgent', ['home'], false],
      [expect.any(String), null, [], false],
    ]);
  });

  it('gives the words of a removed date back to the title, and only of that one', () => {
    const once = removal(read(text), 0, 'due_date');
    const [first, second] = read(text, [once]);
    expect(first?.task).toMatchObject({ title: 'read the paper tomorrow', dueDate: null });
    expect(first?.values.map(({ field }) => field)).toEqual(['priority', 'tag']);
    expect(second?.task).toMatchObject({ title: 'call mum', dueDate: expect.any(String) });
  });

  it('keeps a removal while the rest of the text changes', () => {
    const once = removal(read(text), 0, 'due_date');
    expect(read(`${text} about her birthday`, [once])[0]?.task.dueDate).toBeNull();
    expect(read('read the paper friday', [once])[0]?.task.dueDate).not.toBeNull();
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

  it('takes the first day of a repetition away with the repetition', () => {
    const repeated = 'water the plants every monday';
    const tasks = read(repeated);
    expect(tasks[0]?.values.map(({ field }) => field)).toEqual(['recurrence']);
    expect(read(repeated, [removal(tasks, 0, 'recurrence')])[0]?.task).toMatchObject({
      title: 'water the plants every monday',
      recurrence: null,
      dueDate: null,
    });
  });

  it('files a task where the person said, also when its title goes on', () => {
    const chosen: Correction = { kind: 'theme', title: 'call mum', theme: 'Work' };
    for (const words of ['call mum', 'call mum about the party'])
      expect(read(words, [chosen])[0]?.task).toMatchObject({ theme: 'Work', themeChosen: true });
    expect(read('buy milk', [chosen])[0]?.task.themeChosen).toBe(false);
  });

  it('applies one choice to one task', () => {
    const chosen: Correction = { kind: 'theme', title: 'buy milk', theme: 'Work' };
    const chosenIn = read('buy milk\nbuy milk', [chosen]).map(({ task }) => task.themeChosen);
    expect(chosenIn).toEqual([true, false]);
  });

  it('lets the last choice about a task hold', () => {
    const first: Correction = { kind: 'theme', title: 'call mum', theme: 'Work' };
    const corrections = addCorrection([first], { ...first, theme: 'Health' });
    expect(read('call mum', corrections)[0]?.task.theme).toBe('Health');
  });
});

describe('a thread that is named', () => {
  const threads = [{ id: 't1', title: 'Marathon', theme: 'Health' }];
  const vocabulary = { ...someone().vocabulary, threads };
  const text = 'buy marathon shoes';
  const readIn = (corrections: Correction[] = []) =>
    correct(text, understand(text, someone({ vocabulary })), corrections, guessOf(vocabulary));

  it('has a chip of its own, and without it the theme is that of the words alone', () => {
    const [named] = readIn();
    expect(named?.task).toMatchObject({ threadId: 't1', theme: 'Health' });
    expect(named?.values).toEqual([{ field: 'thread', words: 't1', nth: 0 }]);
    const [alone] = readIn([removal(readIn(), 0, 'thread')]);
    expect(alone?.task).toMatchObject({ threadId: null, theme: 'Shopping', themeChosen: false, title: text });
    expect(alone?.values).toEqual([]);
  });

  it.each(['Inbox', 'Personal'])('gives way to %s, where the person chose that', (theme) => {
    const [chosen] = readIn([{ kind: 'theme', title: text, theme }]);
    expect(chosen?.task).toMatchObject({ threadId: null, theme, themeChosen: true });
    expect(chosen?.values).toEqual([]);
  });

  it('stays where the person chose its theme', () => {
    const [chosen] = readIn([{ kind: 'theme', title: text, theme: 'Health' }]);
    expect(chosen?.task).toMatchObject({ threadId: 't1', theme: 'Health', themeChosen: true });
  });
});
