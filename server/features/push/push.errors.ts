import { AppError } from '../../http/errors.ts';

export const deviceNotFound = () =>
  new AppError({ code: 'push.not_found', message: 'There is no such device.', status: 404 });

export const deviceGone = () =>
  new AppError({
    code: 'push.gone',
    message: 'This browser no longer receives notifications. Turn them on there again.',
    status: 410,
  });

export const tooManyDevices = (max: number) =>
  new AppError({
    code: 'push.too_many_devices',
    message: `Notifications are already on in ${max} browsers. Remove one first.`,
    status: 409,
  });
