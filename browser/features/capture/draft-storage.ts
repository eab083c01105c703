import type { Correction } from './corrections.ts';

/** Text that has not been sent yet, with its corrections. */
export interface Draft {
  text: string;
  corrections: readonly Correction[];
}

/** Drafts waiting to be written to storage, by key. */
export const pendingDrafts = new Map<string, Draft>();

/**
 * Returns the key prefix of every tab's draft, which older versions used for all tabs. `where` names a field other than
 * home's.
 */
export const draftStorageKey = (accountId: string, where: string) =>
  `heddle.draft.${accountId}${where && `.${where}`}`;

export function listStoredKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

/** Deletes all of an account's drafts from this device. */
export function forgetDrafts(accountId: string): void {
  const isOf = (name: string) => name.startsWith(draftStorageKey(accountId, ''));
  for (const name of pendingDrafts.keys()) if (isOf(name)) pendingDrafts.delete(name);
  try {
    for (const name of listStoredKeys()) if (isOf(name)) localStorage.removeItem(name);
  } catch {
    // Storage is disabled, so there is nothing to delete.
  }
}
