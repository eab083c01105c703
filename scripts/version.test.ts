import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { noteStartedVersion } from '#server/started-versions.ts';
import { version } from '#server/version.ts';

function createDataDir(started: string[]): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'heddle-version-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  for (const version of started) noteStartedVersion(dataDir, { version, at: '2026-11-28T09:00:00.000Z' });
  return dataDir;
}

const run = (dataDir: string) =>
  execFileSync(process.execPath, [fileURLToPath(new URL('version.ts', import.meta.url))], {
    env: { DATA_DIR: dataDir },
    encoding: 'utf8',
  });

test.each<[string, string[], RegExp]>([
  ['a new folder', [], /^Heddle \S+, not yet started on .* CHANGELOG\.md says/],
  ['this version', [version, version], /^Heddle \S+, started here since 2026-11-28\. CHANGELOG\.md says/],
  [
    'an unknown version',
    ['99.0.0'],
    /Before it, 99\.0\.0 was started on 2026-11-28\. CHANGELOG\.md does not know/,
  ],
])('says which version is here, and was started: %s', (_name, started, expected) => {
  expect(run(createDataDir(started))).toMatch(expected);
});
