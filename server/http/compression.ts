import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './env.ts';

const gzipAsync = promisify(gzip);
/** A shorter body fits one packet anyway. */
const minBytes = 1024;
const compressible = /^(application\/json|text\/(html|css|csv|markdown|calendar))\b/;
const acceptsGzip = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i;

/**
 * Gzips long answers to GET where the client takes it, streamed ones piece by piece. Answers to writes are short, streams
 * of events must not wait.
 */
export const compression: MiddlewareHandler<AppEnv> = (c, next) =>
  c.req.method === 'GET' ? compress(c, next) : next();

const compress: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  const { status, headers } = c.res;
  if (status !== 200 || !compressible.test(headers.get('Content-Type') ?? '')) return;
  headers.append('Vary', 'Accept-Encoding');
  if (!acceptsGzip.test(c.req.header('Accept-Encoding') ?? '')) return;
  if (c.get('isStreamed') && c.res.body) {
    headers.set('Content-Encoding', 'gzip');
    const answer = new Response(c.res.body.pipeThrough(new CompressionStream('gzip')), { status, headers });
    c.res = undefined;
    c.res = answer;
    return;
  }
  const plain = Buffer.from(await c.res.arrayBuffer());
  const isLong = plain.length >= minBytes;
  if (isLong) headers.set('Content-Encoding', 'gzip');
  const answer = new Response(isLong ? await gzipAsync(plain) : plain, { status, headers });
  // Hono would turn a response that replaces an existing one into a stream.
  c.res = undefined;
  c.res = answer;
};
