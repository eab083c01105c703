import { errors, importJWK, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { maxCachedIdTokens, maxIdTokenLength } from '../../config/limits.ts';
import { unauthenticated } from '../../http/errors.ts';
import type { AuthRepository } from './auth.repository.ts';

const claimsSchema = z.object({ sub: z.uuid(), sid: z.uuid(), exp: z.number() });

export interface IdTokenClaims {
  userId: string;
  sessionId: string;
}

/**
 * Verifies ID tokens: EdDSA signature by a key of the database, issuer, audience and expiry. A token once
 * verified is remembered until it expires, so that only its first use costs the signature.
 */
export function createIdTokens({
  repository,
  canDecrypt,
  issuer,
  clock,
}: {
  repository: Pick<AuthRepository, 'findSigningKey'>;
  /** Returns whether a stored private key was encrypted with the present SECRET. */
  canDecrypt: (privateKey: string) => Promise<boolean>;
  issuer: string;
  clock: () => Date;
}) {
  const verified = new LRUCache<string, IdTokenClaims & { expiresAt: number }>({ max: maxCachedIdTokens });
  const keys = new Map<string, Awaited<ReturnType<typeof importJWK>>>();

  async function findKey(keyId: string | undefined) {
    const id = z.uuid().safeParse(keyId);
    if (!id.success) throw new errors.JWKSNoMatchingKey();
    const known = keys.get(id.data);
    if (known) return known;
    const stored = await repository.findSigningKey(id.data);
    // A key from before the SECRET was changed signs nobody in any more.
    if (!stored || !(await canDecrypt(stored.privateKey))) throw new errors.JWKSNoMatchingKey();
    const key = await importJWK(JSON.parse(stored.publicKey), 'EdDSA');
    keys.set(id.data, key);
    return key;
  }

  return {
    /** Throws unauthenticated() for whatever is not a valid ID token of ours. */
    async verify(token: string): Promise<IdTokenClaims> {
      if (token.length > maxIdTokenLength) throw unauthenticated();
      const now = clock();
      const known = verified.get(token);
      if (known && known.expiresAt > now.getTime()) return known;
      try {
        const { payload } = await jwtVerify(token, (header) => findKey(header.kid), {
          algorithms: ['EdDSA'],
          issuer,
          audience: issuer,
          currentDate: now,
        });
        const { sub, sid, exp } = claimsSchema.parse(payload);
        const claims = { userId: sub, sessionId: sid, expiresAt: exp * 1000 };
        verified.set(token, claims);
        return claims;
      } catch (error) {
        if (error instanceof errors.JOSEError || error instanceof z.ZodError) throw unauthenticated();
        throw error;
      }
    },
  };
}
