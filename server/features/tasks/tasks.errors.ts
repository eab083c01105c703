import { AppError } from '../../http/errors.ts';

export const idTaken = () =>
  new AppError({
    code: 'tasks.id_taken',

    status: 409,
  });

export const taskNotFound = () => new AppError({ code: 'tasks.not_found', status: 404 });

export const hasSubtasks = () =>
  new AppError({
    code: 'tasks.has_subtasks',

    status: 400,
    issues: [{ field: 'parent_id', message: 'must not be given to a task with subtasks' }],
  });
