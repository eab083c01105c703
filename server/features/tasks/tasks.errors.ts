import { AppError } from '../../http/errors.ts';

export const idTaken = () =>
  new AppError({
    code: 'tasks.id_taken',
    message: 'These ids belong to something else already. Send it again with a new id.',
    status: 409,
  });

export const taskNotFound = () =>
  new AppError({ code: 'tasks.not_found', message: 'There is no such task.', status: 404 });
