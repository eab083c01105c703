import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

/** The built browser app in `folder`: files with a hash in their name for good, everything else asked for anew. */
export function createWebApp({ folder }: { folder: string }) {
  const routes = new Hono();
  routes.use(
    serveStatic({
      root: folder,
      precompressed: true,
      onFound: (path, c) => {
        const hashed = /[/\\]assets[/\\]/.test(path);
        c.header('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    }),
  );
  routes.get('*', async (c, next) => {
    if (c.req.path.startsWith('/assets/') || /\.[a-z0-9]+$/i.test(c.req.path)) return next();
    const page = join(folder, 'index.html');
    if (!existsSync(page)) return c.text('The browser app is not built: run npm run build.', 503);
    c.header('Cache-Control', 'no-cache');
    return c.html(await readFile(page, 'utf8'));
  });
  return routes;
}
