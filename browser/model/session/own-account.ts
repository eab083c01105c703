import { api } from '#browser/api-client.ts';
import { deleteAccountTimeoutMs } from '#browser/limits.ts';
import type { Profile } from '#contract/profile.ts';
import type { Session } from '#contract/sessions.ts';
import { leaveDeletedAccount, updateAccount } from './session.ts';

// All functions in this file ask the server and reject with ApiError or NetworkError.

const post = (path: string, body: object) =>
  api.request({ method: 'POST', path: `/api/auth/${path}`, body, sendsToken: false });

export async function readProfile(): Promise<Profile> {
  return (await api.request<Profile>({ path: '/api/profile' })).body;
}

const patchProfile = async (body: { name?: string; time_zone?: string }): Promise<Profile> =>
  (await api.request<Profile>({ method: 'PATCH', path: '/api/profile', body })).body;

/** Saves the name, which is then shown everywhere at once. */
export async function saveName(name: string): Promise<void> {
  updateAccount({ name: (await patchProfile({ name })).name });
}

/** Saves an IANA zone, in which days begin from now on. */
export async function saveTimeZone(zone: string): Promise<void> {
  updateAccount({ timeZone: (await patchProfile({ time_zone: zone })).time_zone });
}

/** Changes the password, and ends all other sessions if wished. */
export async function changePassword(form: {
  currentPassword: string;
  newPassword: string;
  revokeOtherSessions: boolean;
}): Promise<void> {
  await post('change-password', form);
}

/** Lists the account's sessions, the current one first. */
export async function listSessions(): Promise<Session[]> {
  return (await api.request<Session[]>({ path: '/api/auth/list-sessions', sendsToken: false })).body;
}

export async function revokeSession(id: string): Promise<void> {
  await post('revoke-session', { id });
}

export async function revokeOtherSessions(): Promise<void> {
  await post('revoke-other-sessions', {});
}

/** Deletes the account on the server, then everything of it on this device, and signs out. */
export async function deleteAccount({
  id,
  ...proof
}: {
  id: string;
  /** Absent where the account has none. */
  password?: string;
  /** Asked for where a second factor is on. */
  code?: string;
}): Promise<void> {
  await api.request({
    method: 'POST',
    path: '/api/auth/delete-user',
    body: proof,
    sendsToken: false,
    timeoutMs: deleteAccountTimeoutMs,
  });
  await leaveDeletedAccount(id);
}
