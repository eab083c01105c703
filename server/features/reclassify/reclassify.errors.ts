import { AppError } from '../../http/errors.ts';

/** Its code is older than this feature; programs may know it. */
export const alreadyReclassifying = () =>
  new AppError({
    code: 'capture.reclassifying',

    status: 409,
  });

export const noActiveModel = () =>
  new AppError({
    code: 'reclassify.no_model',

    status: 409,
  });
