import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { attemptLimits } from '../../config/limits.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createAttemptLimits } from './attempt-limits.ts';

const points = 5;

async function start({ readDelayMs = 0 } = {}) {
  const { handle, drop } = await createTestDatabase();
  onTestFinished(drop);
  return createAttemptLimits({
    pool: {
      query: async (query: pg.QueryConfig) => {
        const result = await handle.authPool.query(query);
        if (query.text.includes('SELECT')) await sleep(readDelayMs);
        return result;
      },
    },
    limits: { ...attemptLimits, wrongPasswordsPerAccount: { maxAttempts: points, windowMs: 60_000 } },
  });
}

type Attempts = Awaited<ReturnType<typeof start>>;

const attempt = (limits: Attempts, { of, ms = 0 }: { of: string; ms?: number }) =>
  limits
    .attempt([{ limit: 'wrongPasswordsPerAccount', subject: [of], verdict: () => 'count' }], () => sleep(ms))
    .then(
      () => 'ran',
      (error: { statusCode?: number }) => error.statusCode,
    );

test('attempts of any length that arrive at any time never pass the limit', async () => {
  const limits = await start();
  for (let round = 0; round < 20; round++) {
    const answers = await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        await sleep((index * 7) % 13);
        return attempt(limits, { of: `round ${round}`, ms: (index * 5) % 4 });
      }),
    );
    expect(answers.filter((answer) => answer === 'ran')).toHaveLength(points);
    expect(answers.filter((answer) => answer === 429)).toHaveLength(40 - points);
  }
});

test('a count read before an attempt ended is not trusted', async () => {
  const limits = await start({ readDelayMs: 20 });
  const answers = await Promise.all(Array.from({ length: 20 }, () => attempt(limits, { of: 'ada', ms: 1 })));
  expect(answers.filter((answer) => answer === 'ran')).toHaveLength(points);
});

test('no more run at once than the limit has left, and all run in the end when none counts', async () => {
  const limits = await start();
  for (let count = 0; count < 3; count++) await attempt(limits, { of: 'ada' });
  let running = 0;
  let most = 0;
  const answers = await Promise.all(
    Array.from({ length: 12 }, () =>
      limits.attempt(
        [{ limit: 'wrongPasswordsPerAccount', subject: ['ada'], verdict: () => 'keep' }],
        async () => {
          most = Math.max(most, ++running);
          await sleep(5);
          running--;
          return 'ran';
        },
      ),
    ),
  );
  expect(answers).toEqual(Array(12).fill('ran'));
  expect(most).toBe(points - 3);
});

test('an attempt that throws does not count and frees its place', async () => {
  const limits = await start();
  for (let count = 0; count < 3 * points; count++)
    await expect(
      limits.attempt([{ limit: 'wrongPasswordsPerAccount', subject: ['ada'], verdict: () => 'count' }], () =>
        Promise.reject(new Error('away')),
      ),
    ).rejects.toThrow('away');
  expect(await attempt(limits, { of: 'ada' })).toBe('ran');
});

test('a refusal by one limit does not count towards the other', async () => {
  const limits = await start();
  const both = (verdict: 'count' | 'keep') =>
    limits.attempt(
      [
        { limit: 'wrongPasswordsPerAddress', subject: ['network'], verdict: () => 'keep' },
        { limit: 'wrongPasswordsPerAccount', subject: ['ada'], verdict: () => verdict },
      ],
      async () => 'ran',
    );
  for (let count = 0; count < points; count++) await both('count');
  for (let count = 0; count < 200; count++)
    await expect(both('keep')).rejects.toMatchObject({ statusCode: 429 });
  expect(
    await limits.attempt(
      [{ limit: 'wrongPasswordsPerAddress', subject: ['network'], verdict: () => 'keep' }],
      async () => 'ran',
    ),
  ).toBe('ran');
});
