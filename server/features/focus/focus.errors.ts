import { AppError } from '../../http/errors.ts';

export const focusSessionNotFound = () => new AppError({ code: 'focus.session_not_found', status: 404 });
