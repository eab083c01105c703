import { expect, test } from 'vitest';
import { syncState, syncWords } from './sync-state.ts';

const waiting = { state: 'waiting' as const };
const refused = { state: 'refused' as const };

test('a change that could not be saved is what the cloud speaks of first', () => {
  expect(syncWords(syncState([waiting, refused], 'offline'))).toBe('1 change could not be saved');
});

test('offline tells how much waits', () => {
  expect(syncWords(syncState([], 'offline'))).toBe('Offline');
  expect(syncWords(syncState([waiting, waiting], 'offline'))).toBe('Offline, 2 changes waiting');
});

test('online it is waiting, then synced', () => {
  expect(syncWords(syncState([waiting], 'online'))).toBe('1 change waiting');
  expect(syncWords(syncState([], 'online'))).toBe('Synced');
  expect(syncWords(syncState([], 'connecting'))).toBe('Connecting');
});
