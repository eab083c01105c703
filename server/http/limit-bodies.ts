import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { AppError } from './errors.ts';

const bytesPerMb = 1024 * 1024;

const tooLarge = (maxBytes: number) =>
  new AppError({
    code: 'input.too_large',
    message: `This is too much for one request: the limit is ${Math.floor(maxBytes / bytesPerMb)} MB.`,
    status: 413,
  });

/** Bytes of a body, but for those of `larger`. */
const maxBytes = bytesPerMb;

/**
 * Refuses bodies over 1 MB with 413, and those to the paths in `larger` over the bytes given there. A body that names its
 * length, as almost all do, is believed, since the HTTP parser holds it to that; only others are counted, which takes the
 * slow way of reading them.
 */
export function limitBodies(larger: Readonly<Record<string, number>> = {}): MiddlewareHandler {
  const limits = new Map(
    [['', maxBytes] as const, ...Object.entries(larger)].map(([path, maxSize]) => [
      path,
      {
        maxSize,
        counted: bodyLimit({
          maxSize,
          onError: () => {
            throw tooLarge(maxSize);
          },
        }),
      },
    ]),
  );
  return (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    const limit = limits.get(c.req.path.replace(/\/$/, '')) ?? limits.get('');
    if (!limit) return next();
    const length = c.req.header('Content-Length');
    if (length === undefined || c.req.header('Transfer-Encoding') !== undefined)
      return limit.counted(c, next);
    if (Number(length) > limit.maxSize) throw tooLarge(limit.maxSize);
    return next();
  };
}
