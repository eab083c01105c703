import type { Task } from '#contract/tasks.ts';

/** Returns whether a task was made by a capture. */
export const isOfCapture = ({ capture_id }: Task, captureId: string | null): boolean =>
  captureId !== null && capture_id === captureId;
