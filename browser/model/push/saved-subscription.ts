const key = 'heddle.push-subscription';

/** Returns the account and address that the server last took for this browser; null after its session ended. */
export function readSavedSubscription(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function saveSubscription(subscription: string): void {
  try {
    localStorage.setItem(key, subscription);
  } catch {
    // Where storage is switched off, the server is told at each start, which repeats safely.
  }
}

export function forgetSavedSubscription(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is switched off.
  }
}
