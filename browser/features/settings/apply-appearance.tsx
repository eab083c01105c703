import { useLayoutEffect } from 'react';
import { useAppearance, useIsSet, useSetting } from '#browser/model/settings/setting-queries.ts';
import { useStoreStatus } from '#browser/store/use-store.ts';
import { applyAppearance, storeAppearance } from './appearance.ts';

/** Applies the account's appearance and density. Until the appearance is synced, the last appearance of this device stays. */
export function ApplyAppearance() {
  const setting = useAppearance();
  const isSet = useIsSet('appearance');
  const { isSynced } = useStoreStatus();
  const appearance = isSet || isSynced ? setting : undefined;
  useLayoutEffect(() => {
    if (!appearance) return;
    applyAppearance(appearance);
    storeAppearance(appearance);
  }, [appearance]);
  const isCompact = useSetting('density') === 'compact';
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-compact', isCompact);
  }, [isCompact]);
  return null;
}
