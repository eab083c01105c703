const key = (accountId: string, where: string) => `heddle.draft.${accountId}${where && `.${where}`}`;

/** Milliseconds until what is typed is kept: the storage is written now and then, not at every key. */
const delay = 200;

/** Drafts that are not in the storage yet. */
const waiting = new Map<string, string>();
let timer: ReturnType<typeof setTimeout> | undefined;
let hearsLeaving = false;

/** What was typed and not sent yet; `where` names a field other than the one on home. */
export function readDraft(accountId: string, where = ''): string {
  try {
    return waiting.get(key(accountId, where)) ?? localStorage.getItem(key(accountId, where)) ?? '';
  } catch {
    return '';
  }
}

export function keepDraft(accountId: string, text: string, where = ''): void {
  waiting.delete(key(accountId, where));
  put(key(accountId, where), text);
}

/** As `keepDraft`, in a moment, or when the page is left before that. */
export function keepDraftSoon(accountId: string, text: string, where = ''): void {
  waiting.set(key(accountId, where), text);
  timer ??= setTimeout(keepWaiting, delay);
  if (hearsLeaving) return;
  hearsLeaving = true;
  window.addEventListener('pagehide', keepWaiting);
  document.addEventListener('visibilitychange', keepWaiting);
}

function keepWaiting(): void {
  clearTimeout(timer);
  timer = undefined;
  for (const [name, text] of waiting) put(name, text);
  waiting.clear();
}

function put(name: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(name);
    else localStorage.setItem(name, text);
  } catch {
    // Storage is full or switched off: the draft lasts as long as the page.
  }
}

/** Nothing of an account that was typed and not sent stays on this device. */
export function forgetDrafts(accountId: string): void {
  const isOf = (name: string) => name.startsWith(key(accountId, ''));
  for (const name of waiting.keys()) if (isOf(name)) waiting.delete(name);
  try {
    for (const name of Object.keys(localStorage)) if (isOf(name)) localStorage.removeItem(name);
  } catch {
    // As above.
  }
}
