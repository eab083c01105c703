import { AppError } from '../../http/errors.ts';

export const mindfulnessSessionNotFound = () => new AppError({ code: 'mindfulness.not_found', status: 404 });
