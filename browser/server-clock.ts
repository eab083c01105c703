/** What this device's clock lacks to the server's, and by how much that may be wrong; in ms. */
interface Estimate {
  offsetMs: number;
  uncertaintyMs: number;
}

const storageKey = 'heddle-clock';
let estimate: Estimate | undefined;

// One tab syncs for all of them, and the others learn from it that the clock was set.
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === storageKey) estimate = undefined;
});

function readEstimate(): Estimate {
  estimate ??= readStored() ?? { offsetMs: 0, uncertaintyMs: Number.POSITIVE_INFINITY };
  return estimate;
}

function readStored(): Estimate | undefined {
  try {
    const stored: Partial<Estimate> = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    const { offsetMs, uncertaintyMs } = stored;
    return typeof offsetMs === 'number' && typeof uncertaintyMs === 'number'
      ? { offsetMs, uncertaintyMs }
      : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Takes in the server's time, which it read between two moments of this device's clock; all in ms since 1970. Keeps the
 * estimate of the quickest answer as long as no later one contradicts it, as NTP does (RFC 5905, 10).
 */
export function observeServerTime({
  sentMs,
  receivedMs,
  serverMs,
}: {
  sentMs: number;
  receivedMs: number;
  serverMs: number;
}): void {
  const uncertaintyMs = (receivedMs - sentMs) / 2;
  if (!(uncertaintyMs >= 0) || !Number.isFinite(serverMs)) return;
  const offsetMs = serverMs - sentMs - uncertaintyMs;
  const known = readEstimate();
  const isConsistent = Math.abs(offsetMs - known.offsetMs) <= uncertaintyMs + known.uncertaintyMs;
  if (isConsistent && uncertaintyMs >= known.uncertaintyMs) return;
  estimate = { offsetMs, uncertaintyMs };
  try {
    localStorage.setItem(storageKey, JSON.stringify(estimate));
  } catch {
    // Where storage is full, the next page measures anew.
  }
}

/** Returns the time by the server's clock, in ms since 1970; by this device's until the server has first answered. */
export const getServerTime = (): number => Math.round(Date.now() + readEstimate().offsetMs);

/** Returns whether the server has ever told this device its time. */
export const isServerTimeKnown = (): boolean => Number.isFinite(readEstimate().uncertaintyMs);

/** Converts a time by the server's clock to this device's. */
export const toDeviceTime = (serverMs: number): number => Math.round(serverMs - readEstimate().offsetMs);
