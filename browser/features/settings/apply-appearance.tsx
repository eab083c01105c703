import { useLayoutEffect } from 'react';
import { useSetting } from '#browser/model/settings/setting-queries.ts';
import { useStoreStatus } from '#browser/store/use-store.ts';
import { applyAppearance, storeAppearance } from './appearance.ts';

/** Shows the app as the account's setting says. Until the setting can be known, what was shown last stays. */
export function ApplyAppearance() {
  const chosen = useSetting('appearance');
  const { isSynced } = useStoreStatus();
  const appearance = chosen ?? (isSynced ? 'system' : undefined);
  useLayoutEffect(() => {
    if (!appearance) return;
    applyAppearance(appearance);
    storeAppearance(appearance);
  }, [appearance]);
  return null;
}
