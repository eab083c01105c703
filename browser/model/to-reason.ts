import { ApiError } from '#browser/api-client.ts';
import { serverUnreachable } from '#browser/ui/toast-on-error.ts';

/** Returns a message that says why a call failed. */
export function toReason(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  return serverUnreachable;
}
