import { AppError } from '../../http/errors.ts';

export const threadNotFound = () =>
  new AppError({ code: 'threads.not_found', message: 'There is no such thread.', status: 404 });
