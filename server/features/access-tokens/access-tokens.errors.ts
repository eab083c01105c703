import type { AccessTokenScope } from '#contract/vocabularies.ts';
import { AppError } from '../../http/errors.ts';

export const tokenNotFound = () =>
  new AppError({
    code: 'access_tokens.not_found',

    status: 404,
  });

export const tooManyTokens = (max: number) =>
  new AppError({
    code: 'access_tokens.too_many',
    values: [max],
    status: 409,
  });

export const invalidToken = () =>
  new AppError({
    code: 'access_tokens.invalid',

    status: 401,
  });

export const expiredToken = () =>
  new AppError({
    code: 'access_tokens.expired',

    status: 401,
  });

export const missingScope = (scopes: readonly AccessTokenScope[]) =>
  new AppError({
    code: 'access_tokens.missing_scope',
    values: scopes,
    status: 403,
  });

export const sessionRequired = () =>
  new AppError({
    code: 'access_tokens.session_required',

    status: 403,
  });

export const tooManyCalls = (retryAfterMs: number) =>
  new AppError({
    code: 'access_tokens.too_many_calls',

    status: 429,
    retryAfterMs,
  });
