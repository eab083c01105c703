/** Why signing in with the OpenID provider failed, as the pages of the browser are told in their address. */
export type OidcProblem =
  | 'cancelled'
  | 'unreachable'
  | 'wrong-issuer'
  | 'refused-code'
  | 'refused-token'
  | 'clock'
  | 'expired'
  | 'sign-up-closed'
  | 'email-in-use'
  | 'email-unverified'
  | 'no-email'
  | 'disabled'
  | 'other-account'
  | 'connected-elsewhere'
  | 'not-asked'
  | 'failed';
