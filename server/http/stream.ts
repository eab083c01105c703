import type { Context } from 'hono';
import type { Logger } from 'pino';
import { maxUnstreamedBytes } from '../config/limits.ts';
import type { AppEnv } from './env.ts';

/** Turns off nginx's response buffering (`X-Accel-Buffering`) for an event stream. */
export const passUnbuffered = (c: Context): void => c.header('X-Accel-Buffering', 'no');

/**
 * Answers with text that is made while it is sent, never faster than the client reads; `compression` gzips it piece by
 * piece. The caller sets the headers. What breaks off the answer is logged: the status can no longer say it.
 */
export function streamText(c: Context<AppEnv>, text: AsyncIterable<string>, log: Logger): Response {
  c.set('isStreamed', true);
  return c.body(ReadableStream.from(encode(withErrorLog(text, { path: c.req.routePath, log }))));
}

/** Answers with JSON that is there in pieces already. They are shared with other answers, however slowly a client reads. */
export function sendJson(c: Context<AppEnv>, pieces: readonly Buffer[]): Response {
  c.header('Content-Type', 'application/json');
  const bytes = pieces.reduce((sum, { length }) => sum + length, 0);
  if (bytes <= maxUnstreamedBytes) return c.body(Buffer.concat(pieces));
  c.set('isStreamed', true);
  return c.body(ReadableStream.from(pieces));
}

/** Answers with bytes that are read while they are sent, never faster than the client takes them; otherwise as `streamText`. */
export const streamBytes = (c: Context<AppEnv>, bytes: AsyncIterable<Uint8Array>, log: Logger): Response =>
  c.body(ReadableStream.from(withErrorLog(bytes, { path: c.req.routePath, log })));

/**
 * Answers with a JSON array, whose rows come in batches, each of them as JSON joined by commas. An array of several batches
 * is streamed, so that a long one is never in memory and others are served in between.
 */
export async function streamJsonArray(
  c: Context<AppEnv>,
  batches: AsyncGenerator<string>,
  log: Logger,
): Promise<Response> {
  const first = await batches.next();
  const second = await batches.next();
  c.header('Content-Type', 'application/json');
  if (first.done || second.done) return c.body(`[${first.done ? '' : first.value}]`);
  return streamText(c, joinArray([first.value, second.value], batches), log);
}

/** Serializes batches of rows for `streamJsonArray`. */
export async function* toJsonBatches(batches: AsyncIterable<object[]>): AsyncGenerator<string> {
  for await (const rows of batches) yield JSON.stringify(rows).slice(1, -1);
}

async function* joinArray(head: string[], rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield `[${head.join(',')}`;
  for await (const batch of rest) yield `,${batch}`;
  yield ']';
}

async function* withErrorLog<Piece>(
  pieces: AsyncIterable<Piece>,
  { path, log }: { path: string; log: Logger },
): AsyncGenerator<Piece> {
  try {
    yield* pieces;
  } catch (error) {
    log.error({ err: error }, `The answer to GET ${path} broke off`);
    throw error;
  }
}

async function* encode(text: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const piece of text) yield Buffer.from(piece);
}
