/** Delay without `requestIdleCallback`. */
const fallbackDelayMs = 50;

/** Runs `work` once the page has nothing better to do. */
export function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'undefined') setTimeout(work, fallbackDelayMs);
  else requestIdleCallback(work);
}
