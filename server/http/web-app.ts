import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';

/** The built browser app in `folder`: files with a hash in their name for good, everything else asked for anew. */
export function createWebApp({ folder }: { folder: string }) {
  const routes = new Hono();
  routes.use(async (c, next) => {
    await next();
    const hashed = c.res.ok && c.req.path.startsWith('/assets/');
    c.res.headers.set('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  });
  routes.use(serveStatic({ root: folder, precompressed: true }));
  routes.get('*', async (c, next) => {
    const isFile = c.req.path.startsWith('/assets/') || (/\.[a-z0-9]+$/i.test(c.req.path) && !asksForPage(c));
    if (isFile) return next();
    const page = join(folder, 'index.html');
    if (!existsSync(page)) return c.text('The browser app is not built: run npm run build.', 503);
    return c.html(await readFile(page, 'utf8'));
  });
  return routes;
}

/** A person who goes to an address, such as the page of a theme called `v2.0`. */
const asksForPage = (c: Context) => c.req.header('Accept')?.includes('text/html') ?? false;
