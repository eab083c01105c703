import { AppError } from '../../http/errors.ts';

export const tokenRefused = () =>
  new AppError({
    code: 'reminders.token_refused',

    status: 401,
  });
