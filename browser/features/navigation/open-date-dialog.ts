let show: ((ids: readonly string[]) => void) | undefined;

/** Request to choose another day for these tasks. */
export function openDateDialog(ids: readonly string[]): void {
  show?.(ids);
}

/** Registers the component that shows the dialog. */
export function onOpenDateDialog(listener: (ids: readonly string[]) => void): () => void {
  show = listener;
  return () => {
    show = undefined;
  };
}
