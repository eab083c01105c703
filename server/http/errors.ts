import type { ContentfulStatusCode } from 'hono/utils/http-status';

import type english from '#messages/en/errors.ts';
import { sayError } from '../texts.ts';

export interface InputIssue {
  field: string;
  message: string;
}

/** A code that has its message in the dictionaries, in every language. */
export type ErrorCode = keyof typeof english;

interface Refusal {
  status: ContentfulStatusCode;
  issues?: InputIssue[] | undefined;
  retryAfterMs?: number;
}

/**
 * An error the caller may see. `code` is stable and dotted, `message` is for people; it is in the dictionaries, where `values`
 * are put into it, or given in English where it comes from elsewhere.
 */
export class AppError extends Error {
  readonly code: string;
  /** Undefined for a message that is in no dictionary. */
  readonly values: readonly (string | number)[] | undefined;
  readonly status: ContentfulStatusCode;
  readonly issues: InputIssue[] | undefined;
  /** Sent as Retry-After. */
  readonly retryAfterMs: number | undefined;

  constructor(
    given: Refusal &
      ({ code: ErrorCode; values?: readonly (string | number)[] } | { code: string; message: string }),
  ) {
    const { code, status, issues, retryAfterMs } = given;
    const values = 'message' in given ? undefined : (given.values ?? []);
    super('message' in given ? given.message : sayError('en', code, values ?? []));
    this.code = code;
    this.values = values;
    this.status = status;
    this.issues = issues;
    this.retryAfterMs = retryAfterMs;
  }
}

export const unauthenticated = () => new AppError({ code: 'auth.unauthenticated', status: 401 });

export const invalidInput = (issues: InputIssue[]) =>
  new AppError({
    code: 'input.invalid',
    message: issues
      .map((issue) => (issue.field ? `${issue.field} ${issue.message}` : issue.message))
      .join('; '),
    status: 400,
    issues,
  });
