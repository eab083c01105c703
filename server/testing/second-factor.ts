import { z } from 'zod';
import type { Auth } from '../features/auth/create-auth.ts';
import { goodPassword, type Visitor } from './visitor.ts';

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Decodes the secret of an `otpauth:` address, which authenticator apps take in base32. */
function decodeSecret(address: string): string {
  const letters = [...(new URL(address).searchParams.get('secret') ?? '')];
  const bits = letters.map((letter) => base32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))).toString();
}

/** Turns the second factor of whoever is signed in on, and returns their authenticator app and their recovery codes. */
export async function turnOnSecondFactor({ auth }: { auth: Auth }, { post }: Visitor) {
  const started = await post('/two-factor/enable', { password: goodPassword });
  const { totpURI } = z.object({ totpURI: z.string() }).parse(started.body);
  const secret = decodeSecret(totpURI);
  const readApp = async () => (await auth.api.generateTOTP({ body: { secret } })).code;
  const confirmed = await post('/two-factor/confirm', { code: await readApp() });
  const { backupCodes } = z.object({ backupCodes: z.array(z.string()) }).parse(confirmed.body);
  return { secret, readApp, backupCodes };
}
