import { expect, test } from 'vitest';
import type { Connection } from '#browser/store/sync-loop.ts';
import { syncState, syncWords } from './sync-state.ts';

const waiting = { state: 'waiting' as const };
const refused = { state: 'refused' as const };
const at = (connection: Connection, isSaving = false) => ({ connection, isSaving });

test('a change that could not be saved is what the cloud speaks of first', () => {
  expect(syncWords(syncState([waiting, refused], at('offline')))).toBe('1 change could not be saved');
});

test('offline tells how much waits', () => {
  expect(syncWords(syncState([], at('offline')))).toBe('Offline');
  expect(syncWords(syncState([waiting, waiting], at('offline')))).toBe('Offline, 2 changes waiting');
});

test('online it is waiting, then synced', () => {
  expect(syncWords(syncState([waiting], at('online')))).toBe('1 change waiting');
  expect(syncWords(syncState([], at('online')))).toBe('Synced');
  expect(syncWords(syncState([], at('connecting')))).toBe('Connecting');
});

test('what is not on the disk yet is said before what the server does not have', () => {
  expect(syncWords(syncState([waiting], at('offline', true)))).toBe('Saving on this device');
});
