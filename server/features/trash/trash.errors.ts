import { AppError } from '../../http/errors.ts';

export const notInTrash = () => new AppError({ code: 'trash.not_found', status: 404 });

export const themeInTrash = () =>
  new AppError({
    code: 'trash.theme_deleted',

    status: 409,
  });
