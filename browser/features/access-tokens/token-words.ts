import { ApiError } from '#browser/api-client.ts';
import { t } from '#browser/i18n/access-tokens.ts';
import { formatAgo } from '#browser/time/format-ago.ts';
import type { AccessToken } from '#contract/access-tokens.ts';
import { maxAccessTokens } from '#contract/limits.ts';
import type { AccessTokenLifetime, AccessTokenScope } from '#contract/vocabularies.ts';

/** The id of the section's heading. */
export const accessTokensId = 'access-tokens';

export const loadingTokens = 'Loading your access tokens';

export const scopeWords: Record<AccessTokenScope, { label: string; hint: string }> = {
  read: {
    label: 'Read',
    hint: 'See your tasks, notes, recordings, settings and all else that an export has.',
  },
  write: { label: 'Write', hint: 'Add, change and delete. It cannot empty the trash.' },
  settings: { label: 'Settings', hint: 'Change your settings, name and time zone.' },
};

const lifetimeWords: Record<`${AccessTokenLifetime}`, string> = {
  30: 'In 30 days',
  90: 'In 90 days',
  365: 'In a year',
  null: 'Never',
};

export const describeLifetime = (days: AccessTokenLifetime): string => lifetimeWords[`${days}`];

/** Describes what a token may do, such as `Read and write`. */
export function describeScopes(scopes: readonly AccessTokenScope[]): string {
  const words = new Intl.ListFormat('en').format(
    scopes.map((scope) => scopeWords[scope].label.toLowerCase()),
  );
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const isExpired = ({ expires_at }: Pick<AccessToken, 'expires_at'>, now: Date): boolean =>
  expires_at !== null && Date.parse(expires_at) <= now.getTime();

/** Describes when a token was last used and from where, and when it expires. */
export function describeUse(
  token: Pick<AccessToken, 'expires_at' | 'last_used_at' | 'last_used_from'>,
  { now, timeZone }: { now: Date; timeZone: string },
): string {
  const { expires_at, last_used_at, last_used_from } = token;
  const from = last_used_from ? ` from ${last_used_from}` : '';
  const use = last_used_at ? `Used ${formatAgo(last_used_at, now)}${from}` : t.neverUsed2;
  if (expires_at === null) return `${use}, never expires`;
  const day = new Date(expires_at).toLocaleDateString(undefined, { dateStyle: 'medium', timeZone });
  return `${use}, ${isExpired(token, now) ? 'expired' : 'expires'} on ${day}`;
}

/** Says why a token was not created. */
export function describeCreationFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return t.theServerCannotBeReached;
  if (error.code === 'access_tokens.too_many')
    return `You already have ${maxAccessTokens} tokens. Revoke one that you no longer use, then try again.`;
  if (error.issues.some(({ field }) => field === 'name')) return t.thisNameCannotBeUsed;
  return t.theTokenCouldNotBe;
}

/** Returns a shell command that adds a task with a token. */
export const toCurlCommand = ({ origin, token }: { origin: string; token: string }): string =>
  [`curl ${origin}/api/captures`, `-H "Authorization: Bearer ${token}"`, `-d "call mum tomorrow at 9"`].join(
    ' \\\n  ',
  );
