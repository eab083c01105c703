import { type Logger, pino } from 'pino';
import { describeWork } from './uncaught-errors.ts';

type Level = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';

/**
 * Writes one line per event to standard output: as JSON, or readable as time, level, message, then `name=value` pairs. What a request or a
 * job logs has its id.
 */
export function createLog(level: Level, format: 'text' | 'json' = 'text'): Logger {
  const output = pino.destination({ fd: 1, sync: true });
  // A closed output pipe must not end the server.
  output.on('error', () => undefined);
  const options = { level, base: null, serializers: { err: describeError }, mixin: describeWork };
  return format === 'json'
    ? pino(
        {
          ...options,
          formatters: { level: (label) => ({ level: label }) },
          timestamp: pino.stdTimeFunctions.isoTime,
        },
        output,
      )
    : pino(options, { write: (line) => output.write(formatLine(line)) });
}

export function formatLine(json: string): string {
  const { time, level, msg, ...fields } = JSON.parse(json);
  const name = (pino.levels.labels[level] ?? '').toUpperCase().padEnd(5);
  const pairs = Object.entries(fields).map(([key, value]) => ` ${key}=${quote(value)}`);
  return `${new Date(time).toISOString()} ${name} ${msg ?? ''}${pairs.join('')}\n`;
}

const quote = (value: unknown) =>
  typeof value === 'string' && /^[\w./:@+-]+$/.test(value) ? value : JSON.stringify(value);

/**
 * Returns what may be logged of an error. Postgres quotes what people wrote in its message and detail, and errors
 * of libraries carry whole requests: neither belongs in a log.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const ofPostgres = 'severity' in error && 'code' in error;
  const code = 'code' in error ? error.code : undefined;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    ...(code === undefined ? {} : { code }),
    ...(ofPostgres
      ? { constraint: 'constraint' in error ? error.constraint : undefined }
      : { message: error.message }),
    at: frames.slice(0, 8).map((line) => line.trim().slice(3)),
    ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {}),
  };
}

/** Returns the properties of an error that never hold personal data; mail servers repeat addresses in their messages. */
export function errorCodes(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return {};
  const { code, responseCode, command } = error as Error & Record<string, unknown>;
  return { error: error.name, code, responseCode, command };
}
