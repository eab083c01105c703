import { AppError } from '../../http/errors.ts';

/** As themes, which come after threads, have it. */
export const themeNotFound = () => new AppError({ code: 'themes.not_found', status: 404 });

export const threadNotFound = () => new AppError({ code: 'threads.not_found', status: 404 });

export const mergedIntoItself = () =>
  new AppError({
    code: 'threads.merged_into_itself',

    status: 400,
    issues: [{ field: 'into', message: 'must be another thread' }],
  });
