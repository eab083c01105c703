import type { Context, ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import type { ErrorBody } from '#contract/errors.ts';
import { storageFullCode } from '#contract/sync-headers.ts';
import { sayError, toLanguage } from '../texts.ts';
import { currentRequestId } from '../uncaught-errors.ts';
import { AppError } from './errors.ts';
import { requestLocale } from './request-locale.ts';

/** Postgres and socket errors that mean the database is unreachable, not that the request was wrong. */
const databaseUnavailable = /^(57P0[123]|53300|08\w{3}|ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT)$/;

/** Postgres' disk_full; what it can still read, it goes on serving. */
const storageFull = '53100';

/** Turns an error into a response; the only place that does. Details not meant for the caller go to the log only. */
export function translateErrors(log: Logger): ErrorHandler {
  return (error, c) => {
    if (error instanceof AppError) {
      const { code, values, issues, retryAfterMs } = error;
      const message = (values && sayError(toLanguage(requestLocale(c)), code, values)) ?? error.message;
      if (retryAfterMs !== undefined) c.header('Retry-After', String(Math.ceil(retryAfterMs / 1000)));
      return c.json(describe({ code, message, ...(issues && { issues }) }), error.status);
    }
    if (error instanceof HTTPException && error.status < 500)
      return errorResponse(c, error.status, 'input.invalid', error.message || 'The request cannot be read.');
    const code = 'code' in error ? String(error.code) : '';
    if (code === storageFull) {
      log.error(
        { err: error },
        'The disk of the database is full: make room, and what devices keep is sent again',
      );
      return errorResponse(c, 503, storageFullCode);
    }
    if (
      databaseUnavailable.test(code) ||
      /connection (terminated|timeout)|timeout exceeded when trying|query read timeout/i.test(error.message)
    ) {
      log.error({ err: error }, 'The database is away');
      return errorResponse(c, 503, 'service.unavailable');
    }
    log.error({ err: error }, `${c.req.method} ${c.req.routePath} failed`);
    return errorResponse(c, 500, 'service.failed');
  };
}

export const notFound = (c: Context) =>
  errorResponse(
    c,
    404,
    'http.not_found',
    sayError(toLanguage(requestLocale(c)), 'http.not_found', [c.req.method, c.req.path]),
  );

function errorResponse(
  c: Context,
  status: AppError['status'],
  code: string,
  message = sayError(toLanguage(requestLocale(c)), code, []) ?? code,
) {
  return c.json(describe({ code, message }), status);
}

function describe(error: ErrorBody['error']): ErrorBody {
  const requestId = currentRequestId();
  return { error: { ...error, ...(requestId && { request_id: requestId }) } };
}
