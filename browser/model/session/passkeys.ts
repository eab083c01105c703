import { api } from '#browser/api-client.ts';
import type { Passkey } from '#contract/sign-in-methods.ts';

// Functions in this file reject with ApiError or NetworkError, or with the DOMException of the browser's own dialog.

const post = async <Body>(path: string, body: object): Promise<Body> =>
  (await api.request<Body>({ method: 'POST', path: `/api/auth/${path}`, body, sendsToken: false })).body;

interface CredentialJson {
  id: string;
  type: PublicKeyCredentialType;
  transports?: AuthenticatorTransport[];
}

const decode = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const encode = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const toDescriptors = (credentials: CredentialJson[] = []) =>
  credentials.map((credential) => ({ ...credential, id: decode(credential.id) }));

const toJson = ({ id, rawId, type }: PublicKeyCredential, response: object) => ({
  id,
  rawId: encode(rawId),
  type,
  response,
});

/** Makes a passkey on this device, which the server then knows by `name` unless it knows its provider. */
export async function addPasskey(name: string): Promise<Passkey> {
  const options = await post<
    Omit<PublicKeyCredentialCreationOptions, 'challenge' | 'user' | 'excludeCredentials'> & {
      challenge: string;
      user: { id: string; name: string; displayName: string };
      excludeCredentials?: CredentialJson[];
    }
  >('passkey/generate-register-options', {});
  const credential = await navigator.credentials.create({
    publicKey: {
      ...options,
      challenge: decode(options.challenge),
      user: { ...options.user, id: decode(options.user.id) },
      excludeCredentials: toDescriptors(options.excludeCredentials),
    },
  });
  if (
    !(credential instanceof PublicKeyCredential) ||
    !(credential.response instanceof AuthenticatorAttestationResponse)
  )
    throw new DOMException('The browser made no passkey.', 'NotAllowedError');
  const { clientDataJSON, attestationObject } = credential.response;
  return post('passkey/verify-registration', {
    name,
    response: toJson(credential, {
      clientDataJSON: encode(clientDataJSON),
      attestationObject: encode(attestationObject),
      transports: credential.response.getTransports?.() ?? [],
    }),
  });
}

/**
 * Asks for a passkey, in the browser's dialog or, with `conditional`, among what it offers to fill in. Resolves with what the
 * server takes to sign in or to confirm.
 */
export async function askForPasskey({
  mediation,
  signal,
}: {
  mediation?: 'conditional';
  signal?: AbortSignal;
} = {}): Promise<object> {
  const options = await post<
    Omit<PublicKeyCredentialRequestOptions, 'challenge' | 'allowCredentials'> & {
      challenge: string;
      allowCredentials?: CredentialJson[];
    }
  >('passkey/generate-authenticate-options', {});
  const credential = await navigator.credentials.get({
    ...(mediation && { mediation }),
    ...(signal && { signal }),
    publicKey: {
      ...options,
      challenge: decode(options.challenge),
      allowCredentials: toDescriptors(options.allowCredentials),
    },
  });
  if (
    !(credential instanceof PublicKeyCredential) ||
    !(credential.response instanceof AuthenticatorAssertionResponse)
  )
    throw new DOMException('The browser gave no passkey.', 'NotAllowedError');
  const { clientDataJSON, authenticatorData, signature } = credential.response;
  return toJson(credential, {
    clientDataJSON: encode(clientDataJSON),
    authenticatorData: encode(authenticatorData),
    signature: encode(signature),
  });
}

export async function renamePasskey(id: string, name: string): Promise<void> {
  await post('passkey/update-passkey', { id, name });
}

export async function removePasskey(id: string): Promise<void> {
  await post('passkey/delete-passkey', { id });
}

/** Confirms who the user is, for what the server allows only soon after signing in. */
export async function confirmWithPassword(password: string): Promise<void> {
  await post('confirm', { password });
}

/** Confirms who the user is with a passkey. */
export async function confirmWithPasskey(): Promise<void> {
  await post('passkey/confirm', { response: await askForPasskey() });
}
