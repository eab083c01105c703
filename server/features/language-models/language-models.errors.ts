import { AppError } from '../../http/errors.ts';

export const providerNotFound = () =>
  new AppError({
    code: 'language_models.provider_not_found',
    message: 'You have not added this provider.',
    status: 404,
  });

export const operatorProvider = () =>
  new AppError({
    code: 'language_models.operator_provider',
    message: 'This provider is set by whoever runs this server, so it cannot be changed here.',
    status: 409,
  });

export const apiKeyMissing = () =>
  new AppError({
    code: 'language_models.api_key_missing',
    message: 'This provider needs an API key.',
    status: 400,
    issues: [{ field: 'api_key', message: 'is missing' }],
  });

export const baseUrlMissing = () =>
  new AppError({
    code: 'language_models.base_url_missing',
    message: 'Enter the address of the server, such as https://llm.example.com/v1.',
    status: 400,
    issues: [{ field: 'base_url', message: 'is missing' }],
  });

export const hostNotAllowed = () =>
  new AppError({
    code: 'language_models.host_not_allowed',
    message:
      'This server may only call public https addresses. Whoever runs it can allow others with ALLOWED_LLM_HOSTS.',
    status: 400,
    issues: [{ field: 'base_url', message: 'is not a public https address' }],
  });

export const keyUnreadable = () =>
  new AppError({
    code: 'language_models.key_unreadable',
    message:
      'The stored API key can no longer be read, because the SECRET of this server has changed. Enter the key again.',
    status: 409,
  });
