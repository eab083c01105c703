import { AppError } from '../../http/errors.ts';

export const settingNotFound = () => new AppError({ code: 'settings.not_found', status: 404 });
