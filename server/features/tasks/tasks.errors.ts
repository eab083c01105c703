import { AppError } from '../../http/errors.ts';

export const idTaken = () =>
  new AppError({
    code: 'tasks.id_taken',
    message: 'These ids belong to something else already. Send it again with a new id.',
    status: 409,
  });

export const taskNotFound = () =>
  new AppError({ code: 'tasks.not_found', message: 'There is no such task.', status: 404 });

export const hasSubtasks = () =>
  new AppError({
    code: 'tasks.has_subtasks',
    message: 'A task with subtasks cannot become a subtask. Move its subtasks first.',
    status: 400,
    issues: [{ field: 'parent_id', message: 'must not be given to a task with subtasks' }],
  });
