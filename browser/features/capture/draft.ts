import { draftSaveDelayMs } from '#browser/limits.ts';
import { parseStoredCorrections } from './corrections.ts';
import { type Draft, draftStorageKey, listStoredKeys, pendingDrafts } from './draft-storage.ts';
import { getTabId, withOpenTabs } from './tab-id.ts';

const tabsOf = (accountId: string, where: string) => `${draftStorageKey(accountId, where)}#`;
const key = (accountId: string, where: string) => tabsOf(accountId, where) + getTabId();
/** Not `.corrections`, which older versions use with another shape. */
const correctionsOf = (name: string) => `${name}.said`;

let timer: ReturnType<typeof setTimeout> | undefined;
let hearsLeaving = false;

/** Returns the key of this tab's draft. `where` names a field other than the one on home. */
export function readDraft(accountId: string, where = ''): Draft {
  const name = key(accountId, where);
  return pendingDrafts.get(name) ?? read(name);
}

/**
 * Passes drafts of closed tabs to `take`, most recent first. `take` returns whether it took the draft, which then
 * belongs to this tab.
 */
export function adoptAbandonedDraft(
  accountId: string,
  where = '',
  take: (draft: Draft) => boolean,
): Promise<void> {
  return withOpenTabs((isOpen) => {
    const tabs = tabsOf(accountId, where);
    const isLeft = (name: string) =>
      name === draftStorageKey(accountId, where) ||
      (name.startsWith(tabs) && !name.endsWith(correctionsOf('')) && !isOpen(name.slice(tabs.length)));
    const [last] = listStoredKeys().filter(isLeft).sort().slice(-1);
    if (last === undefined) return;
    const draft = read(last);
    put(last, { text: '', corrections: [] });
    if (!take(draft)) put(last, draft);
  });
}

function read(name: string): Draft {
  const draft: Draft = { text: '', corrections: [] };
  try {
    draft.text = localStorage.getItem(name) ?? '';
    draft.corrections = parseStoredCorrections(JSON.parse(localStorage.getItem(correctionsOf(name)) ?? '[]'));
  } catch {
    // Storage is disabled or damaged, so the draft is whatever could be read.
  }
  return draft;
}

export function saveDraft(accountId: string, draft: Draft, where = ''): void {
  pendingDrafts.delete(key(accountId, where));
  put(key(accountId, where), draft);
}

/** Saves the draft after a short delay, or earlier if the page is closed. */
export function saveDraftSoon(accountId: string, { text, corrections }: Draft, where = ''): void {
  pendingDrafts.set(key(accountId, where), { text, corrections });
  timer ??= setTimeout(keepWaiting, draftSaveDelayMs);
  if (hearsLeaving) return;
  hearsLeaving = true;
  window.addEventListener('pagehide', keepWaiting);
  document.addEventListener('visibilitychange', keepWaiting);
}

function keepWaiting(): void {
  clearTimeout(timer);
  timer = undefined;
  for (const [name, draft] of pendingDrafts) put(name, draft);
  pendingDrafts.clear();
}

function put(name: string, { text, corrections }: Draft): void {
  try {
    putText(name, text);
    putText(correctionsOf(name), corrections.length > 0 ? JSON.stringify(corrections) : '');
  } catch {
    // Storage is full or disabled, so the draft lasts only as long as the page.
  }
}

function putText(name: string, text: string): void {
  if (text === '') localStorage.removeItem(name);
  else localStorage.setItem(name, text);
}
