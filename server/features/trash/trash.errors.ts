import { AppError } from '../../http/errors.ts';

export const notInTrash = () =>
  new AppError({ code: 'trash.not_found', message: 'There is no such thing in the trash.', status: 404 });

export const themeInTrash = () =>
  new AppError({
    code: 'trash.theme_deleted',
    message: 'The theme of this thread is in the trash. Restore the theme.',
    status: 409,
  });
