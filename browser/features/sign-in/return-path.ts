/** Returns the path to go to after signing in: `from` if it is a page of this site, otherwise `/`. */
export function toSafeReturnPath(from: string | null | undefined): string {
  if (!from?.startsWith('/')) return '/';
  const base = 'https://base.invalid';
  const url = URL.canParse(from, base) ? new URL(from, base) : null;
  if (url?.origin !== base || /^\/(\/|(login|signup|reset)(\/|$))/.test(url.pathname)) return '/';
  return url.pathname + url.search + url.hash;
}

/** Builds the path of the sign-in page that returns to `from` afterwards. */
export function buildLoginPath(from: string): string {
  const path = toSafeReturnPath(from);
  return path === '/' ? '/login' : `/login?from=${encodeURIComponent(path)}`;
}
