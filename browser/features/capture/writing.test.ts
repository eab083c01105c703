import { expect, test } from 'vitest';
import { understand } from '#intake/understand.ts';
import { type Correction, correct } from './corrections.ts';
import type { Draft } from './draft-storage.ts';
import { createWriting } from './writing.ts';

const vocabulary = { themes: ['Shopping'], threads: [], projects: [], tags: [], examples: [] };
const context = { now: '2026-11-21T09:00:00', locale: 'en', vocabulary };

function started(draft: Draft = { text: '', corrections: [] }) {
  const waiting = new Set<() => void>();
  let readings = 0;
  const kept: Draft[] = [];
  const writing = createWriting(draft, {
    read: (next: string, corrections: readonly Correction[]) => {
      readings += 1;
      return correct(next, understand(next, context), corrections, () => undefined);
    },
    later: (work) => {
      waiting.add(work);
      return () => waiting.delete(work);
    },
    onCorrected: (written) => kept.push(written),
  });
  return {
    writing,
    kept,
    readings: () => readings,
    titles: () => writing.now().read.map(({ task }) => task.title),
    passTime: () => {
      for (const work of [...waiting]) {
        waiting.delete(work);
        work();
      }
      return waiting.size;
    },
  };
}

/** Longer than what is read with every key. */
const long = `${'water the fern, '.repeat(40)}buy milk`;

test('a text is understood in the moment it is written, as one that is there already is', () => {
  const { writing, titles } = started({ text: 'buy milk', corrections: [] });
  expect(titles()).toEqual(['buy milk']);
  let heard = 0;
  const unsubscribe = writing.subscribe(() => {
    heard += 1;
  });
  writing.write('buy milk, call Ada tomorrow');
  expect(titles()).toEqual(['buy milk', 'call Ada']);
  unsubscribe();
  writing.write('');
  expect(heard).toBe(1);
  expect(titles()).toEqual([]);
});

test('what reads the same stays the same, task by task and as a whole', () => {
  const { writing } = started({ text: 'buy milk, call Ada', corrections: [] });
  const before = writing.now().read;
  writing.write('buy milk, call Ada again');
  expect(writing.now().read[0]).toBe(before[0]);
  expect(writing.now().read[1]).not.toBe(before[1]);
  const after = writing.now().read;
  writing.write('buy milk, call Ada again ');
  expect(writing.now().read).toBe(after);
});

test('what cannot be stored is neither written nor understood', () => {
  const draft = { text: 'Ring the tax office\0 tomorrow', corrections: [] };
  const { writing, titles } = started(draft);
  expect(writing.now().text).toBe('Ring the tax office tomorrow');
  expect(titles()).toEqual(['Ring the tax office']);
  writing.write('Ring the \0bank\ud83d about form 7 tomorrow', { caret: 9 });
  expect(writing.now().text).toBe('Ring the bank\ufffd about form 7 tomorrow');
  expect(titles()).toEqual(['Ring the bank\ufffd about form 7']);
});

test('a long text is read when typing pauses, once for all keys meanwhile, or when all of it is asked for', () => {
  const { writing, titles, readings, passTime } = started();
  const before = readings();
  writing.write(long);
  writing.write(`${long} and`);
  writing.write(`${long} and bread`);
  expect(readings()).toBe(before);
  expect(writing.now()).toMatchObject({ text: `${long} and bread`, read: [] });
  passTime();
  expect(readings()).toBe(before + 1);
  expect(writing.now().isLate).toBe(true);
  expect(titles().at(-1)).toBe('buy milk and bread');

  writing.write(`${long} and butter`);
  expect(writing.readAll().at(-1)?.task.title).toBe('buy milk and butter');
  expect(writing.now().isLate).toBe(false);
  const read = readings();
  passTime();
  writing.readAll();
  expect(readings()).toBe(read);
});

test('a reading that waits says nothing of a shorter text that was written meanwhile', () => {
  const { writing, titles, passTime } = started();
  writing.write(long);
  writing.write('');
  passTime();
  expect(titles()).toEqual([]);
});

test('a correction stays while its words do, and goes with them', () => {
  const { writing, titles } = started({ text: 'read the paper tomorrow', corrections: [] });
  const noDate = (words: string): Correction => {
    const start = writing.now().text.indexOf(words);
    const at = { start, end: start + words.length };
    return { kind: 'removed', at, field: 'due_date', words: 'tomorrow' };
  };
  writing.correct(noDate('read the paper'));
  writing.write('read the paper tomorrow, buy milk');
  expect(titles()).toEqual(['read the paper tomorrow', 'buy milk']);
  writing.write('read the paper, buy milk');
  writing.write('read the paper, buy milk tomorrow');
  expect(titles()).toEqual(['read the paper', 'buy milk']);
  writing.correct(noDate('buy milk'));
  expect(titles()).toEqual(['read the paper', 'buy milk tomorrow']);
  writing.write(' ');
  writing.write('read the paper tomorrow');
  expect(titles()).toEqual(['read the paper']);
});

test('a draft that is taken up again is read as it was corrected', () => {
  const first = started({ text: 'read the paper tomorrow p1', corrections: [] });
  const at = { start: 0, end: 'read the paper'.length };
  first.writing.correct({ kind: 'removed', at, field: 'due_date', words: 'tomorrow' });
  first.writing.correct({ kind: 'theme', at, theme: 'Shopping' });
  const [draft] = first.kept.slice(-1);
  const again = started(draft);
  expect(again.titles()).toEqual(['read the paper tomorrow']);
  expect(again.writing.now().read).toEqual(first.writing.now().read);
  expect(again.writing.now().read[0]?.task).toMatchObject({ theme: 'Shopping', themeChosen: true });
});

test('a refusal is about the text as it is', () => {
  const { writing } = started({ text: '/note', corrections: [] });
  writing.refuse('Write something after /note.');
  expect(writing.now().refusal).toBe('Write something after /note.');
  writing.write('/note a');
  expect(writing.now().refusal).toBeUndefined();
});
