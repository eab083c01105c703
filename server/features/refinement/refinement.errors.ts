import type { LlmFailure } from '#contract/language-models.ts';
import { AppError } from '../../http/errors.ts';

export const refinementNotFound = () =>
  new AppError({
    code: 'refinements.not_found',

    status: 404,
  });

/** The refusals for which the user has to do something first; after the others it helps to try again. */
const statuses: Record<string, 409> = {
  no_model: 409,
  turned_off: 409,
  budget_spent: 409,
  wrong_key: 409,
  key_unreadable: 409,
};

/** Returns why a model read nothing, with the failure's own code, such as `readings.budget_spent`. */
export const notRead = ({ code, message, advice }: LlmFailure) =>
  new AppError({ code: `readings.${code}`, message: `${message} ${advice}`, status: statuses[code] ?? 503 });

export const unusableReading = () =>
  notRead({
    code: 'unusable_answer',
    message: 'The model’s answer did not fit the text.',
    advice: 'Choose a larger model in Admin.',
  });

export const readingTurnedOff = () =>
  notRead({
    code: 'turned_off',
    message: 'Your language model does not read captures.',
    advice: 'Turn on Refine captures in Admin.',
  });
