import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { attemptLimits, maxUnusedPrograms, networkTokenRate, programTokenRate } from '../../config/limits.ts';
import { allowClients, createMcpApp } from '../../testing/mcp.ts';
import { createProgram, decideAs, serveApp } from '../../testing/program.ts';

async function setUp(options: Parameters<typeof createMcpApp>[0] = {}) {
  const app = await createMcpApp(options);
  const base = await serveApp(app);
  return { ...app, base, decide: decideAs(app, base, app.ada) };
}
type SetUp = Awaited<ReturnType<typeof setUp>>;

/** Connects a program the whole way. */
async function connect({ base, decide }: SetUp, ...scopes: Parameters<SetUp['decide']['allow']>[1] & {}) {
  const program = createProgram(base);
  const page = await program.start();
  await program.finish(await decide.allow(page, scopes.length > 0 ? scopes : undefined));
  return { program, page };
}

const textOf = (result: { content?: unknown }) => JSON.stringify(result.content);

const postForm = (base: string, path: string, form: Record<string, string>) =>
  fetch(`${base}/oauth/${path}`, { method: 'POST', body: new URLSearchParams(form) });

describe('a program that connects by OAuth', () => {
  it('finds the server, registers, is allowed, reads and changes, and is in the activity log by its name', async () => {
    const app = await setUp();
    const { ada, base, decide } = app;
    await ada.addTask({ title: 'Milk' });

    const program = createProgram(base);
    const page = await program.start();
    expect(`${page.origin}${page.pathname}`).toBe(`${base}/connect`);
    expect(await (await decide.show(page)).json()).toEqual({
      name: 'Loom',
      returns_to: 'http://127.0.0.1:7777/back',
      is_on_this_device: true,
      scopes: ['read', 'write'],
      account: { id: ada.id, email: ada.email },
    });
    const back = await decide.allow(page);
    expect(back.origin + back.pathname).toBe('http://127.0.0.1:7777/back');
    expect(back.searchParams.get('state')).toBe('a state');
    expect(back.searchParams.get('iss')).toBe(base);
    await program.finish(back);
    expect(program.kept.tokens).toMatchObject({ token_type: 'Bearer', scope: 'read write offline_access' });

    const client = await program.connect();
    expect(textOf(await client.callTool({ name: 'find_tasks', arguments: {} }))).toContain('Milk');
    await client.callTool({ name: 'create_tasks', arguments: { text: 'Water the ferns' } });
    const [latest] = await ada.call('GET', '/api/activity?limit=1');
    expect(latest).toMatchObject({ client: 'Loom' });
    expect(await decide.list()).toMatchObject([
      { name: 'Loom', scopes: ['read', 'write'], last_used_from: expect.stringContaining('127.0.0.1') },
    ]);
  });

  it('gets new tokens with its refresh token, once for each, and gives them back', async () => {
    const app = await setUp();
    const { program } = await connect(app);
    const { client, tokens } = program.kept;
    const first = {
      grant_type: 'refresh_token',
      client_id: client?.client_id ?? '',
      refresh_token: tokens?.refresh_token ?? '',
    };
    const refreshed = await postForm(app.base, 'token', first);
    expect(refreshed.status).toBe(200);
    const second = (await refreshed.json()) as { access_token: string; refresh_token: string };
    expect(second.refresh_token).not.toBe(first.refresh_token);
    // As from a program that never got the answer.
    const { access_token, refresh_token } = second;
    const again = await postForm(app.base, 'token', first);
    expect(await again.json()).toMatchObject({ access_token, refresh_token });
    expect(await callMcp(app.base, second.access_token)).toBe(200);

    const revoked = await postForm(app.base, 'revoke', {
      client_id: first.client_id,
      token: second.access_token,
    });
    expect(revoked.status).toBe(200);
    expect(await callMcp(app.base, second.access_token)).toBe(401);

    // A refresh token that comes again later was stolen: nothing of the program works any more.
    await app.database.handle.authPool.query(
      `update "oauthRefreshToken" set "rotationReplayExpiresAt" = now() - interval '1 s'`,
    );
    expect((await postForm(app.base, 'token', first)).status).toBe(400);
    const third = { ...first, refresh_token: second.refresh_token };
    expect((await postForm(app.base, 'token', third)).status).toBe(400);
  });

  it('is refused at once on every instance when the user disconnects it', async () => {
    const app = await setUp();
    const other = await app.anotherInstance();
    const otherBase = await serveApp(other);
    const { program } = await connect(app);
    const token = program.kept.tokens?.access_token ?? '';
    expect(await callMcp(otherBase, token)).toBe(200);
    const [{ id }] = (await app.decide.list()) as [{ id: string }];

    const bob = decideAs(app, app.base, await app.signUp());
    await bob.disconnect(id);
    expect(await callMcp(otherBase, token)).toBe(200);

    await app.decide.disconnect(id);
    expect(await callMcp(otherBase, token)).toBe(401);
    expect(await app.decide.list()).toEqual([]);
    expect(await countRows(app)).toEqual({ programs: 0, tokens: 0 });
  });

  it('may do what the user chose, and no more than AI clients may do', async () => {
    const app = await setUp();
    const { program } = await connect(app, 'read');
    expect(program.kept.tokens?.scope).toBe('read offline_access');
    const client = await program.connect();
    const refused = await client.callTool({ name: 'create_tasks', arguments: { text: 'Milk' } });
    expect(refused.isError).toBe(true);
    expect(textOf(refused)).toContain('connect this program again and allow changes');

    const token = program.kept.tokens?.access_token ?? '';
    await allowClients(app.ada, 'off');
    expect(await callMcp(app.base, token)).toBe(403);
    expect(
      (await fetch(`${app.base}/api/tasks`, { headers: { Authorization: `Bearer ${token}` } })).status,
    ).toBe(401);
  });

  it('is forgotten with the account, unless somebody else has connected it too', async () => {
    const app = await setUp();
    const { page } = await connect(app);
    const bob = await app.signUp();
    await decideAs(app, app.base, bob).allow(page);
    const deleteAccount = async ({ cookie, password }: { cookie: string; password: string }) => {
      const deleted = await app.request('/api/auth/delete-user', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Cookie: cookie },
        body: JSON.stringify({ password }),
      });
      expect(deleted.status).toBe(200);
    };
    await deleteAccount(app.ada);
    expect(await countRows(app)).toEqual({ programs: 1, tokens: 0 });
    await deleteAccount(bob);
    expect(await countRows(app)).toEqual({ programs: 0, tokens: 0 });
  });

  it('leaves only hashes of its tokens in the database', async () => {
    const app = await setUp();
    const { program } = await connect(app);
    const { rows } = await app.database.handle.authPool.query(
      `select "token" from "oauthAccessToken" union all select "token" from "oauthRefreshToken"`,
    );
    const { access_token = '', refresh_token = '' } = program.kept.tokens ?? {};
    const hash = (token: string) => createHash('sha256').update(token).digest('hex');
    expect(rows.map(({ token }) => token)).toEqual([hash(access_token), hash(refresh_token)]);
    expect(access_token).toMatch(/^heddle_mcp_/);
  });
});

