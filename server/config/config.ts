import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import {
  defaultOutputTokens,
  defaultTemperature,
  maxModelNameLength,
  type ProviderName,
  providerNames,
} from '#contract/language-model-limits.ts';
import { hasCredentials } from '../http/public-fetch.ts';
import { ConfigError } from './config-error.ts';
import { type OidcConfig, oidcSettings, readOidc } from './oidc-config.ts';
import { isVapidPrivateKey, readOrCreateSecret, readSecretFile } from './secrets.ts';

type Environment = Record<string, string | undefined>;

const url = (protocols: string[], example: string) => ({
  schema: z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol)),
  takes: `an address such as ${example}`,
});

/** An address whose paths are appended to, so without a slash at its end. */
const baseUrl = (example: string) => {
  const { schema, takes } = url(['http:', 'https:'], example);
  return {
    schema: schema
      .refine((value) => URL.canParse(value) && !hasCredentials(new URL(value)))
      .transform((value) => value.replace(/\/+$/, '')),
    takes: `${takes}, without a user and a password`,
  };
};

const webUrl = url(['http:', 'https:'], 'https://tasks.example.com');

const commaSeparated = z.string().transform((value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);

const hosts = (examples: string) => ({
  schema: commaSeparated.refine((given) =>
    given.every((host) => URL.canParse(`http://${host}`) && new URL(`http://${host}`).host === host),
  ),
  takes: `hosts such as ${examples}, separated by commas`,
  default: [] as string[],
});

/** Reads `name=value`, whose value is percent-encoded as OpenTelemetry has it. */
function readHeader(pair: string): [string, string] {
  const at = pair.indexOf('=');
  const name = pair.slice(0, at).trim();
  const value = pair.slice(at + 1).trim();
  try {
    return [name, decodeURIComponent(value)];
  } catch {
    return [name, value];
  }
}

/**
 * Defines every setting: its schema, a description of valid values, and its default. An empty variable counts as unset.
 * This is the only module that reads the environment.
 */
const settings = {
  PORT: {
    schema: z.coerce.number().int().min(0).max(65_535),
    takes: 'a port from 0 to 65535 (0 picks a free one)',
    default: 3000,
  },
  HOST: {
    schema: z.string().regex(/^[A-Za-z0-9.:-]+$/),
    takes: 'a host name or address to listen on',
    default: '127.0.0.1',
  },
  DATA_DIR: { schema: z.string(), takes: 'a folder', default: './data' },
  DATABASE_URL: url(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/heddle'),
  POSTGRES_BIN: { schema: z.string(), takes: 'a folder with the programs of PostgreSQL' },
  BASE_URL: {
    schema: webUrl.schema
      .transform((value) => new URL(value))
      .refine(({ origin, href }) => href === `${origin}/`)
      .transform(({ origin }) => origin),
    takes: `${webUrl.takes}, with a host name of its own and no path`,
  },
  SECRET: { schema: z.string().min(32), takes: 'at least 32 characters' },
  VAPID_PRIVATE_KEY: {
    schema: z.string().refine(isVapidPrivateKey),
    takes: 'a P-256 private key of 32 bytes in base64url',
  },
  VAPID_SUBJECT: {
    schema: z
      .string()
      .refine((value) => URL.canParse(value) && ['mailto:', 'https:'].includes(new URL(value).protocol)),
    takes: 'an address such as mailto:you@example.com or https://example.com',
  },
  ALLOWED_PUSH_HOSTS: hosts('push.lan or 10.0.0.5:8443'),
  ALLOWED_CALENDAR_HOSTS: hosts('calendar.lan or 10.0.0.5:8080'),
  ALLOWED_WEBHOOK_HOSTS: hosts('automation.lan or 127.0.0.1:5678'),
  SMTP_URL: url(['smtp:', 'smtps:'], 'smtp://user:password@host:587'),
  MAIL_IN_PORT: {
    schema: z.coerce.number().int().min(0).max(65_535),
    takes: 'a port from 0 to 65535 (0 picks a free one)',
  },
  MAIL_IN_HOST: {
    schema: z.string().regex(/^[A-Za-z0-9.:-]+$/),
    takes: 'a host name or address to listen on',
    default: '127.0.0.1',
  },
  MAIL_IN_DOMAIN: {
    schema: z
      .string()
      .toLowerCase()
      .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/),
    takes: 'a domain such as in.tasks.example.com',
  },
  MAIL_IN_TLS_CERT: { schema: z.string(), takes: 'a file with a certificate in PEM' },
  MAIL_IN_TLS_KEY: { schema: z.string(), takes: 'a file with a private key in PEM' },
  MAIL_IN_AUTHSERV_ID: {
    schema: z.string().regex(/^[A-Za-z0-9._-]+$/),
    takes: 'the name that your relay gives itself in Authentication-Results, such as mx.example.com',
  },
  BACKUP: { schema: z.enum(['daily', 'off']), takes: 'daily or off', default: 'daily' as const },
  BACKUP_DIR: { schema: z.string(), takes: 'a folder' },
  BACKUP_KEY: { schema: z.string().min(16), takes: 'at least 16 characters' },
  MAIL_FROM: {
    schema: z.string().regex(/@/),
    takes: 'an email address',
    default: 'Heddle <heddle@localhost>',
  },
  OIDC_ISSUER: baseUrl('https://auth.example.com'),
  ...oidcSettings,
  SIGNUP: { schema: z.enum(['open', 'closed']), takes: 'open or closed', default: 'open' as const },
  TRUSTED_PROXIES: {
    schema: commaSeparated.refine((parts) =>
      parts.every((part) => {
        const [address = '', bits, ...rest] = part.split('/');
        const maxBits = isIP(address) === 4 ? 32 : 128;
        return (
          isIP(address) > 0 &&
          rest.length === 0 &&
          (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= maxBits))
        );
      }),
    ),
    takes: 'addresses or ranges such as 10.0.0.0/8, separated by commas',
    default: [] as string[],
  },
  METRICS: {
    schema: z.enum(['closed', 'loopback', 'open']),
    takes: 'closed, loopback or open',
    default: 'closed' as const,
  },
  METRICS_TOKEN: { schema: z.string().min(16), takes: 'at least 16 characters' },
  OTEL_EXPORTER_OTLP_ENDPOINT: baseUrl('http://localhost:4318'),
  OTEL_EXPORTER_OTLP_HEADERS: {
    schema: commaSeparated
      .refine((pairs) => pairs.every((pair) => /^[\w-]+\s*=./.test(pair)))
      .transform((pairs) => Object.fromEntries(pairs.map(readHeader))),
    takes: 'headers such as api-key=abc, separated by commas',
    default: {} as Record<string, string>,
  },
  LLM_PROVIDER: { schema: z.enum(providerNames), takes: `one of ${providerNames.join(', ')}` },
  LLM_MODEL: { schema: z.string().max(maxModelNameLength), takes: 'the name of a model' },
  LLM_API_KEY: { schema: z.string(), takes: 'an API key' },
  LLM_BASE_URL: baseUrl('https://llm.example.com/v1'),
  OLLAMA_BASE_URL: baseUrl('http://localhost:11434/v1'),
  TRANSCRIPTION_BASE_URL: baseUrl('http://127.0.0.1:8000/v1'),
  TRANSCRIPTION_MODEL: { schema: z.string().max(maxModelNameLength), takes: 'the name of a model' },
  TRANSCRIPTION_API_KEY: { schema: z.string(), takes: 'an API key' },
  SPEECH_MODEL_DIR: { schema: z.string(), takes: 'a folder with a speech model' },
  ALLOW_SPEECH_INSTALL: {
    schema: z.enum(['closed', 'loopback', 'open']),
    takes: 'closed, loopback or open',
    default: 'loopback' as const,
  },
  ALLOWED_LLM_HOSTS: hosts('llm.lan or 10.0.0.5:8080'),
  LOG_LEVEL: {
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    takes: 'fatal, error, warn, info, debug, trace or silent',
    default: 'info' as const,
  },
  LOG_FORMAT: { schema: z.enum(['text', 'json']), takes: 'text or json', default: 'text' as const },
} as const;

