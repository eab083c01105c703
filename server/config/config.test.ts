import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigError } from './config-error.ts';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'heddle-config-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const read = (environment: Record<string, string>) => readConfig({ DATA_DIR: dataDir, ...environment });
const secret = 's'.repeat(32);
const vapidKey = Buffer.alloc(32, 7).toString('base64url');

describe('settings', () => {
  test('have a default for everything', () => {
    expect(read({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir,
      databaseUrl: undefined,
      baseUrl: undefined,
      secret: readFileSync(join(dataDir, 'secret'), 'utf8'),
      isSecretSet: false,
      vapidPrivateKey: undefined,
      vapidSubject: undefined,
      allowedPushHosts: [],
      allowedCalendarHosts: [],
      allowedWebhookHosts: [],
      backup: 'daily',
      backupDir: join(dataDir, 'backups'),
      backupKey: undefined,
      smtpUrl: undefined,
      mailFrom: 'Heddle <heddle@localhost>',
      signup: 'open',
      passwordSignIn: 'on',
      oidc: undefined,
      trustedProxies: [],
      metrics: 'closed',
      llm: undefined,
      ollamaBaseUrl: undefined,
      speechInstall: 'loopback',
      allowedLlmHosts: [],
      logLevel: 'info',
      logFormat: 'text',
    });
  });

  test('use the values that are set, trimmed', () => {
    expect(
      read({
        PORT: ' 0 ',
        HOST: '::1',
        DATABASE_URL: 'postgres://heddle:secret@db.example.com:5432/heddle?sslmode=require',
        SECRET: secret,
        POSTGRES_BIN: '/usr/lib/postgresql/17/bin',
        BASE_URL: 'https://tasks.example.com/',
        VAPID_PRIVATE_KEY: vapidKey,
        VAPID_SUBJECT: 'mailto:ada@example.com',
        ALLOWED_PUSH_HOSTS: 'push.lan, 10.0.0.5:8443',
        ALLOWED_CALENDAR_HOSTS: 'calendar.lan, 10.0.0.5:8080',
        ALLOWED_WEBHOOK_HOSTS: '127.0.0.1:5678',
        BACKUP: 'off',
        BACKUP_DIR: '/backups/heddle/',
        BACKUP_KEY: 'sixteen letters!',
        SMTP_URL: 'smtps://user:password@mail.example.com:465',
        MAIL_FROM: 'Tasks <tasks@example.com>',
        MAIL_IN_PORT: '2525',
        MAIL_IN_DOMAIN: 'In.Tasks.example.com',
        MAIL_IN_TLS_CERT: '/etc/heddle/cert.pem',
        MAIL_IN_TLS_KEY: '/etc/heddle/key.pem',
        MAIL_IN_AUTHSERV_ID: 'mx.example.com',
        SIGNUP: 'closed',
        TRUSTED_PROXIES: '10.0.0.0/8, ::1 ,fd00::/8',
        METRICS: 'open',
        METRICS_TOKEN: 'sixteen letters!',
        OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/',
        OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%20b, x-team = tasks',
        LLM_PROVIDER: 'mistral',
        LLM_MODEL: 'mistral-small-latest',
        LLM_API_KEY: 'key',
        LLM_BASE_URL: 'https://llm.example.com/v1/',
        OLLAMA_BASE_URL: 'http://ollama:11434/v1',
        ALLOW_SPEECH_INSTALL: 'closed',
        ALLOWED_LLM_HOSTS: 'llm.lan, 10.0.0.5:8080',
        LOG_LEVEL: 'debug',
        LOG_FORMAT: 'json',
      }),
    ).toEqual({
      port: 0,
      host: '::1',
      dataDir,
      databaseUrl: 'postgres://heddle:secret@db.example.com:5432/heddle?sslmode=require',
      postgresBin: '/usr/lib/postgresql/17/bin',
      baseUrl: 'https://tasks.example.com',
      secret,
      isSecretSet: true,
      vapidPrivateKey: vapidKey,
      vapidSubject: 'mailto:ada@example.com',
      allowedPushHosts: ['push.lan', '10.0.0.5:8443'],
      allowedCalendarHosts: ['calendar.lan', '10.0.0.5:8080'],
      allowedWebhookHosts: ['127.0.0.1:5678'],
      backup: 'off',
      backupDir: '/backups/heddle',
      backupKey: 'sixteen letters!',
      smtpUrl: 'smtps://user:password@mail.example.com:465',
      mailFrom: 'Tasks <tasks@example.com>',
      mailIn: {
        port: 2525,
        host: '127.0.0.1',
        domain: 'in.tasks.example.com',
        tls: { cert: '/etc/heddle/cert.pem', key: '/etc/heddle/key.pem' },
        authservId: 'mx.example.com',
      },
      signup: 'closed',
      passwordSignIn: 'on',
      oidc: undefined,
      trustedProxies: ['10.0.0.0/8', '::1', 'fd00::/8'],
      metrics: 'open',
      metricsToken: 'sixteen letters!',
      traces: { endpoint: 'http://collector:4318', headers: { 'api-key': 'a b', 'x-team': 'tasks' } },
      llm: {
        provider: 'mistral',
        model: 'mistral-small-latest',
        apiKey: 'key',
        base_url: 'https://llm.example.com/v1',
        max_tokens: 1000,
        temperature: 0.7,
        reasoning_effort: null,
        input_price: null,
        output_price: null,
      },
      ollamaBaseUrl: 'http://ollama:11434/v1',
      speechInstall: 'closed',
      allowedLlmHosts: ['llm.lan', '10.0.0.5:8080'],
      logLevel: 'debug',
      logFormat: 'json',
    });
    expect(existsSync(join(dataDir, 'secret'))).toBe(false);
  });

  test('count as unset when empty', () => {
    expect(read({ PORT: '', SMTP_URL: ' ', SIGNUP: '' })).toMatchObject({
      port: 3000,
      smtpUrl: undefined,
      signup: 'open',
      passwordSignIn: 'on',
      oidc: undefined,
    });
  });

  test.each([
    ['PORT', 'http', 'a port from 0 to 65535'],
    ['PORT', '65536', 'a port from 0 to 65535'],
    ['PORT', '-1', 'a port from 0 to 65535'],
    ['PORT', '80.5', 'a port from 0 to 65535'],
    ['HOST', 'my host', 'a host name or address'],
    ['HOST', 'http://localhost', 'a host name or address'],
    ['DATABASE_URL', 'mysql://localhost/heddle', 'postgres://'],
    ['DATABASE_URL', 'localhost', 'postgres://'],
    ['BASE_URL', 'tasks.example.com', 'https://tasks.example.com'],
    ['BASE_URL', 'ftp://tasks.example.com', 'https://tasks.example.com'],
    ['BASE_URL', 'https://example.com/heddle', 'no path'],
    ['BASE_URL', 'https://example.com/?to=heddle', 'no path'],
    ['SECRET', 'short', 'at least 32 characters'],
    ['VAPID_PRIVATE_KEY', 'AAAA', 'a P-256 private key'],
    ['VAPID_PRIVATE_KEY', 'A'.repeat(43), 'a P-256 private key'],
    ['VAPID_SUBJECT', 'you@example.com', 'mailto:you@example.com'],
    ['ALLOWED_PUSH_HOSTS', 'https://push.lan', 'hosts such as push.lan'],
    ['BACKUP', 'hourly', 'daily or off'],
    ['BACKUP_KEY', 'short', 'at least 16 characters'],
    ['SMTP_URL', 'mail.example.com:587', 'smtp://'],
    ['MAIL_FROM', 'Heddle', 'an email address'],
    ['MAIL_IN_PORT', 'smtp', 'a port from 0'],
    ['SIGNUP', 'invite', 'open or closed'],
    ['METRICS', 'yes', 'closed, loopback or open'],
    ['TRUSTED_PROXIES', 'proxy.example.com', 'addresses or ranges'],
    ['TRUSTED_PROXIES', '10.0.0.0/33', 'addresses or ranges'],
    ['TRUSTED_PROXIES', '10.0.0.0/8/8', 'addresses or ranges'],
    ['LLM_PROVIDER', 'clippy', 'one of openai, anthropic'],
    ['LLM_BASE_URL', 'llm.example.com', 'https://llm.example.com/v1'],
    ['OLLAMA_BASE_URL', 'ollama', 'http://localhost:11434/v1'],
    ['OLLAMA_BASE_URL', 'http://ada:pw@localhost:11434/v1', 'without a user and a password'],
    ['ALLOW_SPEECH_INSTALL', 'yes', 'closed, loopback or open'],
    ['ALLOWED_LLM_HOSTS', 'http://llm.lan', 'hosts such as llm.lan'],
    ['METRICS_TOKEN', 'short', 'at least 16 characters'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318', 'http://localhost:4318'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'abc', 'headers such as api-key=abc'],
    ['LOG_LEVEL', 'loud', 'info'],
    ['LOG_FORMAT', 'xml', 'text or json'],
  ])('refuse %s=%s in one line that names it and says what it takes', (name, value, takes) => {
    const refusal = expect(() => read({ [name]: value }));
    refusal.toThrow(ConfigError);
    refusal.toThrow(new RegExp(`^${name} is not usable: it takes .*${takes}`));
  });

  test.each([
    ['SECRET', secret],
    ['DATABASE_URL', 'postgres://heddle:pw@db/heddle'],
    ['VAPID_PRIVATE_KEY', vapidKey],
    ['SMTP_URL', 'smtps://user:password@mail.example.com:465'],
    ['BACKUP_KEY', 'sixteen letters!'],
    ['METRICS_TOKEN', 'sixteen letters!'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'api-key=abc'],
    ['LLM_API_KEY', 'key'],
    ['TRANSCRIPTION_API_KEY', 'key'],
  ])('reads %s from the file that %s_FILE names', (name, value) => {
    const others = {
      ...(name !== 'SECRET' && { SECRET: secret }),
      LLM_PROVIDER: 'mistral',
      LLM_MODEL: 'small',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
      TRANSCRIPTION_BASE_URL: 'http://localhost:8000/v1',
    };
    const file = join(dataDir, 'one');
    writeFileSync(file, `${value}\n`);
    expect(read({ ...others, [`${name}_FILE`]: file })).toEqual(read({ ...others, [name]: value }));
    expect(() => read({ ...others, [`${name}_FILE`]: `${file}-missing` })).toThrow(
      new ConfigError(`${name}_FILE is not usable: it takes a file that Heddle may read (ENOENT).`),
    );
    writeFileSync(file, '');
    expect(read({ ...others, [`${name}_FILE`]: file })).toEqual(read(others));
  });

  test('take a variable before its file, and no file for what is no secret', () => {
    writeFileSync(join(dataDir, 'one'), 'from the file!!!');
    const file = { BACKUP_KEY_FILE: join(dataDir, 'one'), SIGNUP_FILE: join(dataDir, 'one') };
    expect(read({ ...file, BACKUP_KEY: 'from the variable' })).toMatchObject({
      backupKey: 'from the variable',
      signup: 'open',
      passwordSignIn: 'on',
      oidc: undefined,
    });
  });

  test('never repeat a wrong value, which may be a secret', () => {
    expect(() => read({ SECRET: 'hunter2' })).toThrow(/^(?!.*hunter2)/);
    expect(() => read({ DATABASE_URL: 'mysql://root:hunter2@db/x' })).toThrow(/^(?!.*hunter2)/);
  });

  test('require the domain of mails, and both files of a certificate', () => {
    expect(() => read({ MAIL_IN_PORT: '2525' })).toThrow('MAIL_IN_DOMAIN is required with MAIL_IN_PORT');
    const mail = { MAIL_IN_PORT: '2525', MAIL_IN_DOMAIN: 'in.example.com' };
    expect(() => read({ ...mail, MAIL_IN_DOMAIN: 'ada@in' })).toThrow(
      /^MAIL_IN_DOMAIN is not usable: it takes a domain/,
    );
    expect(() => read({ ...mail, MAIL_IN_AUTHSERV_ID: 'a; b' })).toThrow(
      /^MAIL_IN_AUTHSERV_ID is not usable/,
    );
    expect(() => read({ ...mail, MAIL_IN_HOST: 'every host' })).toThrow(/^MAIL_IN_HOST is not usable/);
    expect(() => read({ ...mail, MAIL_IN_TLS_CERT: 'cert.pem' })).toThrow('set both');
    expect(read(mail).mailIn).toEqual({
      port: 2525,
      host: '127.0.0.1',
      domain: 'in.example.com',
      tls: undefined,
      authservId: undefined,
    });
  });

  test.each([
    [{ OIDC_ISSUER: 'https://auth.example.com' }, /must be set together/],
    [{ OIDC_CLIENT_ID: 'heddle' }, /must be set together/],
    [{ OIDC_ISSUER: 'https://auth.example.com', OIDC_CLIENT_ID: 'heddle' }, /^BASE_URL is required/],
    [{ PASSWORD_SIGN_IN: 'off' }, /^PASSWORD_SIGN_IN=off needs OIDC_ISSUER/],
  ])('refuse %j, with which nobody could sign in', (environment, words) => {
    expect(() => read(environment)).toThrow(words);
  });

  test('take the sign-up of the provider from SIGNUP unless OIDC_SIGNUP says otherwise', () => {
    const oidc = {
      OIDC_ISSUER: 'https://auth.example.com/o/heddle/',
      OIDC_CLIENT_ID: 'heddle',
      BASE_URL: 'https://tasks.example.com',
    };
    expect(read({ ...oidc, SIGNUP: 'closed' }).oidc).toEqual({
      issuer: 'https://auth.example.com/o/heddle',
      clientId: 'heddle',
      clientSecret: undefined,
      name: 'your sign-in service',
      autoRedirect: false,
      signup: 'closed',
    });
    expect(read({ ...oidc, SIGNUP: 'closed', OIDC_SIGNUP: 'open' }).oidc?.signup).toBe('open');
  });

  test('require SECRET with DATABASE_URL, where several instances must share it', () => {
    expect(() => read({ DATABASE_URL: 'postgres://localhost/heddle' })).toThrow(
      /^SECRET is required with DATABASE_URL/,
    );
  });

  test('refuse a DATA_DIR that is no folder', () => {
    const file = join(dataDir, 'file');
    writeFileSync(file, '');
    expect(() => read({ DATA_DIR: file })).toThrow(/^DATA_DIR is not usable: it takes a folder/);
    expect(() => read({ DATA_DIR: join(file, 'below') })).toThrow(/^DATA_DIR is not usable/);
  });

  test.runIf(existsSync('/proc/self'))('refuse a DATA_DIR where the system makes no folders', () => {
    expect(() => read({ DATA_DIR: '/proc/x/below' })).toThrow(/^DATA_DIR is not usable/);
  });

  test('make a DATA_DIR that is not there yet, with those above it', () => {
    const deep = join(dataDir, 'not', 'there', 'yet');
    expect(read({ DATA_DIR: deep }).dataDir).toBe(deep);
    expect(existsSync(join(deep, 'secret'))).toBe(true);
  });
});

describe('the secret kept in DATA_DIR', () => {
  test('is made once, readable by its owner only, and stays the same', () => {
    const first = read({}).secret;
    expect(first.length).toBeGreaterThanOrEqual(32);
    expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600);
    expect(read({}).secret).toBe(first);
  });

  test('is refused when damaged, naming the file', () => {
    writeFileSync(join(dataDir, 'secret'), 'x');
    expect(() => read({})).toThrow(`${join(dataDir, 'secret')} is damaged`);
  });
});
