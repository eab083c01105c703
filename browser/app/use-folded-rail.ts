import { useMemo } from 'react';
import { useShortcuts } from '#browser/features/shortcuts/use-shortcuts.ts';
import { isBoolean, usePersistedState } from '#browser/store/use-persisted-state.ts';
import { useStore } from '#browser/store/use-store.ts';
import { useMediaQuery } from '#browser/ui/use-media-query.ts';

/** From this width on there is room for labels in the rail. */
const roomForLabels = '(min-width: 75rem)';

/**
 * Returns whether the rail is open, with labels, and a function that folds and opens it, undefined where there is no
 * room for labels. This device remembers the choice.
 */
export function useFoldedRail(): { isOpen: boolean; fold: (() => void) | undefined } {
  const { account } = useStore();
  const hasRoom = useMediaQuery(roomForLabels);
  const [isFolded, setFolded] = usePersistedState(account.id, 'rail-folded', false, isBoolean);
  const fold = useMemo(
    () => (hasRoom ? () => setFolded(!isFolded) : undefined),
    [hasRoom, isFolded, setFolded],
  );
  useShortcuts(
    useMemo(
      () =>
        fold
          ? [{ keys: '[', name: 'Fold or open the sidebar', group: 'Everywhere' as const, run: fold }]
          : [],
      [fold],
    ),
  );
  return { isOpen: hasRoom && !isFolded, fold };
}
