import type { AccessTokenScope } from '#contract/vocabularies.ts';
import { AppError } from '../../http/errors.ts';

export const tokenNotFound = () =>
  new AppError({
    code: 'access_tokens.not_found',
    message: 'There is no such access token.',
    status: 404,
  });

export const tooManyTokens = (max: number) =>
  new AppError({
    code: 'access_tokens.too_many',
    message: `There are already ${max} access tokens. Revoke one first.`,
    status: 409,
  });

export const invalidToken = () =>
  new AppError({
    code: 'access_tokens.invalid',
    message: 'There is no such access token, or it was revoked. Create one in Settings.',
    status: 401,
  });

export const expiredToken = () =>
  new AppError({
    code: 'access_tokens.expired',
    message: 'This access token has expired. Create another one in Settings.',
    status: 401,
  });

export const missingScope = (scopes: readonly AccessTokenScope[]) =>
  new AppError({
    code: 'access_tokens.missing_scope',
    message: `This call needs an access token that may ${scopes.join(' and ')}.`,
    status: 403,
  });

export const sessionRequired = () =>
  new AppError({
    code: 'access_tokens.session_required',
    message: 'Access tokens cannot be used for this call. Sign in instead.',
    status: 403,
  });

export const tooManyCalls = (retryAfterMs: number) =>
  new AppError({
    code: 'access_tokens.too_many_calls',
    message: 'This access token was used too often. Try again in a minute.',
    status: 429,
    retryAfterMs,
  });