describe('what is refused', () => {
  it('redirects to no address that the program did not register, and tells it nothing', async () => {
    const app = await setUp();
    const page = await createProgram(app.base, { redirectUri: 'https://loom.example/back' }).start();
    for (const wrong of [
      'https://loom.example/back/',
      'https://loom.example/back?x=1',
      'https://evil.example/back',
      'https://loom.example.evil.example/back',
      'javascript:alert(1)',
    ]) {
      const forged = new URL(page);
      forged.searchParams.set('redirect_uri', wrong);
      for (const answered of [await app.decide.show(forged), await app.decide.answer(forged, ['read'])]) {
        expect(answered.status).toBe(400);
        expect(await answered.json()).toMatchObject({ code: 'INVALID_PROGRAM_REQUEST' });
      }
    }
  });

  it.each([
    ['client_id', 'nobody'],
    ['response_type', 'token'],
    ['code_challenge', undefined],
    ['code_challenge_method', 'plain'],
    ['resource', 'https://other.example/mcp'],
  ])('shows no request whose %s is %s', async (name, value) => {
    const app = await setUp();
    const page = await createProgram(app.base).start();
    if (value === undefined) page.searchParams.delete(name);
    else page.searchParams.set(name, value);
    expect((await app.decide.show(page)).status).toBe(400);
    expect((await app.decide.answer(page, ['read'])).status).toBe(400);
  });

  it('says no to the program when the user says no', async () => {
    const app = await setUp();
    const program = createProgram(app.base);
    const page = await program.start();
    const back = await app.decide.allow(page, []);
    expect(back.origin + back.pathname).toBe('http://127.0.0.1:7777/back');
    expect(back.searchParams.get('error')).toBe('access_denied');
    expect(back.searchParams.get('code')).toBe(null);
    expect(await app.decide.list()).toEqual([]);
  });

  it('takes a code once, only with its verifier and its address, and from the program it was made for', async () => {
    const app = await setUp();
    const code = async () => {
      const program = createProgram(app.base);
      const back = await app.decide.allow(await program.start());
      return {
        grant_type: 'authorization_code',
        client_id: program.kept.client?.client_id ?? '',
        code: back.searchParams.get('code') ?? '',
        code_verifier: program.kept.verifier,
        redirect_uri: 'http://127.0.0.1:7777/back',
      };
    };
    const redeem = async (form: Record<string, string>) => {
      const answered = await postForm(app.base, 'token', form);
      return {
        status: answered.status,
        body: (await answered.json()) as { access_token: string; error?: string },
      };
    };
    const right = await code();
    for (const wrong of [
      { code_verifier: randomBytes(32).toString('hex') },
      { redirect_uri: 'http://127.0.0.1:7777/other' },
      { client_id: right.client_id },
      { resource: 'https://other.example/mcp' },
    ]) {
      const { status, body } = await redeem({ ...(await code()), ...wrong });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(body.error).toBeTruthy();
    }
    const { body } = await redeem(right);
    expect(await callMcp(app.base, body.access_token)).toBe(200);
    expect((await redeem(right)).status).toBe(400);
    // Somebody else had the code too: what it was redeemed for is no longer accepted.
    expect(await callMcp(app.base, body.access_token)).toBe(401);
  });

  it('lets nobody answer for another account, or without an account', async () => {
    const app = await setUp();
    const bob = await app.signUp();
    const page = await createProgram(app.base).start();
    const answered = await app.decide.answer(page, ['read'], bob.id);
    expect(answered.status).toBe(403);
    expect(await answered.json()).toMatchObject({ code: 'OTHER_ACCOUNT' });
    const nobody = decideAs(app, app.base, { id: app.ada.id, cookie: '' });
    expect((await nobody.show(page)).status).toBe(401);
    expect((await nobody.answer(page, ['read'])).status).toBe(401);
    const fromElsewhere = await app.app.request(`${app.base}/api/auth/programs/answer`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: app.ada.cookie, Origin: 'https://evil.example' },
      body: JSON.stringify({ request: page.search.slice(1), account_id: app.ada.id, scopes: ['read'] }),
    });
    expect(fromElsewhere.status).toBe(403);
  });

  it('takes no more than was asked for', async () => {
    const app = await setUp();
    const page = await createProgram(app.base).start();
    page.searchParams.set('scope', 'read');
    expect(await (await app.decide.show(page)).json()).toMatchObject({ scopes: ['read'] });
    expect((await app.decide.answer(page, ['read', 'write'])).status).toBe(400);
  });

  it('accepts no token that has expired', async () => {
    const app = await setUp();
    const { program } = await connect(app);
    await app.database.handle.authPool.query(
      `update "oauthAccessToken" set "expiresAt" = now() - interval '1 s'`,
    );
    expect(await callMcp(app.base, program.kept.tokens?.access_token ?? '')).toBe(401);
  });

  it('limits how many programs register, and what they register', async () => {
    const app = await setUp({
      limits: { ...attemptLimits, registrationsPerAddress: { maxAttempts: 3, windowMs: 60_000 } },
    });
    const register = (body: unknown) =>
      fetch(`${app.base}/oauth/register`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
    for (const redirect_uris of [
      [],
      ['http://loom.example/back'],
      ['javascript:alert(1)'],
      Array(11).fill('https://a.example'),
    ])
      expect((await register({ redirect_uris })).status).toBe(400);
    const redirect_uris = ['https://loom.example/back'];
    const registered = await register({
      redirect_uris,
      client_name: 'Lo\u202eom\n',
      token_endpoint_auth_method: 'client_secret_post',
    });
    expect(registered.status).toBe(201);
    const body = (await registered.json()) as Record<string, unknown>;
    expect(body).toMatchObject({ redirect_uris, token_endpoint_auth_method: 'none' });
    expect(body).not.toHaveProperty('client_secret');
    const statuses = [
      await register({ redirect_uris }),
      await register({ redirect_uris }),
      await register({ redirect_uris }),
    ].map(({ status }) => status);
    expect(statuses).toContain(429);
  });
});

