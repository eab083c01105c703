import { ApiError } from '#browser/api-client.ts';
import { serverUnreachable } from '#browser/ui/toast-on-error.ts';

/** Returns a message that says why a call failed. */
export const toReason = (error: unknown): string =>
  error instanceof ApiError && error.message ? error.message : serverUnreachable();
