import { AppError } from '../../http/errors.ts';
import { createFailure, failureKinds, type ModelFailure } from '../language-models/failures.errors.ts';

export const refinementNotFound = () =>
  new AppError({
    code: 'refinements.not_found',

    status: 404,
  });

/** Returns why a model read nothing, with the failure's own code, such as `readings.budget_spent`. */
export const notRead = ({ code, message, advice }: ModelFailure) =>
  new AppError({
    code: `readings.${code}`,
    message: `${message} ${advice}`,
    status: failureKinds[code].needsUser ? 409 : 503,
  });

export const unusableReading = () => notRead(createFailure('unusable_answer.text'));

export const readingTurnedOff = () =>
  new AppError({
    code: 'readings.turned_off',
    message: 'Your language model does not read captures. Turn on Refine captures in Admin.',
    status: 409,
  });
