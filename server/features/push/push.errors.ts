import { AppError } from '../../http/errors.ts';

export const deviceNotFound = () => new AppError({ code: 'push.not_found', status: 404 });

export const deviceGone = () =>
  new AppError({
    code: 'push.gone',

    status: 410,
  });

export const tooManyDevices = (max: number) =>
  new AppError({
    code: 'push.too_many_devices',
    values: [max],
    status: 409,
  });
