import { type CalendarProblem, calendarProblemTexts } from '#contract/calendar-problems.ts';
import { AppError } from '../../http/errors.ts';

export const subscriptionNotFound = () =>
  new AppError({
    code: 'calendar_subscriptions.not_found',

    status: 404,
  });

export const invalidAddress = () =>
  new AppError({
    code: 'calendar_subscriptions.invalid_address',

    status: 400,
  });

/** A calendar that cannot be added, and why. */
export const unusableCalendar = (problem: CalendarProblem) =>
  new AppError({
    code: `calendar_subscriptions.${problem === 'not_found' ? 'no_calendar' : problem}`,
    message: calendarProblemTexts[problem],
    status: 422,
  });

export const alreadySubscribed = () =>
  new AppError({
    code: 'calendar_subscriptions.exists',

    status: 409,
  });

export const tooManySubscriptions = (max: number) =>
  new AppError({
    code: 'calendar_subscriptions.too_many',
    values: [max],
    status: 409,
  });

export const refreshBusy = () =>
  new AppError({
    code: 'calendar_subscriptions.busy',

    status: 429,
    retryAfterMs: 5_000,
  });

export const refreshedTooOften = (retryAfterMs: number) =>
  new AppError({
    code: 'calendar_subscriptions.too_often',

    status: 429,
    retryAfterMs,
  });
