import { AppError } from '../../http/errors.ts';

export const mindfulnessSessionNotFound = () =>
  new AppError({ code: 'mindfulness.not_found', message: 'There is no such session.', status: 404 });
