import type { Correction } from './corrections.ts';

/** What was typed and not sent yet, and what was said against its reading. */
export interface Draft {
  text: string;
  corrections: readonly Correction[];
}

/** Drafts that are not in the storage yet, by name. */
export const pendingDrafts = new Map<string, Draft>();

/** Of every tab's draft, and of the one that older versions kept for all tabs. `where` names a field other than home's. */
export const draftStorageKey = (accountId: string, where: string) =>
  `heddle.draft.${accountId}${where && `.${where}`}`;

export function listStoredKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

/** Nothing of an account that was typed and not sent stays on this device. */
export function forgetDrafts(accountId: string): void {
  const isOf = (name: string) => name.startsWith(draftStorageKey(accountId, ''));
  for (const name of pendingDrafts.keys()) if (isOf(name)) pendingDrafts.delete(name);
  try {
    for (const name of listStoredKeys()) if (isOf(name)) localStorage.removeItem(name);
  } catch {
    // Storage is switched off: nothing is in it.
  }
}
