let show: (() => void) | undefined;

/** Opens the palette where there is no key for it. */
export function openPalette(): void {
  show?.();
}

/** For the one place where it appears. */
export function onOpenPalette(listener: () => void): () => void {
  show = listener;
  return () => {
    show = undefined;
  };
}
