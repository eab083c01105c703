import { AppError } from '../../http/errors.ts';

/** As themes, which come after threads, have it. */
export const themeNotFound = () =>
  new AppError({ code: 'themes.not_found', message: 'There is no such theme.', status: 404 });

export const threadNotFound = () =>
  new AppError({ code: 'threads.not_found', message: 'There is no such thread.', status: 404 });

export const mergedIntoItself = () =>
  new AppError({
    code: 'threads.merged_into_itself',
    message: 'A thread cannot be merged into itself.',
    status: 400,
    issues: [{ field: 'into', message: 'must be another thread' }],
  });
