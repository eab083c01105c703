import { createECDH, hkdfSync } from 'node:crypto';
import { importJWK, SignJWT } from 'jose';
import type { Config } from '../../config/config.ts';
import { vapidTokenLifetimeMs } from '../../config/limits.ts';

/** Identifies this server to push services (RFC 8292). */
export interface Vapid {
  /** Uncompressed P-256 point in base64url. */
  publicKey: string;
  /** Returns the Authorization header for the push service of `endpoint`. */
  authorize: (endpoint: string, now: Date) => Promise<string>;
}

type VapidConfig = Pick<Config, 'secret' | 'baseUrl' | 'vapidPrivateKey' | 'vapidSubject'>;

export function createVapid({ secret, baseUrl, vapidPrivateKey, vapidSubject }: VapidConfig): Vapid {
  const ecdh = createECDH('prime256v1');
  // Of 32 bytes; `getPrivateKey` leaves out zeros that it begins with.
  const privateKey = vapidPrivateKey ? Buffer.from(vapidPrivateKey, 'base64url') : deriveKey(secret);
  ecdh.setPrivateKey(privateKey);
  const point = ecdh.getPublicKey();
  const publicKey = point.toString('base64url');
  const key = importJWK(
    {
      kty: 'EC',
      crv: 'P-256',
      d: privateKey.toString('base64url'),
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
    'ES256',
  );
  // Apple refuses a subject on localhost, but reaches only servers with a BASE_URL.
  const subject = vapidSubject ?? (baseUrl?.startsWith('https:') ? baseUrl : 'mailto:heddle@localhost');
  return {
    publicKey,
    async authorize(endpoint, now) {
      const token = await new SignJWT()
        .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
        .setAudience(new URL(endpoint).origin)
        .setExpirationTime(new Date(now.getTime() + vapidTokenLifetimeMs))
        .setSubject(subject)
        .sign(await key);
      return `vapid t=${token}, k=${publicKey}`;
    },
  };
}

/** The order of P-256 (SEC 2, 2.4.2). */
const curveOrder = 0xffffffff_00000000_ffffffff_ffffffff_bce6faad_a7179e84_f3b9cac2_fc632551n;

/**
 * Derives a private key from the secret: every instance has the same one, and there is nothing else to keep. 48 bytes
 * make the remainder as good as uniform (FIPS 186-5, A.2.1).
 */
function deriveKey(secret: string): Buffer {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'heddle vapid key', 48));
  const scalar = (BigInt(`0x${bytes.toString('hex')}`) % (curveOrder - 1n)) + 1n;
  return Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex');
}
