import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isMissing } from './is-missing.ts';

/** Returns what systemd says of a unit. */
function verify(unit: string): { status: number | null; stderr: string } {
  const folder = mkdtempSync(join(tmpdir(), 'heddle-systemd-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'heddle.service');
  writeFileSync(file, unit);
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' });
  return {
    status,
    stderr: stderr
      .split('\n')
      .filter((line) => line.includes('heddle.service'))
      .join('\n'),
  };
}

test.skipIf(isMissing('systemd-analyze'))('the unit is one that systemd understands', () => {
  // npm need not be where Debian has it.
  const unit = readFileSync(new URL('heddle.service', import.meta.url), 'utf8').replace(
    '/usr/bin/npm start',
    `${process.execPath} start`,
  );
  expect(verify(unit)).toEqual({ status: 0, stderr: '' });
  expect(verify(unit.replace('KillMode=mixed', 'KillMode=mixt')).stderr).toContain('kill mode');
});
