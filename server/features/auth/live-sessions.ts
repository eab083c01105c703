import { LRUCache } from 'lru-cache';
import { maxCachedSessions, sessionCacheLifetimeMs } from '../../config/limits.ts';
import type { SessionUser } from '../../http/env.ts';
import type { AuthRepository } from './auth.repository.ts';

/** Looks up whether a session may still be used, in Postgres at most every 500 ms for each session. */
export function createLiveSessions({
  repository,
  clock,
  onUserCreated,
}: {
  repository: Pick<AuthRepository, 'findLiveSession' | 'hasWorkspace'>;
  clock: () => Date;
  onUserCreated: (userId: string) => Promise<void>;
}) {
  const lookups = new LRUCache<string, Promise<SessionUser | undefined>>({
    max: maxCachedSessions,
    ttl: sessionCacheLifetimeMs,
    ttlResolution: 0,
    // Looked up here rather than when lru-cache is loaded, so that a test can replace it.
    perf: performance,
  });

  /** Users whose workspace exists, which it does as long as they do. */
  const settled = new LRUCache<string, true>({ max: maxCachedSessions });

  async function lookUp(sessionId: string): Promise<SessionUser | undefined> {
    const user = await repository.findLiveSession(sessionId, clock());
    if (!user || settled.has(user.id)) return user;
    try {
      if (!(await repository.hasWorkspace(user.id))) await onUserCreated(user.id);
    } catch (error) {
      // The account was deleted meanwhile, and its session with it.
      if (isMissingReference(error)) return undefined;
      throw error;
    }
    settled.set(user.id, true);
    return user;
  }

  return {
    find(sessionId: string): Promise<SessionUser | undefined> {
      const known = lookups.get(sessionId);
      if (known) return known;
      const user = lookUp(sessionId);
      lookups.set(sessionId, user);
      user.catch(() => {
        if (lookups.peek(sessionId) === user) lookups.delete(sessionId);
      });
      return user;
    },

    /** Makes a change of this instance show at once. */
    forget: () => lookups.clear(),
  };
}

/** foreign_key_violation */
const isMissingReference = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === '23503';
