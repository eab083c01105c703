import { createHash } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import {
  type attemptLimits,
  knownDeviceLifetimeMs,
  knownNetworkLifetimeMs,
  usedCodeLifetimeMs,
} from '../../config/limits.ts';
import { refusal } from './auth.errors.ts';

export interface Limit {
  maxAttempts: number;
  /** Length of the window that the first counted attempt opens. */
  windowMs: number;
}

export type LimitName = keyof typeof attemptLimits;
export type Limits = Record<LimitName, Limit>;

export interface CountedAttempt<Result> {
  limit: LimitName;
  /** Identifies whose attempts are counted together. Only a digest is stored. */
  subject: string[];
  verdict: (result: Result) => 'count' | 'forget' | 'keep';
  /** Counts the attempt without refusing it. */
  isExempt?: boolean;
}

/** Attempts of one key on this instance: those running, and those waiting to start. */
interface AttemptQueue {
  tail: Promise<unknown>;
  waiting: number;
  running: number;
  finished: number;
  onFinish: (() => void) | undefined;
}

/**
 * Counts attempts in Postgres, so that a limit holds over restarts and over instances. An attempt is counted
 * once it turned out to deserve it; meanwhile no more run at once than the limit has left, which keeps racing
 * guesses within it. Instances do not wait for each other: n of them let at most n times the limit through.
 */
export function createAttemptLimits({
  pool,
  limits,
}: {
  pool: { query: (query: pg.QueryConfig) => Promise<pg.QueryResult> };
  limits: Limits;
}) {
  const storage = {
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
  } as const;
  const getLimiter = (name: LimitName) =>
    new RateLimiterPostgres({
      ...storage,
      keyPrefix: name,
      clearExpiredByTimeout: name === 'wrongPasswordsPerAddress',
      points: limits[name].maxAttempts,
      duration: limits[name].windowMs / 1000,
    });
  const limiters = {
    wrongPasswordsPerAccount: getLimiter('wrongPasswordsPerAccount'),
    wrongPasswordsPerAddress: getLimiter('wrongPasswordsPerAddress'),
    signUpsPerAddress: getLimiter('signUpsPerAddress'),
    registrationsPerAddress: getLimiter('registrationsPerAddress'),
    resetMailsPerAccount: getLimiter('resetMailsPerAccount'),
    passkeyChallengesPerAddress: getLimiter('passkeyChallengesPerAddress'),
    wrongCodesPerAccount: getLimiter('wrongCodesPerAccount'),
  };
  /** Remembers from which networks people have signed in. */
  const knownNetworks = new RateLimiterPostgres({
    ...storage,
    keyPrefix: 'knownNetworks',
    points: 1,
    duration: knownNetworkLifetimeMs / 1000,
  });
  /** Remembers in which browsers people have signed in. */
  const knownDevices = new RateLimiterPostgres({
    ...storage,
    keyPrefix: 'knownDevices',
    points: 1,
    duration: knownDeviceLifetimeMs / 1000,
  });
  /** Remembers codes that have signed somebody in (RFC 6238, 5.2: a code is taken once). */
  const usedCodes = new RateLimiterPostgres({
    ...storage,
    keyPrefix: 'usedCodes',
    points: 1,
    duration: usedCodeLifetimeMs / 1000,
  });
  const queues = new Map<string, AttemptQueue>();

  const digest = (parts: string[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

  async function waitForTurn(limit: LimitName, key: string): Promise<() => void> {
    const name = `${limit}:${key}`;
    const attemptQueue = queues.get(name) ?? {
      tail: Promise.resolve(),
      waiting: 0,
      running: 0,
      finished: 0,
      onFinish: undefined,
    };
    queues.set(name, attemptQueue);
    const closeWhenUnused = () => {
      if (attemptQueue.waiting === 0 && attemptQueue.running === 0) queues.delete(name);
    };

    const admit = async () => {
      for (;;) {
        const before = attemptQueue.finished;
        const counted = await limiters[limit].get(key);
        if (before !== attemptQueue.finished) continue;
        const left = limits[limit].maxAttempts - (counted?.consumedPoints ?? 0);
        if (left <= 0)
          throw refusal('TOO_MANY_ATTEMPTS', {
            'Retry-After': String(Math.ceil(Math.max(counted?.msBeforeNext ?? 0, 1000) / 1000)),
          });
        if (attemptQueue.running < left) {
          attemptQueue.running++;
          return;
        }
        await new Promise<void>((resolve) => {
          attemptQueue.onFinish = resolve;
        });
      }
    };

    attemptQueue.waiting++;
    const admitted = attemptQueue.tail.then(admit);
    attemptQueue.tail = admitted.catch(() => undefined);
    try {
      await admitted;
    } finally {
      attemptQueue.waiting--;
      closeWhenUnused();
    }
    return () => {
      attemptQueue.running--;
      attemptQueue.finished++;
      attemptQueue.onFinish?.();
      closeWhenUnused();
    };
  }

  return {
    /** Runs one attempt. Throws TOO_MANY_ATTEMPTS with Retry-After (seconds) where a limit is reached. */
    async attempt<Result>(counted: CountedAttempt<Result>[], run: () => Promise<Result>): Promise<Result> {
      const leave: (() => void)[] = [];
      try {
        for (const { limit, subject, isExempt } of counted)
          if (!isExempt) leave.push(await waitForTurn(limit, digest(subject)));
        const result = await run();
        for (const { limit, subject, verdict } of counted) {
          const decision = verdict(result);
          if (decision === 'count') await limiters[limit].penalty(digest(subject), 1);
          if (decision === 'forget') await limiters[limit].delete(digest(subject));
        }
        return result;
      } finally {
        for (const left of leave) left();
      }
    },

    /** Remembers that the owner of an account signed in from a network. */
    async rememberNetwork(network: string, email: string): Promise<void> {
      await knownNetworks.set(digest([network, email]), 1, knownNetworkLifetimeMs / 1000);
    },

    isKnownNetwork: async (network: string, email: string): Promise<boolean> =>
      (await knownNetworks.get(digest([network, email]))) !== null,

    /** Remembers that somebody signed in on a device. Returns whether they had before. */
    async rememberDevice(deviceId: string, userId: string): Promise<boolean> {
      const key = digest([deviceId, userId]);
      const wasKnown = (await knownDevices.get(key)) !== null;
      await knownDevices.set(key, 1, knownDeviceLifetimeMs / 1000);
      return wasKnown;
    },

    /** Returns false when the account's code was used before. */
    async claimCode(userId: string, code: string): Promise<boolean> {
      try {
        await usedCodes.consume(digest([userId, code]));
        return true;
      } catch (error) {
        if (error instanceof RateLimiterRes) return false;
        throw error;
      }
    },

    async forget(limit: LimitName, of: string[]): Promise<void> {
      await limiters[limit].delete(digest(of));
    },
  };
}
