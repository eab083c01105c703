/**
 * Takes the screenshots for the README and the install dialog: the real app with the sample data, light and dark, at
 * desktop and phone size.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BrowserContextOptions, chromium, devices } from '@playwright/test';
import { samplePerson } from '#fixtures/sample-life.ts';
import { makeDataFolder, startServer } from '../e2e/support/server.ts';
import { buildIfStale } from './build-if-stale.ts';
import { findBrowser } from './find-browser.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const readme = join(root, 'docs', 'pictures');
/** The manifest in vite.config.ts states the same sizes. */
const manifest = join(root, 'public', 'screenshots');
const password = 'sample life';

interface Look {
  /** The path of the image file. */
  file: string;
  options: BrowserContextOptions;
  path: string;
  scheme: 'light' | 'dark';
}

const phone: BrowserContextOptions = {
  viewport: { width: 360, height: 640 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
};
const looks: Look[] = [
  { file: join(readme, 'home-light.png'), options: {}, path: '/', scheme: 'light' },
  { file: join(readme, 'home-dark.png'), options: {}, path: '/', scheme: 'dark' },
  { file: join(readme, 'tasks-light.png'), options: {}, path: '/tasks', scheme: 'light' },
  { file: join(readme, 'tasks-dark.png'), options: {}, path: '/tasks', scheme: 'dark' },
  { file: join(readme, 'phone-light.png'), options: devices['Pixel 7'] ?? {}, path: '/', scheme: 'light' },
  { file: join(readme, 'phone-dark.png'), options: devices['Pixel 7'] ?? {}, path: '/tasks', scheme: 'dark' },
  { file: join(manifest, 'wide.png'), options: {}, path: '/', scheme: 'light' },
  { file: join(manifest, 'narrow.png'), options: phone, path: '/', scheme: 'light' },
];

const executablePath = findBrowser();
await buildIfStale();
for (const folder of [readme, manifest]) mkdirSync(folder, { recursive: true });
const { dataDir, remove } = makeDataFolder();
const server = await startServer({ dataDir });
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  const { status } = spawnSync(process.execPath, [join(root, 'scripts', 'seed.ts')], {
    stdio: 'inherit',
    env: { ...process.env, BASE_URL: server.url, SEED_PASSWORD: password },
  });
  if (status !== 0) throw new Error('The sample life could not be made');
  for (const { file, options, path, scheme } of looks) {
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
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('checkbox') })
      .first()
      .waitFor();
    await page.mouse.move(0, 0);
    await page.evaluate('document.fonts.ready');
    await page.screenshot({ path: file, animations: 'disabled' });
    console.log(relative(root, file));
    await context.close();
  }
} finally {
  await browser.close();
  await server.stop();
  await remove();
}
