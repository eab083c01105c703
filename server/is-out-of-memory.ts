/** Returns whether a worker thread was ended because it took more memory than its `resourceLimits` allow. */
export const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
