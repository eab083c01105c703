import { randomInt } from 'node:crypto';
import { recoveryCodeCount } from '#contract/limits.ts';

/** Without letters and digits that are easily taken for each other. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const partLength = 5;

const createPart = () =>
  Array.from({ length: partLength }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Creates codes such as `k7m2p-x9fgh`, of 49 bits each. */
export const createRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, () => `${createPart()}-${createPart()}`);

/** Reads what somebody typed: six digits from an authenticator app, or a recovery code in whatever spelling. */
export function readCode(typed: string): { kind: 'totp' | 'recovery'; code: string } {
  const code = typed.toLowerCase().replace(/[\s-]/g, '');
  return /^\d{6}$/.test(code)
    ? { kind: 'totp', code }
    : { kind: 'recovery', code: `${code.slice(0, partLength)}-${code.slice(partLength)}` };
}
