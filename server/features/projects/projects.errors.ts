import { AppError } from '../../http/errors.ts';

export const projectNotFound = () => new AppError({ code: 'projects.not_found', status: 404 });
