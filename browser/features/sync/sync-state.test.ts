import { expect, test } from 'vitest';
import type { Connection } from '#browser/store/sync-loop.ts';
import { describeSyncState, getSyncState } from './sync-state.ts';

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
