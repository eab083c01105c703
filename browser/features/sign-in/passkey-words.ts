import { t } from '#browser/i18n/second-factors.ts';
import { t as signInTexts } from '#browser/i18n/sign-in.ts';
import { type AuthProblem, type AuthWords, describeAuthError } from './auth-errors.ts';

/** What the browser says when its dialog ended without a passkey, by the name of its error. */
const dialogWords = (): Record<string, AuthProblem> => ({
  NotAllowedError: { text: t.noPasskeyUsed, hint: t.passkeyDialogClosed },
  InvalidStateError: { text: t.passkeyExists, hint: t.noSecondPasskey },
  SecurityError: { text: t.noPasskeysHere, hint: t.openAtItsAddress },
  NotSupportedError: { text: t.cannotCreatePasskey, hint: t.passkeyNeedsLock },
});

const answerWords =
  (fallback: string): AuthWords =>
  () => ({
    codes: { ACCOUNT_DISABLED: { text: signInTexts.thisAccountHasBeenDisabled } },
    fallback: { text: fallback },
    showsMessage: true,
  });

/** Describes why something with a passkey failed, whether the browser or the server refused it. */
export function describePasskeyError(error: unknown, fallback: string): AuthProblem {
  if (!(error instanceof DOMException)) return describeAuthError(answerWords(fallback), error);
  return dialogWords()[error.name] ?? { text: fallback, hint: t.yourBrowserCouldNotSay };
}

/** Says why passkeys cannot be used on this page, and what to do; undefined where they can. */
export function explainMissingPasskeys({
  isSecure,
  isSupported,
  pageHost,
  passkeyHost,
}: {
  /** Whether the page came over HTTPS or from this machine. */
  isSecure: boolean;
  /** Whether the browser has the API. */
  isSupported: boolean;
  pageHost: string;
  passkeyHost: string;
}): string | undefined {
  if (!isSecure) return t.passkeysWorkOnlyOverHttps;
  if (!isSupported) return t.thisBrowserDoesNotSupport;
  if (pageHost === passkeyHost || pageHost.endsWith(`.${passkeyHost}`)) return undefined;
  return passkeyHost === 'localhost'
    ? t.untilWhoeverRunsThisServer
    : t.passkeysElsewhere(passkeyHost, pageHost);
}
