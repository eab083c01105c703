/** Builds the browser's part unless dist/ was built from the very sources that are here now. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = [
  'browser',
  'contract',
  'intake',
  'messages',
  'domain',
  'public',
  'index.html',
  'scripts/chunks.ts',
  'scripts/licenses.ts',
  'vite.config.ts',
  'docs',
  'CHANGELOG.md',
  'package.json',
  'package-lock.json',
];
const builtFrom = join(root, 'dist', '.sources');

export async function buildIfStale(): Promise<void> {
  const now = hashFiles(sources);
  if (existsSync(builtFrom) && readFileSync(builtFrom, 'utf8') === now) return;
  console.log('Building the browser part …');
  const { build } = await import('vite');
  await build({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
  writeFileSync(builtFrom, now);
}

function hashFiles(paths: string[]): string {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(listFiles).sort()) {
    const content = readFileSync(join(root, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

function listFiles(path: string): string[] {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (!found) return [];
  if (!found.isDirectory()) return [path];
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length));
}

if (import.meta.main)
  await buildIfStale().catch((error) => {
    console.error(`The browser part does not build: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  });
