import { api } from '#browser/api-client.ts';
import { prepareSignIn } from './session.ts';

// All functions in this file ask the server and reject with ApiError or NetworkError.

/** Leaves this page for the OpenID provider, to sign in, to confirm who it is, or to connect it with the account. */
export async function openProvider(
  purpose: 'sign-in' | 'confirm' | 'connect',
  form: object = {},
): Promise<void> {
  if (purpose === 'sign-in') await prepareSignIn();
  const { body } = await api.request<{ url: string }>({
    method: 'POST',
    path: `/api/auth/oidc/${purpose}`,
    body: form,
    sendsToken: false,
  });
  location.assign(body.url);
}

export async function disconnectProvider(): Promise<void> {
  await api.request({ method: 'POST', path: '/api/auth/oidc/disconnect', body: {}, sendsToken: false });
}
