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
  repository: Pick<AuthRepository, 'findLiveSession'>;
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

  async function lookUp(sessionId: string): Promise<SessionUser | undefined> {
    const session = await repository.findLiveSession(sessionId, clock());
    if (session && !session.hasWorkspace) await onUserCreated(session.user.id);
    return session?.user;
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
