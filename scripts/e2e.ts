/** Runs the end-to-end tests in a real browser; arguments go to Playwright. Gets a browser and a fresh build first. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIfStale } from './build-if-stale.ts';
import { findBrowser } from './find-browser.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const playwright = join(
  createRequire(import.meta.url).resolve('@playwright/test/package.json'),
  '..',
  'cli.js',
);

const browser = findBrowser();
await buildIfStale();
const { status } = spawnSync(process.execPath, [playwright, 'test', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, CHROME_PATH: browser },
});
process.exitCode = status ?? 1;
