import { expect, test } from 'vitest';
import { clearDevice, connectDeviceStore, getDeviceStore } from './device-store.ts';

test('clears the data of the named account, whoever was signed in before', async () => {
  const cleared: string[] = [];
  for (const accountId of ['ada', 'grace'])
    connectDeviceStore({
      accountId,
      countUnsent: async () => ({ changes: 0, recordings: 0 }),
      clearDeviceData: async () => void cleared.push(accountId),
    });
  expect(getDeviceStore('ada')).toBeUndefined();
  await clearDevice('grace');
  expect(cleared).toEqual(['grace']);
  // There is no database to delete here; what counts is that Grace's is left alone.
  await clearDevice('ada').catch(() => undefined);
  expect(cleared).toEqual(['grace']);
});
