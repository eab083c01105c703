import { api } from '#browser/api-client.ts';
import type { SignInMethods } from '#contract/sign-in-methods.ts';

// All functions in this file ask the server and reject with ApiError or NetworkError.

const post = async <Body>(path: string, body: object): Promise<Body> =>
  (await api.request<Body>({ method: 'POST', path: `/api/auth/${path}`, body, sendsToken: false })).body;

export async function readSignInMethods(): Promise<SignInMethods> {
  return (await api.request<SignInMethods>({ path: '/api/auth/sign-in-methods', sendsToken: false })).body;
}

/** Returns the address that authenticator apps read; the second factor is on once `confirmSecondFactor` has a code of it. */
export const startSecondFactor = async (password: string): Promise<string> =>
  (await post<{ totpURI: string }>('two-factor/enable', { password })).totpURI;

/** Turns the second factor on, and returns the recovery codes. */
export const confirmSecondFactor = async (code: string): Promise<string[]> =>
  (await post<{ backupCodes: string[] }>('two-factor/confirm', { code })).backupCodes;

export const renewRecoveryCodes = async (form: { password: string; code: string }): Promise<string[]> =>
  (await post<{ backupCodes: string[] }>('two-factor/generate-backup-codes', form)).backupCodes;

export async function turnOffSecondFactor(form: { password: string; code: string }): Promise<void> {
  await post('two-factor/disable', form);
}

/** Gives an account without a password one. */
export async function addPassword(newPassword: string): Promise<void> {
  await post('set-password', { newPassword });
}

export async function removePassword(): Promise<void> {
  await post('remove-password', {});
}
