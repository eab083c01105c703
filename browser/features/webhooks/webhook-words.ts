import { ApiError } from '#browser/api-client.ts';
import { t } from '#browser/i18n/webhooks.ts';
import { toReason } from '#browser/model/to-reason.ts';
import { formatAgo } from '#browser/time/format-ago.ts';
import type { WebhookEvent } from '#contract/vocabularies.ts';
import type { Webhook, WebhookDelivery } from '#contract/webhooks.ts';

/** The id of the section's heading. */
export const webhooksId = 'webhooks';

export const describeEvents = (events: readonly WebhookEvent[]): string =>
  events.map((event) => t.eventNames[event]).join(', ');

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
  if (stopped_because === 'secret') return { text: t.turnedOffTheSecretIsLost, isProblem: true };
  if (!is_active) return { text: t.off, isProblem: false };
  if (failing_since !== null)
    return {
      text: t.firstFailed(formatAgo(failing_since, now)),
      isProblem: true,
    };
  return { text: t.on, isProblem: false };
}

/** Says how a delivery went. */
export function describeDelivery({ state, problem, response_status, attempts }: WebhookDelivery): string {
  if (state === 'waiting' && attempts === 0) return t.waiting;
  const words = attempts > 1 ? t.attempts(describeAttempt(), attempts) : describeAttempt();
  return state === 'waiting' ? t.willBeTriedAgain(words) : words;

  function describeAttempt(): string {
    if (state === 'delivered') return t.delivered;
    const words = state === 'failed' ? t.failures : t.problems;
    if (problem === 'forbidden' || problem === 'unreachable' || problem === 'secret') return words[problem];
    return response_status === null ? words.unknown : words.answered(response_status);
  }
}

/** Says why a webhook was not saved. */
export function describeWebhookFailure(error: unknown): string {
  if (error instanceof ApiError && error.issues.some(({ field }) => field === 'url'))
    return t.thisAddressCannotBeUsed;
  return toReason(error);
}
