import { useEffect } from 'react';
import { chooseLanguage, readChosenLanguage } from '#browser/i18n/language.ts';
import { changeSetting } from '#browser/model/settings/setting-mutations.ts';
import { useSetting } from '#browser/model/settings/setting-queries.ts';
import { useStore, useStoreStatus } from '#browser/store/use-store.ts';

/** Shows everything in the account's language. An account that has none takes over the choice of the sign-in pages. */
export function ApplyLanguage() {
  const store = useStore();
  const { isSynced } = useStoreStatus();
  const chosen = useSetting('language');
  useEffect(() => {
    if (chosen) chooseLanguage(chosen);
    else if (isSynced && readChosenLanguage() !== 'automatic')
      changeSetting(store, 'language', readChosenLanguage(), { isUndoable: false }).catch(() => undefined);
  }, [store, isSynced, chosen]);
  return null;
}
