import { useCallback, useMemo } from 'react';
import { useShortcuts } from '#browser/features/shortcuts/use-shortcuts.ts';
import { t } from '#browser/i18n/app.ts';
import { isBoolean, usePersistedState } from '#browser/store/use-persisted-state.ts';
import { useStore } from '#browser/store/use-store.ts';
import { useMediaQuery } from '#browser/ui/use-media-query.ts';

/** From this width on there is room for labels in the rail. */
const roomForLabels = '(min-width: 75rem)';

/**
 * Returns whether the rail is open, with labels, and a function that folds and opens it. This device remembers the choice.
 * Where there is no room for labels, the function is `openOver`, which opens the rail over the page.
 */
export function useFoldedRail(openOver: () => void): { isOpen: boolean; hasRoom: boolean; fold: () => void } {
  const { account } = useStore();
  const hasRoom = useMediaQuery(roomForLabels);
  const [isFolded, setFolded] = usePersistedState(account.id, 'rail-folded', false, isBoolean);
  const fold = useCallback(
    () => (hasRoom ? setFolded(!isFolded) : openOver()),
    [hasRoom, isFolded, setFolded, openOver],
  );
  useShortcuts(
    useMemo(
      () => [{ keys: '[', name: t.collapseOrOpenTheSidebar, group: 'Everywhere' as const, run: fold }],
      [fold],
    ),
  );
  return { isOpen: hasRoom && !isFolded, hasRoom, fold };
}
