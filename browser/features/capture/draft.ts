const key = (accountId: string, where: string) => `heddle.draft.${accountId}${where && `.${where}`}`;

/** What was typed and not sent yet; `where` names a field other than the one on home. */
export function readDraft(accountId: string, where = ''): string {
  try {
    return localStorage.getItem(key(accountId, where)) ?? '';
  } catch {
    return '';
  }
}

export function keepDraft(accountId: string, text: string, where = ''): void {
  try {
    if (text === '') localStorage.removeItem(key(accountId, where));
    else localStorage.setItem(key(accountId, where), text);
  } catch {
    // Storage is full or switched off: the draft lasts as long as the page.
  }
}

/** Nothing of an account that was typed and not sent stays on this device. */
export function forgetDrafts(accountId: string): void {
  try {
    for (const name of Object.keys(localStorage))
      if (name.startsWith(key(accountId, ''))) localStorage.removeItem(name);
  } catch {
    // As above.
  }
}
