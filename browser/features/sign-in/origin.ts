/** The page to return to after signing in: a path of this site, else `/`. */
export function safeOrigin(from: string | null | undefined): string {
  if (!from?.startsWith('/')) return '/';
  const here = 'https://here.invalid';
  const url = URL.canParse(from, here) ? new URL(from, here) : null;
  if (url?.origin !== here || /^\/(\/|(login|signup|reset)(\/|$))/.test(url.pathname)) return '/';
  return url.pathname + url.search + url.hash;
}

/** The sign-in page that returns to `origin` afterwards. */
export function loginPath(origin: string): string {
  const path = safeOrigin(origin);
  return path === '/' ? '/login' : `/login?from=${encodeURIComponent(path)}`;
}
