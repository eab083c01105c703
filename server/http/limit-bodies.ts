import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { AppError } from './errors.ts';

const tooLarge = () =>
  new AppError({
    code: 'input.too_large',
    message: 'This is too much for one request: the limit is 1 MB.',
    status: 413,
  });

const maxBytes = 1024 * 1024;

/**
 * Refuses bodies over 1 MB with 413. A body that names its length, as almost all do, is believed, since the HTTP
 * parser holds it to that; only others are counted, which takes the slow way of reading them.
 */
export function limitBodies(): MiddlewareHandler {
  const counted = bodyLimit({
    maxSize: maxBytes,
    onError: () => {
      throw tooLarge();
    },
  });
  return (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    const length = c.req.header('Content-Length');
    if (length === undefined || c.req.header('Transfer-Encoding') !== undefined) return counted(c, next);
    if (Number(length) > maxBytes) throw tooLarge();
    return next();
  };
}
