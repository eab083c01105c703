import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createWebApp } from './web-app.ts';

/** Creates a build in a folder whose own path looks like that of a hashed file. */
function build({ page = true, manifest = {} } = {}) {
  const parent = mkdtempSync(join(tmpdir(), 'heddle-web-app-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const folder = join(parent, 'assets', 'dist');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  if (page) writeFileSync(join(folder, 'index.html'), '<head><title>Heddle</title></head>');
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest));
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
const page = {
  status: 200,
  type: 'text/html',
  cache: 'no-cache',
  text: '<head><title>Heddle</title></head>',
};

describe('the web app', () => {
  it('answers every browser route with the page, revalidated each time', async () => {
    const get = build();
    for (const path of ['/', '/index.html', '/tasks', '/theme/work', '/search?q=a.b'])
      expect(await get(path)).toEqual(page);
  });

  it('answers the page of a theme whose name looks like a file', async () => {
    const get = build();
    expect(await get('/theme/v2.0', navigation)).toEqual(page);
  });

  it('caches hashed files forever, and no others', async () => {
    const get = build();
    expect(await get('/assets/index-abc.js')).toEqual({
      status: 200,
      type: 'text/javascript',
      cache: 'public, max-age=31536000, immutable',
      text: 'start()',
    });
    expect(await get('/sw.js')).toMatchObject({ status: 200, cache: 'no-cache' });
  });

  it('does not answer with the page for a missing file', async () => {
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

  it('preloads the scripts and styles of the page with a session cookie, and those of signing in without one', async () => {
    const get = build({
      manifest: {
        'index.html': {
          file: 'assets/main.js',
          isEntry: true,
          imports: ['_both.js'],
          css: ['assets/main.css'],
        },
        '_both.js': { file: 'assets/both.js', name: 'both' },
        '_sign-in.js': { file: 'assets/form.js', name: 'sign-in', imports: ['_both.js'] },
        '_signed-in.js': {
          file: 'assets/shell.js',
          name: 'signed-in',
          imports: ['index.html', '_store.js'],
          css: ['assets/shell.css'],
        },
        '_store.js': { file: 'assets/store.js' },
        '_home.js': { file: 'assets/home.js', name: 'home', imports: ['_store.js', '_both.js'] },
        'browser/pages/theme.tsx': { file: 'assets/theme.js', name: 'theme' },
      },
    });
    const linked = async (path: string, cookie: string) =>
      [...(await get(path, { Cookie: cookie })).text.matchAll(/<link rel="(\w+)" href="\/assets\/([\w.]+)"/g)]
        .map(([, as, name]) => `${as} ${name}`)
        .sort();
    const signedIn = 'a=b; heddle.session_token=x';
    const ofTheShell = ['modulepreload shell.js', 'modulepreload store.js', 'stylesheet shell.css'];
    expect(await linked('/', signedIn)).toEqual(['modulepreload home.js', ...ofTheShell]);
    expect(await linked('/theme/work', '__Secure-heddle.session_token=x')).toEqual(
      [...ofTheShell, 'modulepreload theme.js'].sort(),
    );
    expect(await linked('/', 'other=heddle.session_token')).toEqual(['modulepreload form.js']);
    expect(await linked('/nowhere', signedIn)).toEqual([]);
    expect(await linked('/index.html', '')).toEqual([]);
  });
});
