/** Delay without `requestIdleCallback`. */
const fallbackDelayMs = 50;

/** Does work while the page is idle. */
export function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'undefined') setTimeout(work, fallbackDelayMs);
  else requestIdleCallback(work);
}
