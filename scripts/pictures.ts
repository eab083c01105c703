/** Takes the README's pictures: the real app with the sample life, light and dark, on a computer and a phone. */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BrowserContextOptions, chromium, devices } from '@playwright/test';
import { samplePerson } from '#fixtures/sample-life.ts';
import { makeDataFolder, startServer } from '../e2e/support/server.ts';
import { buildIfStale } from './build-if-stale.ts';
import { findBrowser } from './find-browser.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'docs', 'pictures');
const password = 'sample life';

const looks: { name: string; options: BrowserContextOptions; path: string; scheme: 'light' | 'dark' }[] = [
  { name: 'home-light', options: {}, path: '/', scheme: 'light' },
  { name: 'home-dark', options: {}, path: '/', scheme: 'dark' },
  { name: 'tasks-light', options: {}, path: '/tasks', scheme: 'light' },
  { name: 'tasks-dark', options: {}, path: '/tasks', scheme: 'dark' },
  { name: 'phone-light', options: devices['Pixel 7'] ?? {}, path: '/', scheme: 'light' },
  { name: 'phone-dark', options: devices['Pixel 7'] ?? {}, path: '/tasks', scheme: 'dark' },
];

const executablePath = findBrowser();
await buildIfStale();
mkdirSync(folder, { recursive: true });
const { dataDir, remove } = makeDataFolder();
const server = await startServer({ dataDir });
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  const { status } = spawnSync(process.execPath, [join(root, 'scripts', 'seed.ts')], {
    stdio: 'inherit',
    env: { ...process.env, BASE_URL: server.url, SEED_PASSWORD: password },
  });
  if (status !== 0) throw new Error('The sample life could not be made');
  for (const { name, options, path, scheme } of looks) {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      ...options,
      colorScheme: scheme,
      baseURL: server.url,
    });
    const page = await context.newPage();
    await page.goto(`/login?from=${encodeURIComponent(path)}`);
    await page.getByLabel('Email').fill(samplePerson.email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('checkbox') })
      .first()
      .waitFor();
    await page.mouse.move(0, 0);
    await page.evaluate('document.fonts.ready');
    await page.screenshot({ path: join(folder, `${name}.png`) });
    console.log(`docs/pictures/${name}.png`);
    await context.close();
  }
} finally {
  await browser.close();
  await server.stop();
  await remove();
}
