import { AppError } from '../../http/errors.ts';

export const themeNotFound = () => new AppError({ code: 'themes.not_found', status: 404 });

export const themeNameTaken = (name: string) =>
  new AppError({
    code: 'themes.name_taken',
    values: [name],
    status: 409,
    issues: [{ field: 'name', message: 'is taken' }],
  });

export const standardThemeStays = () =>
  new AppError({
    code: 'themes.standard',

    status: 403,
  });