describe('what is kept and let through', () => {
  it('limits the requests for tokens of each program', async () => {
    const { base } = await setUp();
    const ask = async (client_id: string) => {
      const form = { grant_type: 'refresh_token', client_id, refresh_token: 'heddle_refresh_guess' };
      return postForm(base, 'token', form);
    };
    for (let count = 0; count < programTokenRate.maxCalls; count++)
      expect((await ask('one')).status).toBe(400);
    const refused = await ask('one');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ error: 'temporarily_unavailable' });
    expect((await ask('another')).status).toBe(400);
  });

  it('limits the requests for tokens of all programs of one network', async () => {
    const { base } = await setUp();
    const ask = async (client_id: string) =>
      (await postForm(base, 'token', { grant_type: 'refresh_token', client_id })).status;
    for (let count = 0; count < networkTokenRate.maxCalls; count++) await ask(`program ${count}`);
    expect(await ask('the last straw')).toBe(429);
  });

  it('forgets tokens a day after they expired, and a week after they were replaced', async () => {
    const app = await setUp();
    await connect(app);
    const query = (text: string) => app.database.handle.authPool.query(text);
    const sweep = async () => {
      await app.jobs.enqueue('trash-sweep', {});
      await app.runJobs();
      return (await countRows(app)).tokens;
    };
    await query(`update "oauthRefreshToken" set "revoked" = now() - interval '6 days'`);
    expect(await sweep()).toBe(2);
    await query(`update "oauthAccessToken" set "expiresAt" = now() - interval '1 s'`);
    expect(await sweep()).toBe(1);
    await query(`update "oauthRefreshToken" set "revoked" = now() - interval '8 days'`);
    expect(await sweep()).toBe(0);
  });

  it('keeps a program that has just registered, however many others do, and refuses those', async () => {
    const app = await setUp();
    const { authPool } = app.database.handle;
    await authPool.query(
      `insert into "oauthClient" ("clientId", "redirectUris", "createdAt")
        select 'program ' || number, '[]', now() - interval '9 minutes' from generate_series(1, $1::int) as number`,
      [maxUnusedPrograms],
    );
    const register = () =>
      fetch(`${app.base}/oauth/register`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ redirect_uris: ['https://loom.example/back'] }),
      });
    const refused = await register();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await countRows(app)).programs).toBe(maxUnusedPrograms);

    await authPool.query(`update "oauthClient" set "createdAt" = now() - interval '11 minutes'`);
    expect((await register()).status).toBe(201);
    expect((await countRows(app)).programs).toBe(maxUnusedPrograms);
  });
});

