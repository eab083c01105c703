const key = (accountId: string) => `heddle.draft.${accountId}`;

/** What was typed and not sent yet. */
export function readDraft(accountId: string): string {
  try {
    return localStorage.getItem(key(accountId)) ?? '';
  } catch {
    return '';
  }
}

export function keepDraft(accountId: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(key(accountId));
    else localStorage.setItem(key(accountId), text);
  } catch {
    // Storage is full or switched off: the draft lasts as long as the page.
  }
}
