import { AppError } from '../../http/errors.ts';

export const reclassifying = () =>
  new AppError({
    code: 'capture.reclassifying',
    message: 'Your tasks are already being filed. Wait until that is done.',
    status: 409,
  });
