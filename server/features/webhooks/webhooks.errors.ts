import { AppError } from '../../http/errors.ts';

export const webhookNotFound = () => new AppError({ code: 'webhooks.not_found', status: 404 });

export const deliveryNotFound = () => new AppError({ code: 'webhooks.delivery_not_found', status: 404 });

export const webhookStopped = () => new AppError({ code: 'webhooks.stopped', status: 409 });

export const tooManyWebhooks = (max: number) =>
  new AppError({
    code: 'webhooks.too_many',
    values: [max],
    status: 409,
  });
