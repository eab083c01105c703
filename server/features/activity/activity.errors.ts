import { AppError } from '../../http/errors.ts';

export const changeNotFound = () =>
  new AppError({ code: 'activity.change_not_found', message: 'There is no such change.', status: 404 });
