import { useState } from 'react';
import { ApiError } from '#browser/api-client.ts';
import { loadableDialog } from '#browser/ui/loadable-part.tsx';
import type { SignInMethods } from '#contract/sign-in-methods.ts';

const ConfirmDialog = loadableDialog(() => import('./confirm-dialog.tsx'));

/** Runs a change; if the server answers SESSION_NOT_FRESH, asks for confirmation and runs it again. */
export function useConfirmed(methods: SignInMethods | undefined) {
  const [unconfirmed, setUnconfirmed] = useState<() => Promise<void>>();

  /** Rejects with what else went wrong. */
  async function run(change: () => Promise<void>): Promise<void> {
    try {
      await change();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'SESSION_NOT_FRESH') throw error;
      setUnconfirmed(() => change);
    }
  }

  return {
    run,
    /** Takes what runs a change again and tells how that went. */
    renderDialog: (rerun: (change: () => Promise<void>) => void) =>
      unconfirmed &&
      methods && (
        <ConfirmDialog
          methods={methods}
          onConfirmed={() => {
            setUnconfirmed(undefined);
            rerun(unconfirmed);
          }}
          onClose={() => setUnconfirmed(undefined)}
        />
      ),
  };
}
