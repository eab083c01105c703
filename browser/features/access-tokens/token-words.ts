import { ApiError } from '#browser/api-client.ts';
import { t } from '#browser/i18n/access-tokens.ts';
import { getLocale } from '#browser/i18n/language.ts';
import { formatAgo } from '#browser/time/format-ago.ts';
import type { AccessToken } from '#contract/access-tokens.ts';
import { maxAccessTokens } from '#contract/limits.ts';
import type { AccessTokenLifetime, AccessTokenScope } from '#contract/vocabularies.ts';
import { accessTokenScopes } from '#contract/vocabularies.ts';

/** The id of the section's heading. */
export const accessTokensId = 'access-tokens';

export const describeLifetime = (days: AccessTokenLifetime): string => t.lifetimes[`${days}`];

/** Describes what a token may do, such as `Read and write`. */
export function describeScopes(scopes: readonly AccessTokenScope[]): string {
  const key = accessTokenScopes.filter((scope) => scopes.includes(scope)).join(' ');
  return t.scopesTogether[key as keyof typeof t.scopesTogether];
}

export const isExpired = ({ expires_at }: Pick<AccessToken, 'expires_at'>, now: Date): boolean =>
  expires_at !== null && Date.parse(expires_at) <= now.getTime();

/** Describes when a token was last used and from where, and when it expires. */
export function describeUse(
  token: Pick<AccessToken, 'expires_at' | 'last_used_at' | 'last_used_from'>,
  { now, timeZone }: { now: Date; timeZone: string },
): string {
  const { expires_at, last_used_at, last_used_from } = token;
  const use = last_used_at ? t.used(formatAgo(last_used_at, now), last_used_from) : t.neverUsed;
  if (expires_at === null) return t.neverExpires(use);
  const day = new Date(expires_at).toLocaleDateString(getLocale(), { dateStyle: 'medium', timeZone });
  return isExpired(token, now) ? t.expiredOn(use, day) : t.expiresOn(use, day);
}

/** Says why a token was not created. */
export function describeCreationFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return t.theServerCannotBeReached;
  if (error.code === 'access_tokens.too_many') return t.tooMany(maxAccessTokens);
  if (error.issues.some(({ field }) => field === 'name')) return t.thisNameCannotBeUsed;
  return t.theTokenCouldNotBe;
}

/** Returns a shell command that adds a task with a token. */
export const toCurlCommand = ({ origin, token }: { origin: string; token: string }): string =>
  [`curl ${origin}/api/captures`, `-H "Authorization: Bearer ${token}"`, `-d "call mum tomorrow at 9"`].join(
    ' \\\n  ',
  );
