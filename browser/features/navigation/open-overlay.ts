let show: ((overlay: 'palette' | 'capture') => void) | undefined;

/** Opens the palette where there is no key for it. */
export const openPalette = () => show?.('palette');

/** Leads to the page's own field for a thought, or opens one over it, where there is no key for it. */
export const addTasks = () => show?.('capture');

/** For the one place where they appear. */
export function onOpenOverlay(listener: NonNullable<typeof show>): () => void {
  show = listener;
  return () => {
    show = undefined;
  };
}
