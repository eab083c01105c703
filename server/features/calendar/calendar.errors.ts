import { AppError } from '../../http/errors.ts';

export const feedNotFound = () =>
  new AppError({ code: 'calendar.not_found', message: 'There is no such calendar.', status: 404 });

export const tooManyFeeds = (max: number) =>
  new AppError({
    code: 'calendar.too_many_feeds',
    message: `You already have ${max} calendar addresses. Delete one first.`,
    status: 409,
  });

export const tooManyFetches = (retryAfterMs: number) =>
  new AppError({
    code: 'calendar.too_many_fetches',
    message: 'This calendar was fetched too often. Try again later.',
    status: 429,
    retryAfterMs,
  });
