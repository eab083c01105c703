import type { createApp } from '../app.ts';

/** Anything that handles requests as the server does. */
export type Answering = Pick<ReturnType<typeof createApp>, 'request'>;

export const origin = 'http://localhost';
export const goodPassword = 'correct horse';

/** Simulates a browser that keeps cookies and sends the page's origin with each POST. */
export function visit({ app }: { app: Answering }, { address = '203.0.113.1' } = {}) {
  const cookies = new Map<string, string>();
  const request = async (
    method: string,
    path: string,
    body?: unknown,
    given: Record<string, string> = {},
  ) => {
    const headers = new Headers({
      Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(method === 'POST' && { Origin: origin, 'Content-Type': 'application/json' }),
      ...given,
    });
    if (cookies.size === 0) headers.delete('Cookie');
    const response = await app.request(
      path,
      { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) },
      { incoming: { socket: { remoteAddress: address }, headers: Object.fromEntries(headers) } },
    );
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const cut = pair.indexOf('=');
      if (/max-age=0/i.test(cookie)) cookies.delete(pair.slice(0, cut));
      else cookies.set(pair.slice(0, cut), pair.slice(cut + 1));
    }
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: (text ? JSON.parse(text) : undefined) as Record<string, never> & { code?: string },
    };
  };
  const post = (path: string, body: unknown, headers?: Record<string, string>) =>
    request('POST', `/api/auth${path}`, body, headers);
  const get = (path: string, headers?: Record<string, string>) => request('GET', path, undefined, headers);
  return {
    cookies,
    post,
    get,
    signUp: (account: Record<string, unknown> = {}) =>
      post('/sign-up/email', { name: 'Ada', email: 'ada@example.com', password: goodPassword, ...account }),
    signIn: (credentials: Record<string, unknown> = {}) =>
      post('/sign-in/email', { email: 'ada@example.com', password: goodPassword, ...credentials }),
    async idToken(): Promise<string> {
      const { status, body } = await get('/api/auth/token');
      if (status !== 200) throw new Error(`No ID token: ${status}`);
      return String(body.token);
    },
    me: (token: string) => get('/api/profile', { Authorization: `Bearer ${token}` }),
  };
}

export type Visitor = ReturnType<typeof visit>;
