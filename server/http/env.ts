/** The user whom the auth guard found. */
export interface SignedInUser {
  id: string;
  sessionId: string;
  name: string;
  email: string;
  /** IANA name. */
  timeZone: string;
}

/** Hono environment of every route behind the auth guard. */
export interface AppEnv {
  Variables: {
    user: SignedInUser;
    /** Set where the answer is made while it is sent. */
    isStreamed?: boolean;
  };
}
