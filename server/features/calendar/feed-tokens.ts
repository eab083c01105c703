import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const idBytes = 16;
const signatureBytes = 16;
const tokenLength = ((2 * idBytes + signatureBytes) * 4) / 3;

/** The feed that an address names. */
export interface FeedReference {
  userId: string;
  feedId: string;
}

export type FeedTokens = ReturnType<typeof createFeedTokens>;

/**
 * Writes and reads the secret part of the addresses of feeds: the ids of the user and the feed, signed with a key that follows from the
 * server's secret. So the database holds none, the settings can show it again, and a guess costs no query (decision 0049).
 */
export function createFeedTokens({ secret }: { secret: string }) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'heddle calendar feeds', 32));
  const sign = (ids: Buffer) => createHmac('sha256', key).update(ids).digest().subarray(0, signatureBytes);

  return {
    /** Returns 64 characters of base64url. */
    format({ userId, feedId }: FeedReference): string {
      const ids = Buffer.from((userId + feedId).replaceAll('-', ''), 'hex');
      return Buffer.concat([ids, sign(ids)]).toString('base64url');
    },

    /** Returns null for what is no token of this server. */
    read(token: string): FeedReference | null {
      if (token.length !== tokenLength || !/^[\w-]+$/.test(token)) return null;
      const bytes = Buffer.from(token, 'base64url');
      const ids = bytes.subarray(0, 2 * idBytes);
      if (!timingSafeEqual(bytes.subarray(2 * idBytes), sign(ids))) return null;
      return { userId: toUuid(ids.subarray(0, idBytes)), feedId: toUuid(ids.subarray(idBytes)) };
    },
  };
}

const toUuid = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
