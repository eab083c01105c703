import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { maxBodyBytes } from '../config/limits.ts';
import { AppError } from './errors.ts';

const bytesPerMb = 1024 * 1024;

export const tooLarge = (maxBytes: number) =>
  new AppError({
    code: 'input.too_large',
    values: [Math.floor(maxBytes / bytesPerMb)],
    status: 413,
  });

const countBody = bodyLimit({
  maxSize: maxBodyBytes,
  onError: () => {
    throw tooLarge(maxBodyBytes);
  },
});

/**
 * Refuses bodies over 1 MB with 413, but for those to the paths in `streamed`, whose routes read them with `streamBody`. A body
 * that names its length, as almost all do, is believed, since the HTTP parser holds it to that; only others are counted, which
 * takes the slow way of reading them.
 */
export function limitBodies({ streamed }: { streamed: readonly RegExp[] }): MiddlewareHandler {
  return (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD' || streamed.some((paths) => paths.test(c.req.path)))
      return next();
    const length = getLength(c.req.raw);
    if (length === undefined) return countBody(c, next);
    if (length > maxBodyBytes) throw tooLarge(maxBodyBytes);
    return next();
  };
}

/** Returns the bytes of a body that names its length. */
function getLength({ headers }: Request): number | undefined {
  const length = headers.get('Content-Length');
  return length === null || headers.has('Transfer-Encoding') ? undefined : Number(length);
}

const brokenOff = () => new AppError({ code: 'input.broken_off', status: 400 });

/**
 * Yields a body piece by piece, no faster than it is read. Throws 413 over `maxSize` bytes, at once if the request says so, and
 * `input.broken_off` when the client is gone.
 */
export async function* streamBody(request: Request, maxSize: number): AsyncGenerator<Uint8Array> {
  if ((getLength(request) ?? 0) > maxSize) throw tooLarge(maxSize);
  if (!request.body) return;
  const reader = request.body.getReader();
  for (let size = 0; ; ) {
    const { done, value } = await reader.read().catch(() => {
      throw brokenOff();
    });
    if (done) return;
    size += value.length;
    if (size > maxSize) throw tooLarge(maxSize);
    yield value;
  }
}

/** Reads a body whole into memory of its own, which can be transferred to a worker. Throws as `streamBody` does. */
export async function readBody(request: Request, maxSize: number): Promise<Uint8Array<ArrayBuffer>> {
  const body = new Uint8Array(Math.min(getLength(request) ?? maxSize, maxSize));
  let size = 0;
  for await (const piece of streamBody(request, maxSize)) {
    body.set(piece, size);
    size += piece.length;
  }
  return body.subarray(0, size);
}
