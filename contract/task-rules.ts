import type { Status } from './vocabularies.ts';

/**
 * The id of the task at `position` (from 0) in a capture: the capture's own UUIDv7 with its last 48 bits
 * raised by position + 1, so that browser and server name the same rows without asking each other.
 */
export function taskIdOf(captureId: string, position: number): string {
  const tail = (Number.parseInt(captureId.slice(-12), 16) + position + 1) % 2 ** 48;
  return captureId.slice(0, -12) + tail.toString(16).padStart(12, '0');
}

/** What the toggle does: completed becomes pending, anything else becomes completed. */
export function toggledStatus(status: Status): 'pending' | 'completed' {
  return status === 'completed' ? 'pending' : 'completed';
}

/** The id of the record of what `changeId` did to the row `entityId`. */
export const activityId = (changeId: string, entityId: string) => `${changeId}:${entityId}`;
