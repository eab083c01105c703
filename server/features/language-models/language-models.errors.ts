import { AppError } from '../../http/errors.ts';

export const providerNotFound = () =>
  new AppError({
    code: 'language_models.provider_not_found',

    status: 404,
  });

export const operatorProvider = () =>
  new AppError({
    code: 'language_models.operator_provider',

    status: 409,
  });

export const apiKeyMissing = () =>
  new AppError({
    code: 'language_models.api_key_missing',

    status: 400,
    issues: [{ field: 'api_key', message: 'is missing' }],
  });

export const baseUrlMissing = () =>
  new AppError({
    code: 'language_models.base_url_missing',

    status: 400,
    issues: [{ field: 'base_url', message: 'is missing' }],
  });

export const hostNotAllowed = () =>
  new AppError({
    code: 'language_models.host_not_allowed',

    status: 400,
    issues: [{ field: 'base_url', message: 'is not a public https address' }],
  });

export const keyUnreadable = () =>
  new AppError({
    code: 'language_models.key_unreadable',

    status: 409,
  });
