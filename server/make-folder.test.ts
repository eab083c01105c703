import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfig } from './config/config.ts';
import { describeReadOnly } from './make-folder.ts';

let folder: string;
let isMounted = false;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'heddle-read-only-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'ro', 'tmpfs', folder], { stdio: 'ignore' });
    isMounted = true;
  } catch {
    isMounted = false;
  }
});
afterEach(() => {
  if (isMounted) execFileSync('umount', [folder]);
  rmSync(folder, { recursive: true });
});

it('names a DATA_DIR on a read-only file system', ({ skip }) => {
  if (!isMounted) skip('only root can mount one');
  expect(describeReadOnly(folder)).toMatch(/^DATA_DIR is read-only: /);
  expect(() => readConfig({ DATA_DIR: folder })).toThrow(/^DATA_DIR is read-only: /);
});

it('finds nothing wrong with a folder that can be written', () => {
  expect(describeReadOnly(tmpdir())).toBeUndefined();
});
