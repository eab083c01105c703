import { AppError } from '../../http/errors.ts';

export const tokenRefused = () =>
  new AppError({
    code: 'reminders.token_refused',
    message: 'This notification can no longer do that. Open Heddle instead.',
    status: 401,
  });
