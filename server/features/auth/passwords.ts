import { hash, verify } from '@node-rs/argon2';

/** OWASP Password Storage Cheat Sheet: argon2id with 19 MiB (in KiB), 2 passes, 1 lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Normalizes a password, so that it is the same however the keyboard composed it (NIST SP 800-63B, 5.1.1.2). */
const normalize = (password: string) => password.normalize('NFKC');

/** Hash on libuv's threads, so the event loop stays free. */
export const hashPassword = (password: string) => hash(normalize(password), cost);

export const verifyPassword = ({ hash: stored, password }: { hash: string; password: string }) =>
  verify(stored, normalize(password));
