import { beforeEach, expect, it, vi } from 'vitest';
import { createUndoHistory } from './undo-history.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});

it('remembers which changes are one step, through undo and redo', () => {
  const history = createUndoHistory('ada');
  history.recordChange('one', 'both');
  history.recordChange('two', 'both');
  history.recordUndo('two', 'undo two');
  history.recordUndo('one', 'undo one');
  expect(history.getLastDone()).toBeUndefined();
  expect(history.getLastUndone()).toMatchObject({ changeId: 'undo one', together: 'both' });
  history.recordRedo('undo one', 'redo one');
  expect(history.getLastDone()).toMatchObject({ changeId: 'redo one', together: 'both' });
  expect(history.getLastUndone()).toMatchObject({ changeId: 'undo two', together: 'both' });
});

it('keeps other changes apart', () => {
  const history = createUndoHistory('ada');
  history.recordChange('one', 'both');
  history.recordChange('alone');
  expect(history.getLastDone()).toMatchObject({ changeId: 'alone' });
  expect(history.getLastDone()?.together).toBeUndefined();
});
