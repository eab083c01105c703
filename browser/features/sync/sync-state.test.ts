import { expect, test } from 'vitest';
import type { Connection } from '#browser/store/sync-loop.ts';
import { describeSyncProblem, describeSyncState, getSyncState } from './sync-state.ts';

const waiting = { state: 'waiting' as const };
const refused = { state: 'refused' as const };
const at = (connection: Connection, isSaving = false) => ({ connection, isSaving });

test('a change that could not be saved is shown first', () => {
  expect(describeSyncState(getSyncState([waiting, refused], at('offline')))).toBe(
    '1 change could not be saved',
  );
});

test('offline says how many changes wait', () => {
  expect(describeSyncState(getSyncState([], at('offline')))).toBe('Offline');
  expect(describeSyncState(getSyncState([waiting, waiting], at('offline')))).toBe(
    'Offline, 2 changes waiting',
  );
});

test('a server without room is told apart from none, and says what is kept here', () => {
  expect(describeSyncState(getSyncState([waiting], at('full')))).toBe(
    'The server’s storage is full, 1 change kept here',
  );
});

test('online, changes are waiting and then synced', () => {
  expect(describeSyncState(getSyncState([waiting], at('online')))).toBe('1 change waiting');
  expect(describeSyncState(getSyncState([], at('online')))).toBe('Synced');
  expect(describeSyncState(getSyncState([], at('connecting')))).toBe('Connecting');
});

test('saving on this device is shown before changes that wait for the server', () => {
  expect(describeSyncState(getSyncState([waiting], at('offline', true)))).toBe('Saving on this device');
});

test('the line at the top tells no network from a server that does not answer, and is silent when all is well', () => {
  const line = (count: number, connection: Connection, isOnline = true) =>
    describeSyncProblem(getSyncState(Array(count).fill(waiting), at(connection)), isOnline);
  expect(line(0, 'offline', false)).toBe('You are offline. You can go on working.');
  expect(line(2, 'offline')).toBe('The server cannot be reached. 2 changes kept on this device.');
  expect(line(1, 'online')).toBe('1 change not sent yet, kept on this device.');
  expect(line(0, 'online')).toBeNull();
  expect(line(0, 'connecting')).toBeNull();
});
