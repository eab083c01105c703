import { AppError } from '../../http/errors.ts';

export const webhookNotFound = () =>
  new AppError({ code: 'webhooks.not_found', message: 'There is no such webhook.', status: 404 });

export const deliveryNotFound = () =>
  new AppError({ code: 'webhooks.delivery_not_found', message: 'There is no such delivery.', status: 404 });

export const webhookStopped = () =>
  new AppError({ code: 'webhooks.stopped', message: 'This webhook is off. Turn it on first.', status: 409 });

export const tooManyWebhooks = (max: number) =>
  new AppError({
    code: 'webhooks.too_many',
    message: `You already have ${max} webhooks. Delete one first.`,
    status: 409,
  });
