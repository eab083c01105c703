import { AppError } from '../../http/errors.ts';

export const changeNotFound = () => new AppError({ code: 'activity.change_not_found', status: 404 });
