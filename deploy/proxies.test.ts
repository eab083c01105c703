import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '#server/db/free-port.ts';
import { startServerProcess } from '#server/testing/server-process.ts';
import { createTestDatabase } from '#server/testing/test-database.ts';
import { goodPassword, visit } from '#server/testing/visitor.ts';
import { isMissing } from './is-missing.ts';
import { openHttp2 } from './over-http2.ts';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

interface Ports {
  /** Where the proxy listens. */
  tls: number;
  /** Where Heddle does. */
  heddle: number;
}

const proxies = {
  nginx: {
    command: 'nginx',
    configure({ tls, heddle }: Ports, folder: string): string[] {
      const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
      execFileSync('openssl', [
        ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
        ...['-subj', '/CN=localhost', '-days', '1', '-keyout', key, '-out', cert],
      ]);
      const site = read('nginx.conf')
        .replace(/server \{\n\s+listen 80;.*?\n\}/s, '')
        .replace('listen 443', `listen 127.0.0.1:${tls}`)
        .replace(/ssl_certificate \S+;/, `ssl_certificate ${cert};`)
        .replace(/ssl_certificate_key \S+;/, `ssl_certificate_key ${key};`)
        .replace('127.0.0.1:3000', `127.0.0.1:${heddle}`);
      const file = join(folder, 'nginx.conf');
      writeFileSync(
        file,
        `daemon off;\npid ${folder}/pid;\nerror_log ${folder}/log;\nevents {}\nhttp {\naccess_log off;\n${site}}\n`,
      );
      execFileSync('nginx', ['-t', '-c', file], { stdio: 'pipe' });
      return ['-c', file];
    },
  },
  caddy: {
    command: 'caddy',
    configure({ tls, heddle }: Ports, folder: string): string[] {
      const site = read('Caddyfile')
        .replace('tasks.example.com {', `https://localhost:${tls} {\n\ttls internal`)
        .replace('127.0.0.1:3000', `127.0.0.1:${heddle}`);
      const file = join(folder, 'Caddyfile');
      writeFileSync(
        file,
        `{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n\tstorage file_system ${folder}\n}\n${site}`,
      );
      execFileSync('caddy', ['validate', '--config', file, '--adapter', 'caddyfile'], { stdio: 'pipe' });
      return ['run', '--config', file, '--adapter', 'caddyfile'];
    },
  },
  'the Caddy of compose.postgres.yaml': {
    command: 'caddy',
    configure({ tls, heddle }: Ports): string[] {
      const [, command = ''] = /^\s+command: caddy (.*)$/m.exec(read('../compose.postgres.yaml')) ?? [];
      const filled = command
        .replace(/\$\{HEDDLE_HOST\}/, `localhost:${tls}`)
        .replace('heddle:3000', `127.0.0.1:${heddle}`);
      return [...filled.split(' '), '--internal-certs'];
    },
  },
};

/** Starts Heddle with the proxy in front. */
async function start({ command, configure }: (typeof proxies)[keyof typeof proxies]) {
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  const [tls, heddle] = [await freePort(), await freePort()];
  const url = `https://localhost:${tls}`;
  await startServerProcess({
    DATABASE_URL: database.connectionString,
    PORT: String(heddle),
    BASE_URL: url,
    TRUSTED_PROXIES: '127.0.0.1',
  });
  const folder = mkdtempSync(join(tmpdir(), 'heddle-proxy-'));
  const args = configure({ tls, heddle }, folder);
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, HOME: folder };
  const child = spawn(command, args, { stdio: 'ignore', env });
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });
  await vi.waitFor(async () => expect(await isUp(tls)).toBe(true), 30_000);
  return { url, database, ...openHttp2(url) };
}

async function isUp(port: number): Promise<boolean> {
  const socket = connect({ host: '127.0.0.1', port, servername: 'localhost', rejectUnauthorized: false });
  const up = await Promise.race([
    once(socket, 'secureConnect').then(() => true),
    once(socket, 'error').then(() => false),
  ]).catch(() => false);
  socket.destroy();
  return up;
}

describe.each(Object.entries(proxies))('%s', (_, proxy) => {
  test.skipIf(isMissing(proxy.command) || isMissing('openssl'))(
    'serves Heddle over HTTP/2, with secure cookies, true addresses, live events and large recordings',
    async () => {
      const { url, database, request, open } = await start(proxy);
      const ada = visit({ app: { request } });
      const account = { name: 'Ada', email: 'ada@example.com', password: goodPassword };
      const spoofed = { Origin: url, 'X-Forwarded-For': '203.0.113.9' };
      const signedUp = await ada.post('/sign-up/email', account, spoofed);
      expect(signedUp.status).toBe(200);
      const cookies = signedUp.headers.getSetCookie();
      expect(cookies.length).toBeGreaterThan(0);
      for (const cookie of cookies) expect(cookie).toMatch(/; Secure/);
      expect(cookies.join()).toMatch(/__Secure-[\w.-]*session_token=/);
      expect(signedUp.headers.get('Strict-Transport-Security')).toMatch(/^max-age=\d+/);
      if (proxy.command === 'caddy') expect(signedUp.headers.get('Alt-Svc')).toContain('h3=');
      const { rows } = await sql<{ address: string }>`select "ipAddress" as address from session`.execute(
        database.handle.db,
      );
      expect(rows).toEqual([{ address: '127.0.0.2' }]);

      const headers = { Authorization: `Bearer ${await ada.idToken()}` };
      const cookie = [...ada.cookies].map((pair) => pair.join('=')).join('; ');
      const events = await open('/api/events', { headers: { ...headers, cookie } });
      let heard = '';
      events.stream.on('data', (piece) => {
        heard += piece;
      });
      await vi.waitFor(() => expect(heard).toMatch(/event: revision/), 5_000);
      const before = heard;
      const startedAt = performance.now();
      const created = await request('/api/tasks/', {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify({ title: 'Water the fern' }),
      });
      expect(created.status).toBe(201);
      await vi.waitFor(() => expect(heard.length).toBeGreaterThan(before.length), 5_000);
      // The next heartbeat would bring it as well, but only after many seconds.
      expect(performance.now() - startedAt).toBeLessThan(5_000);
      events.stream.close();

      const audio = makeWav(10 * 60);
      const path = `/api/recordings/${uuidv7()}/audio`;
      const stored = await request(`${path}?timestamp=2026-11-21T10:00:00Z`, {
        method: 'PUT',
        headers: { ...headers, 'Content-Type': 'audio/wav' },
        body: audio,
      });
      expect([stored.status, audio.length]).toEqual([204, 19_200_044]);
      const kept = await request(path, { headers });
      expect(Buffer.from(await kept.arrayBuffer()).equals(audio)).toBe(true);
    },
  );
});

/** Makes a recording of silence: 16 kHz, 16 bit, mono. */
function makeWav(seconds: number) {
  const bytes = seconds * 32_000;
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + bytes, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(16_000, 24);
  header.writeUInt32LE(32_000, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(bytes, 40);
  return new Uint8Array(Buffer.concat([header, Buffer.alloc(bytes)]));
}
