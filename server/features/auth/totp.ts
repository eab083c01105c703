import { createHmac } from 'node:crypto';

const stepMs = 30_000;

/** Computes the code of one time step (RFC 6238 with SHA-1, 6 digits and 30 seconds, which every authenticator app knows). */
function computeCode(secret: string | Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** Computes the code that an authenticator app shows at an instant, in milliseconds since the epoch. */
export const computeTotp = (secret: string | Buffer, atMs: number): string =>
  computeCode(secret, Math.floor(atMs / stepMs));

/** Returns whether the code is that of the present step, or of the step before or after it, as clocks differ. */
export const isCurrentTotp = (secret: string | Buffer, code: string, nowMs: number): boolean =>
  [-stepMs, 0, stepMs].some((offsetMs) => computeTotp(secret, nowMs + offsetMs) === code);
