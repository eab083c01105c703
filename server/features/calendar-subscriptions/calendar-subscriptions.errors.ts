import { type CalendarProblem, calendarProblemTexts } from '#contract/calendar-problems.ts';
import { AppError } from '../../http/errors.ts';

export const subscriptionNotFound = () =>
  new AppError({
    code: 'calendar_subscriptions.not_found',
    message: 'There is no such calendar.',
    status: 404,
  });

export const invalidAddress = () =>
  new AppError({
    code: 'calendar_subscriptions.invalid_address',
    message:
      'This is not the address of a calendar. It begins with https:// or webcal:// and has no user name and password.',
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
    message: 'You already have this calendar.',
    status: 409,
  });

export const tooManySubscriptions = (max: number) =>
  new AppError({
    code: 'calendar_subscriptions.too_many',
    message: `You already have ${max} calendars. Remove one first.`,
    status: 409,
  });

export const refreshBusy = () =>
  new AppError({
    code: 'calendar_subscriptions.busy',
    message: 'A calendar is being fetched. Try again in a moment.',
    status: 429,
    retryAfterMs: 5_000,
  });

export const refreshedTooOften = (retryAfterMs: number) =>
  new AppError({
    code: 'calendar_subscriptions.too_often',
    message: 'Calendars were fetched too often. Try again later.',
    status: 429,
    retryAfterMs,
  });
