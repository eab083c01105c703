import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
const format = 'v1';

/** Thrown when a stored secret was encrypted with another SECRET, or is damaged. */
export class DecryptionError extends Error {}

/**
 * Encrypts what must not be readable in the database, with a key derived from SECRET (HKDF-SHA-256, RFC 5869).
 * `purpose` and `owner` are authenticated: a ciphertext moved to another user or another use does not decrypt.
 */
export function createEncryption({ secret, purpose }: { secret: string; purpose: string }) {
  const key = Buffer.from(hkdfSync('sha256', secret, 'heddle', purpose, 32));

  return {
    /** Returns `v1.` and base64url of IV, ciphertext and tag. */
    encrypt(text: string, owner: string): string {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, key, iv, { authTagLength: tagBytes }).setAAD(
        Buffer.from(owner),
      );
      const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `${format}.${sealed.toString('base64url')}`;
    },

    /** Throws DecryptionError. */
    decrypt(stored: string, owner: string): string {
      const [prefix, content = ''] = stored.split('.');
      const sealed = Buffer.from(content, 'base64url');
      if (prefix !== format || sealed.length < ivBytes + tagBytes) throw new DecryptionError();
      try {
        const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, ivBytes), {
          authTagLength: tagBytes,
        });
        decipher.setAAD(Buffer.from(owner)).setAuthTag(sealed.subarray(-tagBytes));
        return (
          decipher.update(sealed.subarray(ivBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8')
        );
      } catch {
        throw new DecryptionError();
      }
    },
  };
}
