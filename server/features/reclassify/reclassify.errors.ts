import { AppError } from '../../http/errors.ts';

export const noActiveModel = () =>
  new AppError({
    code: 'reclassify.no_model',
    message: 'No language model is active. Add a provider in Admin, or activate one.',
    status: 409,
  });
