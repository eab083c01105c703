import { ApiError } from '#browser/api-client.ts';

/** Returns a message that says why a call failed. */
export function toReason(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  return 'The server cannot be reached. Check your connection and try again.';
}
