import { AppError } from '../../http/errors.ts';

export const feedNotFound = () => new AppError({ code: 'calendar.not_found', status: 404 });

export const tooManyFeeds = (max: number) =>
  new AppError({
    code: 'calendar.too_many_feeds',
    values: [max],
    status: 409,
  });

export const tooManyFetches = (retryAfterMs: number) =>
  new AppError({
    code: 'calendar.too_many_fetches',

    status: 429,
    retryAfterMs,
  });
