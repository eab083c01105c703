import { uuidv7 } from 'uuidv7';

const kept = 'heddle.tab';
const lockOf = (tab: string) => `heddle-tab-${tab}`;

let id: string | undefined;

/**
 * Returns an id for this tab that survives a reload; tabs opened later have later ids. The id is in storage only
 * between two page loads, so that a duplicated tab gets its own.
 */
export function getTabId(): string {
  if (id) return id;
  const name = takeName() ?? uuidv7();
  id = name;
  window.addEventListener('pagehide', () => keepName(name));
  window.addEventListener('pageshow', takeName);
  // The lock is held for as long as the page is open, so that other tabs can tell.
  navigator.locks?.request(lockOf(name), () => new Promise(() => undefined)).catch(() => undefined);
  return name;
}

function takeName(): string | null {
  try {
    const name = sessionStorage.getItem(kept);
    sessionStorage.removeItem(kept);
    return name;
  } catch {
    // Without storage, every page load counts as a new tab.
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
 * Runs `work` under a lock shared by all tabs; `isOpen` tells whether a tab is open. Without the Web Locks API, as on
 * plain HTTP, only this tab is known to be open.
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
