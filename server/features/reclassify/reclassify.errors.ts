import { AppError } from '../../http/errors.ts';

/** Its code is older than this feature; programs may know it. */
export const alreadyReclassifying = () =>
  new AppError({
    code: 'capture.reclassifying',
    message: 'Your tasks are already being filed. Wait until that is done.',
    status: 409,
  });

export const noActiveModel = () =>
  new AppError({
    code: 'reclassify.no_model',
    message: 'No language model is active. Add a provider in Admin, or activate one.',
    status: 409,
  });
