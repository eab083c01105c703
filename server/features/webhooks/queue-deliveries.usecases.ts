import type { Logger } from 'pino';
import type { Activity } from '#contract/activity.ts';
import type { Task } from '#contract/tasks.ts';
import type { WebhookEvent } from '#contract/vocabularies.ts';
import { maxWaitingDeliveries, webhookRevisionBatch } from '../../config/limits.ts';
import { createId } from '../../ids.ts';
import type { JobQueue } from '../../jobs/job-payloads.ts';
import type { WebhooksRepository, WebhooksTransaction } from './webhooks.repository.ts';

export interface QueueDeliveries {
  webhooks: WebhooksRepository;
  inTransaction: WebhooksTransaction;
  tasks: { findWithTombstones: (userId: string, ids: string[]) => Promise<Task[]> };
  jobs: Pick<JobQueue, 'enqueue' | 'wake'>;
  clock: () => Date;
  log: Logger;
}

/**
 * Turns the activity log since each webhook was last looked at into deliveries, each with its job, in one transaction for each webhook. So a
 * change is sent once, whichever instance looks, and none is missed while no instance runs. A webhook that cannot be read does not delay the others.
 */
export async function queueDeliveries({
  webhooks,
  inTransaction,
  tasks,
  jobs,
  clock,
  log,
}: QueueDeliveries): Promise<void> {
  for (const { user_id: userId, id } of await webhooks.listBehind()) {
    const queued = inTransaction(async (repository, connection) => {
      const webhook = await repository.find(userId, id);
      if (!webhook?.is_active) return 0;
      if ((await repository.countWaiting(userId, id)) >= maxWaitingDeliveries) return 0;
      const after = webhook.seen_revision;
      const upTo = Math.min(await repository.currentRevision(userId), after + webhookRevisionBatch);
      const changes = (await repository.listTaskChanges(userId, { after, upTo })).filter((change) =>
        webhook.events.includes(eventOf(change)),
      );
      const known = await tasks.findWithTombstones(
        userId,
        changes.map(({ entity_id }) => entity_id),
      );
      const rows = new Map(known.map((task) => [task.id, task]));
      const deliveries = changes.flatMap((change) => {
        const task = rows.get(change.entity_id);
        return task ? [toDelivery({ webhookId: id, change, task, now: clock() })] : [];
      });
      await repository.addDeliveries(userId, deliveries);
      for (const { id: deliveryId } of deliveries)
        await jobs.enqueue('webhook', { userId, webhookId: id, deliveryId }, { connection });
      await repository.update(userId, id, { seen_revision: upTo });
      return deliveries.length;
    });
    const added = await queued.catch((error: unknown) => {
      log.error({ err: error, webhookId: id }, 'A webhook could not be notified; it is tried again');
      return 0;
    });
    if (added > 0) jobs.wake('webhook');
  }
}

/** Completing is an event of its own; taking a task out of the trash is a change. */
function eventOf({ action, changes }: Pick<Activity, 'action' | 'changes'>): WebhookEvent {
  if (action === 'created') return 'task.created';
  if (action === 'deleted') return 'task.deleted';
  return changes.status?.[1] === 'completed' ? 'task.completed' : 'task.updated';
}

function toDelivery({
  webhookId,
  change,
  task,
  now,
}: {
  webhookId: string;
  change: Pick<Activity, 'action' | 'changes' | 'edited_at'>;
  task: Task;
  now: Date;
}) {
  const event = eventOf(change);
  return newDelivery({
    webhookId,
    event,
    timestamp: change.edited_at,
    data: { task, ...(change.action === 'updated' && { changes: change.changes }) },
    now,
  });
}

/** Returns a delivery that waits for its first attempt. `timestamp` is when the event occurred. */
export function newDelivery({
  webhookId,
  event,
  timestamp,
  data,
  now,
}: {
  webhookId: string;
  event: WebhookEvent | 'webhook.test';
  timestamp: string;
  data: object;
  now: Date;
}) {
  return {
    webhook_id: webhookId,
    id: createId(),
    event,
    body: JSON.stringify({ type: event, timestamp, data }),
    state: 'waiting' as const,
    attempts: 0,
    response_status: null,
    problem: null,
    created_at: now.toISOString(),
    next_attempt_at: null,
  };
}