describe('where programs look', () => {
  it('says at /mcp where to sign in, and what the server can do', async () => {
    const { base } = await setUp();
    const refused = await fetch(`${base}/mcp`, { method: 'POST' });
    expect(refused.status).toBe(401);
    expect(refused.headers.get('WWW-Authenticate')).toBe(
      `Bearer resource_metadata="${base}/.well-known/oauth-protected-resource/mcp", scope="read write"`,
    );
    const resource = await (await fetch(`${base}/.well-known/oauth-protected-resource/mcp`)).json();
    expect(resource).toMatchObject({ resource: `${base}/mcp`, authorization_servers: [base] });
    const server = await (await fetch(`${base}/.well-known/oauth-authorization-server`)).json();
    expect(server).toMatchObject({ issuer: base, code_challenge_methods_supported: ['S256'] });
    expect((await fetch(`${base}/.well-known/openid-configuration`)).status).toBe(404);
  });
});

const callMcp = async (base: string, token: string): Promise<number> => {
  const answered = await fetch(`${base}/mcp`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' }),
  });
  await answered.text();
  return answered.status;
};

async function countRows({ database }: SetUp) {
  const { rows } = await database.handle.authPool.query(
    `select (select count(*)::int from "oauthClient") as programs,
      (select count(*)::int from "oauthAccessToken") + (select count(*)::int from "oauthRefreshToken") as tokens`,
  );
  return rows[0];
}
