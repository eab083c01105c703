import { api } from '#browser/api-client.ts';
import type { Profile } from '#contract/profile.ts';
import type { Session } from '#contract/sessions.ts';
import { leaveDeletedAccount, updateAccount } from './session.ts';

/** All of these ask the server and reject with ApiError or NetworkError. */

const post = (path: string, body: object) =>
  api.request({ method: 'POST', path: `/api/auth/${path}`, body, sendsToken: false });

export async function readProfile(): Promise<Profile> {
  return (await api.request<Profile>({ path: '/api/profile' })).body;
}

const patchProfile = async (body: { name?: string; time_zone?: string }): Promise<Profile> =>
  (await api.request<Profile>({ method: 'PATCH', path: '/api/profile', body })).body;

/** The new name shows everywhere at once. */
export async function saveName(name: string): Promise<void> {
  updateAccount({ name: (await patchProfile({ name })).name });
}

/** Takes an IANA name. Today begins there from now on. */
export async function saveTimeZone(zone: string): Promise<void> {
  updateAccount({ timeZone: (await patchProfile({ time_zone: zone })).time_zone });
}

/** Ends all other sessions. */
export async function changePassword(form: { currentPassword: string; newPassword: string }): Promise<void> {
  await post('change-password', form);
}

/** This one first. */
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
export async function deleteAccount({ id, password }: { id: string; password: string }): Promise<void> {
  await api.request({
    method: 'POST',
    path: '/api/auth/delete-user',
    body: { password },
    sendsToken: false,
    // However much there is to delete: half of it is never deleted.
    timeoutMs: 60_000,
  });
  await leaveDeletedAccount(id);
}
