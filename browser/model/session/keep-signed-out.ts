const key = 'heddle.signed-out';

/** Remembers in this tab that somebody signed out, so that the sign-in page does not lead to the provider, which would sign in again. */
export function keepSignedOut(): void {
  try {
    sessionStorage.setItem(key, '1');
  } catch {
    // Storage is switched off: the page leads to the provider, which asks or signs in.
  }
}

export function hasSignedOut(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
