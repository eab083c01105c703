import { AppError } from '../../http/errors.ts';

export const reclassifying = () =>
  new AppError({
    code: 'capture.reclassifying',
    message: 'Your tasks are being filed already. Wait until that is done.',
    status: 409,
  });
