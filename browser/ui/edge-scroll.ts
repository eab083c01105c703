/** Distance from the upper and lower edge of the screen within which the page scrolls. */
const edgeZonePx = 96;
/** Speed right at the edge. */
const maxSpeedPxPerSecond = 1400;
const maxFrameMs = 50;

/** Computes the speed, in px/s and negative upwards, for a pointer at `y` px on a screen of `height` px. */
export function computeScrollSpeed(y: number, height: number): number {
  const depth = y < edgeZonePx ? y - edgeZonePx : y > height - edgeZonePx ? y - (height - edgeZonePx) : 0;
  return maxSpeedPxPerSecond * Math.min(1, Math.max(-1, depth / edgeZonePx));
}

/** Creates a scroller that moves the page while something is dragged near an edge of the screen. */
export function createEdgeScroll() {
  let frame = 0;
  let pointer = 0;
  let lastFrameAt = 0;

  const step = (now: number) => {
    const speed = computeScrollSpeed(pointer, window.innerHeight);
    if (speed === 0) {
      frame = 0;
      return;
    }
    // The cap keeps the page from jumping after a long frame.
    window.scrollBy({ top: (speed * Math.min(now - lastFrameAt, maxFrameMs)) / 1000, behavior: 'instant' });
    lastFrameAt = now;
    frame = requestAnimationFrame(step);
  };

  return {
    /** Tells the scroller that the pointer is at `y`. */
    moveTo(y: number): void {
      pointer = y;
      if (frame !== 0 || computeScrollSpeed(y, window.innerHeight) === 0) return;
      lastFrameAt = performance.now();
      frame = requestAnimationFrame(step);
    },
    stop(): void {
      cancelAnimationFrame(frame);
      frame = 0;
    },
  };
}
