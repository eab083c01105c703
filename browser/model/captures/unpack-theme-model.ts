/** Longest unpacking step on a slow machine. */
const maxStepMs = 15;
/** Delay between steps without `requestIdleCallback`. */
const fallbackDelayMs = 50;

let unpacking: Promise<void> | undefined;

/** Unpacks the theme model in small steps while the page is idle, so that the first key does not wait for it. Runs once a page load. */
export function unpackThemeModelWhenIdle(): void {
  unpacking ??= import('#intake/theme/classify.ts').then(({ unpackNextPart }) => {
    const unpack = (timeRemaining: () => number) => {
      let isLeft = unpackNextPart();
      while (isLeft && timeRemaining() > maxStepMs) isLeft = unpackNextPart();
      if (isLeft) whenIdle(unpack);
    };
    whenIdle(unpack);
  });
  // Offline before the model was ever loaded; the intake reports it when used.
  unpacking.catch(() => {
    unpacking = undefined;
  });
}

function whenIdle(work: (timeRemaining: () => number) => void): void {
  if (typeof requestIdleCallback === 'undefined') setTimeout(() => work(() => 0), fallbackDelayMs);
  else requestIdleCallback((deadline) => work(() => deadline.timeRemaining()));
}
