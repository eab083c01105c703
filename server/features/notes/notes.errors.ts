import { AppError } from '../../http/errors.ts';

export const noteNotFound = () => new AppError({ code: 'notes.not_found', status: 404 });
