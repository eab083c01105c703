import { AppError } from '../../http/errors.ts';

export const projectNotFound = () =>
  new AppError({ code: 'projects.not_found', message: 'There is no such project.', status: 404 });
