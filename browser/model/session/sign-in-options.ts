import { useEffect, useState } from 'react';
import { api } from '#browser/api-client.ts';
import type { SignInOptions } from '#contract/sign-in-methods.ts';
import { readStored, store } from './stored.ts';

const key = 'heddle.sign-in-options';
const passwordsOnly: SignInOptions = { password: true, provider: null };

/** Returns what the server takes to sign in; until it answers, what it took the last time. */
export function useSignInOptions(): SignInOptions {
  const [options, setOptions] = useState(readRemembered);
  useEffect(() => {
    api.request<SignInOptions>({ path: '/api/auth/sign-in-options', sendsToken: false }).then(
      ({ body }) => {
        setOptions(body);
        store(key, body.provider ? JSON.stringify(body) : undefined);
      },
      // The form stays: its own request says that the server cannot be reached.
      () => undefined,
    );
  }, []);
  return options;
}

function readRemembered(): SignInOptions {
  try {
    return { ...passwordsOnly, ...JSON.parse(readStored(key) ?? '{}') };
  } catch {
    return passwordsOnly;
  }
}
