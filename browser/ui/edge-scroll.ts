/** Pixels from the upper and lower edge of the screen within which the page scrolls. */
const zone = 96;
/** Pixels in a second, right at the edge. */
const fastest = 1400;

/** Pixels in a second, negative is up, for a pointer `y` pixels below the top of a screen that is `height` high. */
export function scrollSpeed(y: number, height: number): number {
  const depth = y < zone ? y - zone : y > height - zone ? y - (height - zone) : 0;
  return fastest * Math.min(1, Math.max(-1, depth / zone));
}

/** Scrolls the page for as long as something is dragged near an edge of the screen. */
export function createEdgeScroll() {
  let frame = 0;
  let pointer = 0;
  let before = 0;

  const step = (now: number) => {
    const speed = scrollSpeed(pointer, window.innerHeight);
    if (speed === 0) {
      frame = 0;
      return;
    }
    // After a pause between frames it does not leap.
    window.scrollBy({ top: (speed * Math.min(now - before, 50)) / 1000, behavior: 'instant' });
    before = now;
    frame = requestAnimationFrame(step);
  };

  return {
    /** The pointer is at `y` now. */
    at(y: number): void {
      pointer = y;
      if (frame !== 0 || scrollSpeed(y, window.innerHeight) === 0) return;
      before = performance.now();
      frame = requestAnimationFrame(step);
    },
    stop(): void {
      cancelAnimationFrame(frame);
      frame = 0;
    },
  };
}
