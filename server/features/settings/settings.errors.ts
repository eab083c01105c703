import { AppError } from '../../http/errors.ts';

export const settingNotFound = () =>
  new AppError({ code: 'settings.not_found', message: 'There is no such setting.', status: 404 });
