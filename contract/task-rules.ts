import type { Status } from './vocabularies.ts';

/**
 * Returns the id of the task at `position` (from 0) in a capture: the capture's UUIDv7 with its last 48 bits raised by
 * position + 1, so that browser and server derive the same ids without communication.
 */
export function deriveTaskId(captureId: string, position: number): string {
  const tail = (Number.parseInt(captureId.slice(-12), 16) + position + 1) % 2 ** 48;
  return captureId.slice(0, -12) + tail.toString(16).padStart(12, '0');
}

/** Returns the status after a toggle: completed becomes pending, anything else completed. */
export function toggleStatus(status: Status): 'pending' | 'completed' {
  return status === 'completed' ? 'pending' : 'completed';
}

/** Returns the id of the activity record for the effect of `changeId` on the row `entityId`. */
export const activityId = (changeId: string, entityId: string) => `${changeId}:${entityId}`;
