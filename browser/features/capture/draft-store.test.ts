import { expect, test } from 'vitest';
import { understand } from '#intake/understand.ts';
import { applyCorrections, type Correction } from './corrections.ts';
import type { Draft } from './draft-storage.ts';
import { createDraftStore } from './draft-store.ts';

const vocabulary = { themes: ['Shopping'], threads: [], projects: [], tags: [], examples: [] };
const context = { now: '2026-11-21T09:00:00', locale: 'en', vocabulary };

function started(stored: Draft = { text: '', corrections: [] }) {
  const waiting = new Set<() => void>();
  const waitingLengths: number[] = [];
  let readings = 0;
  const kept: Draft[] = [];
  const draft = createDraftStore(stored, {
    read: (next: string, corrections: readonly Correction[]) => {
      readings += 1;
      return applyCorrections(next, understand(next, context), corrections, () => undefined);
    },
    later: (work, length) => {
      waitingLengths.push(length);
      waiting.add(work);
      return () => waiting.delete(work);
    },
    onCorrected: (written) => kept.push(written),
  });
  return {
    draft,
    kept,
    waitingLengths,
    readings: () => readings,
    titles: () => draft.now().read.map(({ task }) => task.title),
    passTime: () => {
      for (const work of [...waiting]) {
        waiting.delete(work);
        work();
      }
      return waiting.size;
    },
  };
}

/** Longer than the limit for parsing on every keystroke. */
const long = `${'water the fern, '.repeat(40)}buy milk`;

test('parses a text as soon as it is typed, and one that is restored', () => {
  const { draft, titles } = started({ text: 'buy milk', corrections: [] });
  expect(titles()).toEqual(['buy milk']);
  let heard = 0;
  const unsubscribe = draft.subscribe(() => {
    heard += 1;
  });
  draft.write('buy milk, call Ada tomorrow');
  expect(titles()).toEqual(['buy milk', 'call Ada']);
  unsubscribe();
  draft.write('');
  expect(heard).toBe(1);
  expect(titles()).toEqual([]);
});

test('says how long the text is that waits to be parsed', () => {
  const { draft, waitingLengths } = started();
  draft.write('buy milk');
  draft.write(long);
  draft.write(`${long} and eggs`);
  expect(waitingLengths).toEqual([long.length, long.length + ' and eggs'.length]);
});

test('keeps object identity while the parsed result is unchanged, per task and as a whole', () => {
  const { draft } = started({ text: 'buy milk, call Ada', corrections: [] });
  const before = draft.now().read;
  draft.write('buy milk, call Ada again');
  expect(draft.now().read[0]).toBe(before[0]);
  expect(draft.now().read[1]).not.toBe(before[1]);
  const after = draft.now().read;
  draft.write('buy milk, call Ada again ');
  expect(draft.now().read).toBe(after);
});

test('drops characters that cannot be stored', () => {
  const stored = { text: 'Ring the tax office\0 tomorrow', corrections: [] };
  const { draft, titles } = started(stored);
  expect(draft.now().text).toBe('Ring the tax office tomorrow');
  expect(titles()).toEqual(['Ring the tax office']);
  draft.write('Ring the \0bank\ud83d about form 7 tomorrow', { caret: 9 });
  expect(draft.now().text).toBe('Ring the bank\ufffd about form 7 tomorrow');
  expect(titles()).toEqual(['Ring the bank\ufffd about form 7']);
});

test('parses a long text once when typing pauses, or when the whole result is requested', () => {
  const { draft, titles, readings, passTime } = started();
  const before = readings();
  draft.write(long);
  draft.write(`${long} and`);
  draft.write(`${long} and bread`);
  expect(readings()).toBe(before);
  expect(draft.now()).toMatchObject({ text: `${long} and bread`, read: [] });
  passTime();
  expect(readings()).toBe(before + 1);
  expect(draft.now().isLate).toBe(true);
  expect(titles().at(-1)).toBe('buy milk and bread');

  draft.write(`${long} and butter`);
  expect(draft.readAll().at(-1)?.task.title).toBe('buy milk and butter');
  expect(draft.now().isLate).toBe(false);
  const read = readings();
  passTime();
  draft.readAll();
  expect(readings()).toBe(read);
});

test('discards a pending parse when a shorter text was typed meanwhile', () => {
  const { draft, titles, passTime } = started();
  draft.write(long);
  draft.write('');
  passTime();
  expect(titles()).toEqual([]);
});

test('keeps a correction for as long as its words remain', () => {
  const { draft, titles } = started({ text: 'read the paper tomorrow', corrections: [] });
  const noDate = (words: string): Correction => {
    const start = draft.now().text.indexOf(words);
    const at = { start, end: start + words.length };
    return { kind: 'removed', at, field: 'due_date', words: 'tomorrow' };
  };
  draft.correct(noDate('read the paper'));
  draft.write('read the paper tomorrow, buy milk');
  expect(titles()).toEqual(['read the paper tomorrow', 'buy milk']);
  draft.write('read the paper, buy milk');
  draft.write('read the paper, buy milk tomorrow');
  expect(titles()).toEqual(['read the paper', 'buy milk']);
  draft.correct(noDate('buy milk'));
  expect(titles()).toEqual(['read the paper', 'buy milk tomorrow']);
  draft.write(' ');
  draft.write('read the paper tomorrow');
  expect(titles()).toEqual(['read the paper']);
});

test('applies stored corrections to a restored draft', () => {
  const first = started({ text: 'read the paper tomorrow p1', corrections: [] });
  const at = { start: 0, end: 'read the paper'.length };
  first.draft.correct({ kind: 'removed', at, field: 'due_date', words: 'tomorrow' });
  first.draft.correct({ kind: 'theme', at, theme: 'Shopping' });
  const [stored] = first.kept.slice(-1);
  const again = started(stored);
  expect(again.titles()).toEqual(['read the paper tomorrow']);
  expect(again.draft.now().read).toEqual(first.draft.now().read);
  expect(again.draft.now().read[0]?.task).toMatchObject({ theme: 'Shopping', themeChosen: true });
});

test('clears the error when the text changes', () => {
  const { draft } = started({ text: '/note', corrections: [] });
  draft.refuse('Type something after /note.');
  expect(draft.now().refusal).toBe('Type something after /note.');
  draft.write('/note a');
  expect(draft.now().refusal).toBeUndefined();
});

test('takes back the choice to split a text, and keeps the other corrections', () => {
  const { draft, kept } = started({ text: 'buy milk', corrections: [] });
  const at = { start: 0, end: 8 };
  draft.correct({ kind: 'split', at });
  draft.correct({ kind: 'theme', at, theme: 'Shopping' });
  draft.withdraw('split');
  expect(draft.now().corrections).toEqual([{ kind: 'theme', at, theme: 'Shopping' }]);
  expect(kept.at(-1)?.corrections).toEqual(draft.now().corrections);
});
