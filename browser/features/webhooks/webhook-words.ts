import { ApiError } from '#browser/api-client.ts';
import { t } from '#browser/i18n/webhooks.ts';
import { toReason } from '#browser/model/to-reason.ts';
import { formatAgo } from '#browser/time/format-ago.ts';
import type { WebhookEvent } from '#contract/vocabularies.ts';
import type { Webhook, WebhookDelivery } from '#contract/webhooks.ts';

/** The id of the section's heading. */
export const webhooksId = 'webhooks';

export const loadingWebhooks = 'Loading your webhooks';

export const eventWords: Record<WebhookDelivery['event'], string> = {
  'task.created': 'Task added',
  'task.updated': 'Task changed',
  'task.completed': 'Task completed',
  'task.deleted': 'Task deleted',
  'webhook.test': 'Test',
};

export const describeEvents = (events: readonly WebhookEvent[]): string =>
  events.map((event) => eventWords[event]).join(', ');

const lostSecret =
  'the secret of this webhook can no longer be read because the server’s SECRET has changed. Create a new one.';

/** Says how a webhook is doing. */
export function describeWebhook(
  { is_active, stopped_because, failing_since }: Webhook,
  now: Date,
): { text: string; isProblem: boolean } {
  if (stopped_because === 'gone')
    return {
      text: t.turnedOffTheAddressReported,
      isProblem: true,
    };
  if (stopped_because === 'failing')
    return {
      text: t.turnedOffNothingCouldBe,
      isProblem: true,
    };
  if (stopped_because === 'secret') return { text: `Turned off: ${lostSecret}`, isProblem: true };
  if (!is_active) return { text: t.off, isProblem: false };
  if (failing_since !== null)
    return {
      text: `First failed ${formatAgo(failing_since, now)}; Heddle keeps trying for a day.`,
      isProblem: true,
    };
  return { text: t.on, isProblem: false };
}

/** Says how a delivery went. */
export function describeDelivery({ state, problem, response_status, attempts }: WebhookDelivery): string {
  const why =
    problem === 'forbidden'
      ? t.theAddressIsNotPublic
      : problem === 'unreachable'
        ? t.noAnswer
        : problem === 'secret'
          ? t.secretUnreadable
          : response_status === null
            ? ''
            : `Answered ${response_status}`;
  const tries = attempts > 1 ? `, ${attempts} attempts` : '';
  if (state === 'delivered') return `Delivered${tries}`;
  if (state === 'failed') return `Failed${why && `: ${why.toLowerCase()}`}${tries}`;
  return attempts === 0 ? t.waiting : `${why}${tries}; will be tried again`;
}

/** Says why a webhook was not saved. */
export function describeWebhookFailure(error: unknown): string {
  if (error instanceof ApiError && error.issues.some(({ field }) => field === 'url'))
    return t.thisAddressCannotBeUsed;
  return toReason(error);
}
