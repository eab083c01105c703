import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it, onTestFinished } from 'vitest';
import { createMailPool } from './mail-pool.ts';

const mail = () => ({
  bytes: new Uint8Array(Buffer.from('From: ada@example.com\r\nSubject: Sow\r\n\r\nPeas')),
  authservId: undefined,
});

function createPool(options: Parameters<typeof createMailPool>[0]) {
  const pool = createMailPool(options);
  onTestFinished(() => pool.close());
  return pool;
}

it('asks for a mail again later that waits too long for those before it', async () => {
  const { read } = createPool({ queueTimeoutMs: 0 });
  // Starting the thread takes longer than the second mail may wait.
  const [first, second] = await Promise.allSettled([read(mail()), read(mail())]);
  expect(first).toMatchObject({ status: 'fulfilled', value: { subject: 'Sow' } });
  expect(second).toMatchObject({ status: 'rejected', reason: { responseCode: 451 } });
  expect(await read(mail())).toMatchObject({ subject: 'Sow' });
});

it('gives up a mail that takes too long by itself', async () => {
  const { read } = createPool({ readTimeoutMs: 0 });
  expect(await read(mail())).toBe(null);
});

it('keeps no mail once it is read', async () => {
  const { read } = createPool({});
  const first = new WeakRef((await read(mail())) ?? {});
  for (let count = 0; count < 2; count++) await read(mail());
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  const isKept = () => {
    collectGarbage();
    return first.deref() !== undefined;
  };
  await expect.poll(isKept).toBe(false);
});