/** The language model that the operator sets for everybody. */
export interface LlmOperator {
  provider: ProviderName;
  model: string;
  apiKey: string | undefined;
  base_url: string | null;
  max_tokens: number;
  temperature: number;
  reasoning_effort: null;
  input_price: null;
  output_price: null;
}

/** How this server receives mails that become tasks. */
export interface MailInConfig {
  port: number;
  host: string;
  /** The domain of the addresses. */
  domain: string;
  /** Files in PEM. */
  tls: { cert: string; key: string } | undefined;
  /** Whose Authentication-Results are believed (RFC 8601). */
  authservId: string | undefined;
}

export interface Config {
  port: number;
  host: string;
  dataDir: string;
  /** If absent, the app runs its own Postgres in `dataDir`. */
  databaseUrl: string | undefined;
  /** The folder with the programs of that Postgres, if not those that npm installed. */
  postgresBin: string | undefined;
  /** If absent, the address of each request is used. */
  baseUrl: string | undefined;
  secret: string;
  /** Whether the operator has set it, so that Heddle cannot change it. */
  isSecretSet: boolean;
  /** Identifies this server to push services. If absent, it follows from `secret`. */
  vapidPrivateKey: string | undefined;
  /** How push services can reach the operator. */
  vapidSubject: string | undefined;
  /** Push services that may have a private address, and need no HTTPS. */
  allowedPushHosts: string[];
  /** Servers of calendars that may have a private address, and need no HTTPS. */
  allowedCalendarHosts: string[];
  /** Webhooks that may have a private address, and need no HTTPS. */
  allowedWebhookHosts: string[];
  /** Whether a backup is made every night. */
  backup: 'daily' | 'off';
  backupDir: string;
  /** Encrypts backups. */
  backupKey: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  mailIn: MailInConfig | undefined;
  signup: 'open' | 'closed';
  passwordSignIn: 'on' | 'off';
  oidc: OidcConfig | undefined;
  trustedProxies: string[];
  /** Serves /metrics to nobody, to this machine, or to everybody. */
  metrics: 'closed' | 'loopback' | 'open';
  /** Opens /metrics to whoever sends it. */
  metricsToken: string | undefined;
  /** Where OpenTelemetry traces go, as OTLP over HTTP. */
  traces: { endpoint: string; headers: Record<string, string> } | undefined;
  /** The language model of everybody who has none of their own. */
  llm: LlmOperator | undefined;
  ollamaBaseUrl: string | undefined;
  /** The speech recognizer for all users. */
  transcription: { baseUrl: string; model: string; apiKey: string | undefined } | undefined;
  /** A speech model to run in this process. */
  speechModelDir: string | undefined;
  /** Who can install a speech model in Admin: nobody, pages opened on this machine, or everybody who is signed in. */
  speechInstall: 'closed' | 'loopback' | 'open';
  /** `host` or `host:port` that language models may run on besides public addresses. */
  allowedLlmHosts: string[];
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  logFormat: 'text' | 'json';
}

