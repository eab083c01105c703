import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createWebApp } from './web-app.ts';

/** A build in a folder whose own path looks like that of a hashed file. */
function build({ page = true } = {}) {
  const parent = mkdtempSync(join(tmpdir(), 'heddle-web-app-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const folder = join(parent, 'assets', 'dist');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  if (page) writeFileSync(join(folder, 'index.html'), '<title>Heddle</title>');
  writeFileSync(join(folder, 'sw.js'), 'self.skipWaiting()');
  writeFileSync(join(folder, 'assets', 'index-abc.js'), 'start()');
  writeFileSync(join(parent, 'secret.txt'), 'secret');
  const app = createWebApp({ folder });
  return async (path: string, headers: Record<string, string> = {}) => {
    const response = await app.request(path, { headers });
    return {
      status: response.status,
      type: response.headers.get('Content-Type')?.split(';')[0],
      cache: response.headers.get('Cache-Control'),
      text: await response.text(),
    };
  };
}

const navigation = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const page = { status: 200, type: 'text/html', cache: 'no-cache', text: '<title>Heddle</title>' };

describe('the web app', () => {
  it('answers every route of the browser with the page, asked for anew each time', async () => {
    const get = build();
    for (const path of ['/', '/index.html', '/tasks', '/theme/work', '/search?q=a.b'])
      expect(await get(path)).toEqual(page);
  });

  it('answers the page of a theme whose name looks like a file', async () => {
    const get = build();
    expect(await get('/theme/v2.0', navigation)).toEqual(page);
  });

  it('keeps hashed files for good, and no other', async () => {
    const get = build();
    expect(await get('/assets/index-abc.js')).toEqual({
      status: 200,
      type: 'text/javascript',
      cache: 'public, max-age=31536000, immutable',
      text: 'start()',
    });
    expect(await get('/sw.js')).toMatchObject({ status: 200, cache: 'no-cache' });
  });

  it('does not answer the page for a file that is not there', async () => {
    const get = build();
    for (const path of ['/assets/index-old.js', '/favicon.ico', '/.env'])
      expect(await get(path)).toMatchObject({ status: 404, cache: 'no-cache' });
    expect(await get('/assets/index-old.js', navigation)).toMatchObject({ status: 404 });
  });

  it('never leaves its folder', async () => {
    const get = build();
    for (const path of [
      '/../../secret.txt',
      '/%2e%2e/%2e%2e/secret.txt',
      '/..%2f..%2fsecret.txt',
      '//etc/passwd',
    ])
      expect((await get(path)).text).not.toMatch(/secret|root:/);
  });

  it('says how to build it when it is not built', async () => {
    const get = build({ page: false });
    expect(await get('/')).toMatchObject({ status: 503, text: expect.stringContaining('npm run build') });
  });
});
