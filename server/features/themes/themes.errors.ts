import { AppError } from '../../http/errors.ts';

export const themeNotFound = () =>
  new AppError({ code: 'themes.not_found', message: 'There is no such theme.', status: 404 });

export const themeNameTaken = (name: string) =>
  new AppError({
    code: 'themes.name_taken',
    message: `There is already a theme called ${name}. Choose another name.`,
    status: 409,
    issues: [{ field: 'name', message: 'is taken' }],
  });

export const standardThemeStays = () =>
  new AppError({
    code: 'themes.standard',
    message: 'The standard themes cannot be deleted. You can hide them in Settings > Sidebar.',
    status: 403,
  });
