import { createHash } from 'node:crypto';
import { uuidv7 } from 'uuidv7';

/** Returns a new UUIDv7, greater than those made before it in this process. */
export const createId = (): string => uuidv7();

/** Returns the same UUIDv8 (RFC 9562, 5.8) for the same parts: it is made of their SHA-256. */
export function deriveUuid(parts: readonly (string | number)[]): string {
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  const variant = ((Number.parseInt(hash.charAt(16), 16) & 3) | 8).toString(16);
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `${variant}${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}