/** Reads and checks the environment once, at start. Throws ConfigError naming the variable. */
export function readConfig(environment: Environment = process.env): Config {
  const read = <Name extends keyof typeof settings>(name: Name) => {
    const setting = settings[name];
    const raw =
      environment[name]?.trim() ||
      (secretSettings.includes(name) ? readSecretFile(name, environment)?.trim() : undefined);
    if (!raw) return ('default' in setting ? setting.default : undefined) as never;
    const parsed = setting.schema.safeParse(raw);
    if (!parsed.success) throw new ConfigError(`${name} is not usable: it takes ${setting.takes}.`);
    return parsed.data as never;
  };
  const dataDir = resolve(read('DATA_DIR') as string);
  const databaseUrl: string | undefined = read('DATABASE_URL');
  const given: string | undefined = read('SECRET');
  if (databaseUrl && !given)
    throw new ConfigError(
      'SECRET is required with DATABASE_URL: it takes at least 32 characters, the same on every instance.',
    );
  return {
    port: read('PORT'),
    host: read('HOST'),
    dataDir,
    databaseUrl,
    postgresBin: read('POSTGRES_BIN'),
    baseUrl: read('BASE_URL'),
    secret: given ?? readOrCreateSecret(dataDir),
    isSecretSet: given !== undefined,
    vapidPrivateKey: read('VAPID_PRIVATE_KEY'),
    vapidSubject: read('VAPID_SUBJECT'),
    allowedPushHosts: read('ALLOWED_PUSH_HOSTS'),
    allowedCalendarHosts: read('ALLOWED_CALENDAR_HOSTS'),
    allowedWebhookHosts: read('ALLOWED_WEBHOOK_HOSTS'),
    backup: read('BACKUP'),
    backupDir: resolve((read('BACKUP_DIR') as string | undefined) ?? join(dataDir, 'backups')),
    backupKey: read('BACKUP_KEY'),
    smtpUrl: read('SMTP_URL'),
    mailFrom: read('MAIL_FROM'),
    mailIn: readMailIn(),
    signup: read('SIGNUP'),
    ...readOidc(read),
    trustedProxies: read('TRUSTED_PROXIES'),
    metrics: read('METRICS'),
    metricsToken: read('METRICS_TOKEN'),
    traces: readTraces(),
    llm: readLlm(),
    ollamaBaseUrl: read('OLLAMA_BASE_URL'),
    transcription: readTranscription(),
    speechModelDir: read('SPEECH_MODEL_DIR'),
    speechInstall: read('ALLOW_SPEECH_INSTALL'),
    allowedLlmHosts: read('ALLOWED_LLM_HOSTS'),
    logLevel: read('LOG_LEVEL'),
    logFormat: read('LOG_FORMAT'),
  };

  function readTraces(): Config['traces'] {
    const endpoint: string | undefined = read('OTEL_EXPORTER_OTLP_ENDPOINT');
    const headers: Record<string, string> = read('OTEL_EXPORTER_OTLP_HEADERS');
    return endpoint ? { endpoint, headers } : undefined;
  }

  function readMailIn(): MailInConfig | undefined {
    const port: number | undefined = read('MAIL_IN_PORT');
    if (port === undefined) return undefined;
    const domain: string | undefined = read('MAIL_IN_DOMAIN');
    if (!domain)
      throw new ConfigError('MAIL_IN_DOMAIN is required with MAIL_IN_PORT: the domain of the addresses.');
    const cert: string | undefined = read('MAIL_IN_TLS_CERT');
    const key: string | undefined = read('MAIL_IN_TLS_KEY');
    if (!cert !== !key)
      throw new ConfigError('MAIL_IN_TLS_CERT and MAIL_IN_TLS_KEY are only of use together: set both.');
    return {
      port,
      host: read('MAIL_IN_HOST'),
      domain,
      tls: cert && key ? { cert, key } : undefined,
      authservId: read('MAIL_IN_AUTHSERV_ID'),
    };
  }

  function readTranscription(): Config['transcription'] {
    const baseUrl: string | undefined = read('TRANSCRIPTION_BASE_URL');
    const model: string | undefined = read('TRANSCRIPTION_MODEL');
    if (!baseUrl && (model || read('TRANSCRIPTION_API_KEY')))
      throw new ConfigError(
        'TRANSCRIPTION_MODEL and TRANSCRIPTION_API_KEY are of use only with TRANSCRIPTION_BASE_URL.',
      );
    return baseUrl
      ? { baseUrl, model: model ?? 'whisper-1', apiKey: read('TRANSCRIPTION_API_KEY') }
      : undefined;
  }

  function readLlm(): LlmOperator | undefined {
    const provider: ProviderName | undefined = read('LLM_PROVIDER');
    const model: string | undefined = read('LLM_MODEL');
    const address: string | undefined = read('LLM_BASE_URL');
    if (!provider && !model) return undefined;
    if (!provider || !model)
      throw new ConfigError('LLM_PROVIDER and LLM_MODEL are only of use together: set both.');
    return {
      provider,
      model,
      apiKey: read('LLM_API_KEY'),
      base_url: address ?? null,
      max_tokens: defaultOutputTokens,
      temperature: defaultTemperature,
      reasoning_effort: null,
      input_price: null,
      output_price: null,
    };
  }
}

/** The settings that may be in a file instead, which `NAME_FILE` names. */
const secretSettings: readonly string[] = [
  'DATABASE_URL',
  'SECRET',
  'VAPID_PRIVATE_KEY',
  'SMTP_URL',
  'BACKUP_KEY',
  'METRICS_TOKEN',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'OIDC_CLIENT_SECRET',
  'LLM_API_KEY',
  'TRANSCRIPTION_API_KEY',
] satisfies (keyof typeof settings)[];
