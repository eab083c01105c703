import type { AccessTokenScope } from '#contract/vocabularies.ts';

/** The user whom the auth guard found. */
export interface SignedInUser {
  id: string;
  name: string;
  email: string;
  /** IANA name. */
  timeZone: string;
}

/** The user with the session that the request came from. */
export interface SessionUser extends SignedInUser {
  sessionId: string;
}

/** Hono environment of every route behind the auth guard. */
export interface AppEnv {
  Variables: {
    user: SignedInUser;
    /** What the access token of the call may do; not set for a session, which may do everything. */
    tokenScopes?: readonly AccessTokenScope[];
    /** Set where the answer is made while it is sent. */
    isStreamed?: boolean;
  };
}

/** Hono environment of the routes that are for sessions alone: the auth guard refuses access tokens there. */
export interface SessionEnv {
  Variables: AppEnv['Variables'] & { user: SessionUser };
}
