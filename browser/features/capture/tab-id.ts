import { uuidv7 } from 'uuidv7';

const kept = 'heddle.tab';
const lockOf = (tab: string) => `heddle-tab-${tab}`;

let id: string | undefined;

/**
 * Names this tab, also after a reload; a tab opened later has a later name. The name is in the storage only between two
 * pages, so that a tab that is duplicated is another one.
 */
export function getTabId(): string {
  if (id) return id;
  const name = takeName() ?? uuidv7();
  id = name;
  window.addEventListener('pagehide', () => keepName(name));
  window.addEventListener('pageshow', takeName);
  // Held for as long as the page lives: so other tabs know that it does.
  navigator.locks?.request(lockOf(name), () => new Promise(() => undefined)).catch(() => undefined);
  return name;
}

function takeName(): string | null {
  try {
    const name = sessionStorage.getItem(kept);
    sessionStorage.removeItem(kept);
    return name;
  } catch {
    // Storage is switched off: every page is a tab of its own.
    return null;
  }
}

function keepName(name: string): void {
  try {
    sessionStorage.setItem(kept, name);
  } catch {
    // As above.
  }
}

/**
 * Does `work` while no other tab does; `isOpen` says whether a tab is. Where browsers have no locks, as on plain HTTP, only
 * this one is known to be.
 */
export async function withOpenTabs(work: (isOpen: (tab: string) => boolean) => void): Promise<void> {
  const self = getTabId();
  if (!navigator.locks) return work((tab) => tab === self);
  await navigator.locks.request('heddle-among-tabs', async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    const names = new Set([...held, ...pending].map(({ name }) => name));
    work((tab) => tab === self || names.has(lockOf(tab)));
  });
}
