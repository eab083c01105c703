import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

const debianChromium = '/usr/bin/chromium';

const runs = (file: string) => spawnSync(file, ['--version'], { stdio: 'ignore' }).status === 0;

const tryRun = (file: string, ...args: string[]) =>
  spawnSync(file, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    .status === 0;

/**
 * Finds the Chromium for the tests: CHROME_PATH, else Debian's package, installed if possible, else Playwright's own,
 * downloaded if missing. Throws when none is available.
 */
export function findBrowser(given = process.env.CHROME_PATH): string {
  if (given) {
    if (!runs(given)) throw new Error(`CHROME_PATH is not usable: ${given} does not start.`);
    return given;
  }
  if (runs(debianChromium)) return debianChromium;
  const own = chromium.executablePath();
  if (existsSync(own) && runs(own)) return own;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No Chromium here: installing Debian’s …');
    tryRun('apt-get', 'update', '-qq');
    tryRun('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation');
    if (runs(debianChromium)) return debianChromium;
  }
  console.log('No Chromium here: downloading Playwright’s …');
  const playwright = join(
    createRequire(import.meta.url).resolve('@playwright/test/package.json'),
    '..',
    'cli.js',
  );
  tryRun(process.execPath, playwright, 'install', 'chromium');
  if (existsSync(own) && runs(own)) return own;
  throw new Error('The tests need Chromium: install it, or set CHROME_PATH to its program.');
}
