import { expect, it } from 'vitest';
import type { Webhook, WebhookDelivery } from '#contract/webhooks.ts';
import { describeDelivery, describeWebhook } from './webhook-words.ts';

const now = new Date('2026-11-27T12:00:00Z');
const webhook: Webhook = {
  id: '0199a7c2-5b1e-7c3a-9f00-3d5e8a1b2c4e',
  url: 'https://example.com/hook',
  events: ['task.created'],
  is_active: true,
  stopped_because: null,
  failing_since: null,
  created_at: '2026-11-01T12:00:00Z',
};
const delivery: WebhookDelivery = {
  id: webhook.id,
  event: 'task.created',
  state: 'waiting',
  attempts: 0,
  response_status: null,
  problem: null,
  created_at: webhook.created_at,
  next_attempt_at: null,
};

it.each([
  [{}, 'On', false],
  [{ is_active: false }, 'Off', false],
  [
    { failing_since: '2026-11-27T09:00:00Z' },
    'First failed 3 hours ago; Heddle keeps trying for a day.',
    true,
  ],
  [{ is_active: false, stopped_because: 'gone' as const }, /^Turned off: the address reported/, true],
  [{ is_active: false, stopped_because: 'failing' as const }, /^Turned off: nothing could/, true],
])('says how a webhook is doing: %o', (change, text, isProblem) => {
  expect(describeWebhook({ ...webhook, ...change }, now)).toEqual({
    text: typeof text === 'string' ? text : expect.stringMatching(text),
    isProblem,
  });
});

it.each([
  [{}, 'Waiting'],
  [{ state: 'delivered', attempts: 1, response_status: 204 }, 'Delivered'],
  [{ state: 'delivered', attempts: 3, response_status: 204 }, 'Delivered, 3 attempts'],
  [{ attempts: 1, response_status: 500, problem: 'refused' }, 'Answered 500; will be tried again'],
  [{ state: 'failed', attempts: 7, problem: 'unreachable' }, 'Failed: no answer, 7 attempts'],
  [{ state: 'failed', attempts: 1, problem: 'forbidden' }, 'Failed: the address is not public'],
] as [Partial<WebhookDelivery>, string][])('says how a delivery went: %o', (change, text) => {
  expect(describeDelivery({ ...delivery, ...change })).toBe(text);
});
