/** The page to return to after signing in: a path of this site, else `/`. */
export function toSafeReturnPath(from: string | null | undefined): string {
  if (!from?.startsWith('/')) return '/';
  const here = 'https://here.invalid';
  const url = URL.canParse(from, here) ? new URL(from, here) : null;
  if (url?.origin !== here || /^\/(\/|(login|signup|reset)(\/|$))/.test(url.pathname)) return '/';
  return url.pathname + url.search + url.hash;
}

/** The sign-in page that returns to `origin` afterwards. */
export function buildLoginPath(origin: string): string {
  const path = toSafeReturnPath(origin);
  return path === '/' ? '/login' : `/login?from=${encodeURIComponent(path)}`;
}
