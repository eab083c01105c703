import { useEffect } from 'react';
import { chooseLanguage, getLanguage, readChosenLanguage } from '#browser/i18n/language.ts';
import { changeSetting } from '#browser/model/settings/setting-mutations.ts';
import { useIsSet, useSetting } from '#browser/model/settings/setting-queries.ts';
import { useStore, useStoreStatus } from '#browser/store/use-store.ts';

/**
 * Shows everything in the account's language. An account that has none takes over the choice of the sign-in pages, or a
 * language of the browser other than English, so that its mails are in that language too.
 */
export function ApplyLanguage() {
  const store = useStore();
  const { isSynced } = useStoreStatus();
  const isSet = useIsSet('language');
  const chosen = useSetting('language');
  useEffect(() => {
    if (isSet) chooseLanguage(chosen);
    else if (isSynced && (readChosenLanguage() !== 'automatic' || getLanguage() !== 'en'))
      changeSetting(store, 'language', getLanguage(), { isUndoable: false }).catch(() => undefined);
  }, [store, isSynced, isSet, chosen]);
  return null;
}
