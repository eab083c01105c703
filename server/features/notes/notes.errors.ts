import { AppError } from '../../http/errors.ts';

export const noteNotFound = () =>
  new AppError({ code: 'notes.not_found', message: 'There is no such note.', status: 404 });
