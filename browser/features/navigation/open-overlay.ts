/** Overlays that open over any page. */
export type Overlay = 'capture' | 'palette' | 'project' | 'sheet' | 'theme';

/** App-wide actions of shortcuts and the palette. */
export interface AppActions {
  open: (overlay: Overlay) => void;
  undo: () => void;
  redo: () => void;
}

export interface OverlayProps {
  onClose: () => void;
  actions: AppActions;
}

let show: ((overlay: 'palette' | 'capture') => void) | undefined;

/** Opens the palette from a button. */
export const openPalette = () => show?.('palette');

/** Focuses the page's own capture field, or opens one over the page. */
export const addTasks = () => show?.('capture');

/** Registers the component that shows overlays. Returns a function that unregisters it. */
export function onOpenOverlay(listener: NonNullable<typeof show>): () => void {
  show = listener;
  return () => {
    show = undefined;
  };
}
