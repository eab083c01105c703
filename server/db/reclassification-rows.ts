import type { Reclassification } from '#contract/reclassification.ts';

/** A run as it is stored. */
export interface StoredReclassification extends Omit<Reclassification, 'to_read'> {
  /** The user's zone when it began, IANA name. */
  time_zone: string;
  /** The tasks that are read, in this order. `read` says how many of them have been. */
  task_ids: string[];
}
