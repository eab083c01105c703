/** Who is asking, as the auth guard found out. */
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
  Variables: { user: SignedInUser };
}
