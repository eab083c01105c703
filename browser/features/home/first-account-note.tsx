import { t } from '#browser/i18n/home.ts';
import { RichText } from '#browser/i18n/rich-text.tsx';
import { firstAccountKey } from '#browser/model/session/session.ts';
import { isBoolean, usePersistedState } from '#browser/store/use-persisted-state.ts';
import { useStore } from '#browser/store/use-store.ts';
import { Notice } from '#browser/ui/notice.tsx';

/** Tells whoever made the first account of a server, once, how to close sign-up. */
export function FirstAccountNote() {
  const { account } = useStore();
  const [isUntold, setUntold] = usePersistedState(account.id, firstAccountKey, false, isBoolean);
  if (!isUntold) return null;
  return (
    <section aria-label={t.signUpIsOpen} className="mt-5">
      <Notice action={t.gotIt} onAct={() => setUntold(false)}>
        <RichText text={t.firstAccount} tags={{ code: (words) => <code>{words}</code> }} />
      </Notice>
    </section>
  );
}
