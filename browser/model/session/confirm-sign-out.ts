import { t } from '#browser/i18n/model.ts';
import { ask } from '#browser/ui/ask.tsx';
import { describeUnsent } from './describe-unsent.ts';
import { signOut } from './session.ts';

/** Signs out; asks first where something would be lost. Resolves with false when the user stays signed in. */
export const confirmSignOut = (): Promise<boolean> =>
  signOut((unsent) =>
    ask({
      ...describeUnsent(unsent),
      confirm: t.signOutAnyway,
      cancel: t.staySignedIn,
      danger: true,
    }),
  );
