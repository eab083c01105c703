import { createBoundedCache } from '../../bounded-cache.ts';
import { maxCachedSessions, sessionCacheLifetimeMs } from '../../config/limits.ts';
import type { SignedInUser } from '../../http/env.ts';
import type { AuthRepository } from './auth.repository.ts';

/** Answers whether a session may still be used, from Postgres at most every 500 ms for each session. */
export function createLiveSessions({
  repository,
  clock,
  onUserCreated,
}: {
  repository: Pick<AuthRepository, 'findLiveSession'>;
  clock: () => Date;
  onUserCreated: (userId: string) => Promise<void>;
}) {
  const asked = createBoundedCache<{ at: number; user: Promise<SignedInUser | undefined> }>(
    maxCachedSessions,
  );

  async function ask(sessionId: string): Promise<SignedInUser | undefined> {
    const session = await repository.findLiveSession(sessionId, clock());
    if (session && !session.hasWorkspace) await onUserCreated(session.user.id);
    return session?.user;
  }

  return {
    find(sessionId: string): Promise<SignedInUser | undefined> {
      const known = asked.get(sessionId);
      const at = performance.now();
      if (known && at - known.at < sessionCacheLifetimeMs) return known.user;
      const user = ask(sessionId);
      const entry = { at, user };
      asked.set(sessionId, entry);
      user.catch(() => {
        if (asked.get(sessionId) === entry) asked.delete(sessionId);
      });
      return user;
    },

    /** After a change made on this instance, which then shows at once. */
    forget: () => asked.clear(),
  };
}
