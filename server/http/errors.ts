import type { ContentfulStatusCode } from 'hono/utils/http-status';

export interface InputIssue {
  field: string;
  message: string;
}

/** An error the caller may see. `code` is stable and dotted, `message` is for people. */
export class AppError extends Error {
  readonly code: string;
  readonly status: ContentfulStatusCode;
  readonly issues: InputIssue[] | undefined;
  /** Sent as Retry-After. */
  readonly retryAfterMs: number | undefined;

  constructor({
    code,
    message,
    status,
    issues,
    retryAfterMs,
  }: {
    code: string;
    message: string;
    status: ContentfulStatusCode;
    issues?: InputIssue[] | undefined;
    retryAfterMs?: number;
  }) {
    super(message);
    this.code = code;
    this.status = status;
    this.issues = issues;
    this.retryAfterMs = retryAfterMs;
  }
}

export const unauthenticated = () =>
  new AppError({ code: 'auth.unauthenticated', message: 'Sign in to continue.', status: 401 });

export const invalidInput = (issues: InputIssue[]) =>
  new AppError({
    code: 'input.invalid',
    message: issues
      .map((issue) => (issue.field ? `${issue.field} ${issue.message}` : issue.message))
      .join('; '),
    status: 400,
    issues,
  });
