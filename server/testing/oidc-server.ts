import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import { Provider } from 'oidc-provider';
import { z } from 'zod';

export interface Person {
  email?: string;
  email_verified?: boolean;
  name?: string;
}

const clientId = 'heddle';
const clientSecret = 'the secret of the client';

/** Starts a real OpenID provider on loopback, whose people are named by their subject, for a Heddle at `appOrigin`. Close it. */
export async function startOidcServer({
  people,
  appOrigin = 'http://localhost',
  idTokenLifetimeSeconds = 3600,
  claimsInIdToken = true,
}: {
  people: Record<string, Person>;
  appOrigin?: string;
  idTokenLifetimeSeconds?: number;
  /** Otherwise the address is only told at the userinfo endpoint. */
  claimsInIdToken?: boolean;
}) {
  let provider: Provider | undefined;
  let keySet: object | undefined;
  const server = createServer((request, response) => {
    if (keySet && request.url === '/jwks')
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify(keySet));
    else provider?.callback()(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };

  /** Makes the provider sign with a new key. */
  async function rotateKeys(): Promise<void> {
    const { privateKey } = await generateKeyPair('ES256', { extractable: true });
    const key = { ...(await exportJWK(privateKey)), alg: 'ES256', use: 'sig', kid: crypto.randomUUID() };
    provider = new Provider(issuer, {
      jwks: { keys: [key as never] },
      clients: [
        {
          client_id: clientId,
          client_secret: clientSecret,
          id_token_signed_response_alg: 'ES256',
          redirect_uris: [`${appOrigin}/api/auth/oidc/callback`],
          post_logout_redirect_uris: [`${appOrigin}/login`],
        },
      ],
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
      conformIdTokenClaims: !claimsInIdToken,
      findAccount: (_context, id) =>
        people[id] && { accountId: id, claims: async () => ({ sub: id, ...people[id] }) },
      features: { devInteractions: { enabled: true } },
      pkce: { required: () => true },
      cookies: { keys: ['a key of the test'] },
      ttl: { IdToken: idTokenLifetimeSeconds },
    });
  }
  await rotateKeys();

  /** Opens an address as a browser does, and lets `person` sign in there. Returns the address that leads back to the app. */
  function openBrowser() {
    const cookies = new Map<string, string>();
    const request = async (address: string, form?: Record<string, string>) => {
      const response = await fetch(address, {
        redirect: 'manual',
        headers: { Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
        ...(form && { method: 'POST', body: new URLSearchParams(form) }),
      });
      for (const cookie of response.headers.getSetCookie()) {
        const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
        cookies.set(name, value);
      }
      return response;
    };
    const follow = async (address: string, form?: Record<string, string>): Promise<string> => {
      const response = await request(address, form);
      const target = response.headers.get('Location');
      if (!target) return address;
      const next = new URL(target, address);
      return next.origin === issuer ? follow(next.href) : next.href;
    };
    return {
      follow,
      async signIn(address: string, person: string): Promise<string> {
        let at = await follow(address);
        for (const prompt of ['login', 'consent'])
          if (at.startsWith(issuer)) at = await follow(at, { prompt, login: person });
        return at;
      },
      async cancel(address: string): Promise<string> {
        return follow(`${await follow(address)}/abort`);
      },
    };
  }

  return {
    issuer,
    config: {
      baseUrl: appOrigin,
      oidc: {
        issuer,
        clientId,
        clientSecret,
        name: 'Example',
        autoRedirect: false,
        signup: 'open' as 'open' | 'closed',
      },
    },
    close,
    rotateKeys,
    openBrowser,
    /** Serves the present keys from now on, whatever signs. */
    async freezeKeys(): Promise<void> {
      keySet = z
        .looseObject({ keys: z.array(z.unknown()) })
        .parse(await (await fetch(`${issuer}/jwks`)).json());
    },
  };
}
