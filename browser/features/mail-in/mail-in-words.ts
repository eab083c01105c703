import { ApiError } from '#browser/api-client.ts';
import { t } from '#browser/i18n/mail-in.ts';
import { toReason } from '#browser/model/to-reason.ts';
import { formatAgo } from '#browser/time/format-ago.ts';
import { maxMailSenders } from '#contract/limits.ts';
import type { MailIn } from '#contract/mail-in.ts';

/** Runs a change, then says what was done or why it failed. Resolves with whether it was done. */
export type ChangeMailIn = (run: () => Promise<void>, done: string) => Promise<boolean>;

export const describeLastMail = ({ last_received_at }: MailIn, now: Date): string =>
  last_received_at === null ? t.noEmailHasArrivedYet : t.lastEmailArrived(formatAgo(last_received_at, now));

/** Says why a sender cannot be added; undefined if it can. */
export function checkSender(sender: string, senders: readonly string[]): string | undefined {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(sender)) return t.enterAnEmailAddressSuch;
  if (senders.includes(sender)) return t.thisAddressMayAlreadySend;
  if (senders.length >= maxMailSenders) return t.tooManySenders(maxMailSenders);
  return undefined;
}

export function describeMailInFailure(error: unknown): string {
  if (error instanceof ApiError && error.issues.length > 0) return t.thisAddressCannotBeUsed;
  return toReason(error);
}
