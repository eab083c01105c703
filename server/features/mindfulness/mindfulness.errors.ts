import { AppError } from '../../http/errors.ts';

export const sessionNotFound = () =>
  new AppError({ code: 'mindfulness.not_found', message: 'There is no such session.', status: 404 });
