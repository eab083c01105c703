let show: ((ids: readonly string[]) => void) | undefined;

/** Asks for another day of these tasks. */
export function openDateDialog(ids: readonly string[]): void {
  show?.(ids);
}

/** For the one place where the dialog appears. */
export function onOpenDateDialog(listener: (ids: readonly string[]) => void): () => void {
  show = listener;
  return () => {
    show = undefined;
  };
}
