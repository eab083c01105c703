import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listExercises } from '#domain/mindfulness/exercises.ts';
import { startRun } from '#domain/mindfulness/run.ts';
import english from '#messages/en/domain.ts';
import { claimRun, forgetRun, listUnfinishedRuns, readRun, saveRun } from './run-journal.ts';

const [quick] = listExercises(english);
if (!quick) throw new Error('There is no exercise');
const run = startRun(quick, { id: 'one', now: 1_000 });
const later = startRun(quick, { id: 'two', now: 2_000 });

/** localStorage whose entries are its keys, as in a browser. */
function createStorage(): Storage {
  const methods = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => {
      stored[key] = value;
    },
    removeItem: (key: string) => {
      delete stored[key];
    },
  };
  const stored: Record<string, string> = Object.create(methods);
  return stored as unknown as Storage;
}

beforeEach(() => vi.stubGlobal('localStorage', createStorage()));
afterEach(() => vi.unstubAllGlobals());

it('keeps a session until it is forgotten, for its account alone', async () => {
  saveRun('ada', run);
  saveRun('ada', later);
  expect(readRun('ada', 'one')).toEqual(run);
  expect(readRun('eve', 'one')).toBeUndefined();
  expect(await listUnfinishedRuns('ada')).toEqual([later, run]);
  expect(await listUnfinishedRuns('eve')).toEqual([]);
  forgetRun('ada', 'two');
  expect(await listUnfinishedRuns('ada')).toEqual([run]);
});

it.each(['', 'null', '{', '{"id":"one"}', '[]'])('passes over %j, which is no session', async (text) => {
  localStorage.setItem('heddle.mindfulness.ada.one', text);
  expect(readRun('ada', 'one')).toBeUndefined();
  expect(await listUnfinishedRuns('ada')).toEqual([]);
});

it('offers a session again once the tab that ran it has given it up', async () => {
  saveRun('ada', run);
  const release = await claimRun('one');
  expect(await claimRun('one')).toBeNull();
  expect(await listUnfinishedRuns('ada')).toEqual([]);
  release?.();
  expect(await listUnfinishedRuns('ada')).toEqual([run]);
});
