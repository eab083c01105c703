/** Runs time-outs for a page, since those of a worker are not held back while the page is hidden. */
self.addEventListener(
  'message',
  ({ data: { id, delayMs } }: MessageEvent<{ id: number; delayMs: number }>) => {
    setTimeout(() => self.postMessage(id), delayMs);
  },
);
