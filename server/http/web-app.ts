import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { createPreloads } from './preloads.ts';
import { requestLocale } from './request-locale.ts';

/** Serves the built browser app in `folder`. Files with a hash in their name are cached for good, others revalidated. */
export function createWebApp({ folder }: { folder: string }) {
  const routes = new Hono();
  const preloadLinks = createPreloads(folder);
  routes.use(async (c, next) => {
    await next();
    const hashed = c.res.ok && c.req.path.startsWith('/assets/');
    c.res.headers.set('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  });
  const files = serveStatic({ root: folder, precompressed: true });
  routes.use((c, next) => (c.req.path === '/' ? next() : files(c, next)));
  routes.get('*', async (c, next) => {
    const isFile = c.req.path.startsWith('/assets/') || (/\.[a-z0-9]+$/i.test(c.req.path) && !wantsPage(c));
    if (isFile) return next();
    const page = join(folder, 'index.html');
    if (!existsSync(page)) return c.text('The browser app is not built: run npm run build.', 503);
    const html = await readFile(page, 'utf8');
    const signedIn = sessionCookie.test(c.req.header('Cookie') ?? '');
    const language = requestLocale(c).slice(0, 2);
    return c.html(html.replace('</head>', `${preloadLinks(c.req.path, { signedIn, language })}</head>`));
  });
  return routes;
}

/** Only detects the cookie; whether the session is still valid shows when it is used. */
const sessionCookie = /(^|;\s*)(__Secure-)?heddle\.session_token=/;

/** Detects a person opening an address, such as the page of a theme called `v2.0`. */
const wantsPage = (c: Context) => c.req.header('Accept')?.includes('text/html') ?? false;
