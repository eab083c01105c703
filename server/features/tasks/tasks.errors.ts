import { AppError } from '../../http/errors.ts';

export const taskNotFound = () =>
  new AppError({ code: 'tasks.not_found', message: 'There is no such task.', status: 404 });
