import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { version } from '#server/version.ts';

test.each(['compose.yaml', 'compose.postgres.yaml'])('%s runs the image of this version', (file) => {
  const images = readFileSync(file, 'utf8').match(/image: heddle:\S+/g);
  expect(images).toEqual([`image: heddle:${version}`]);
});

test('the lock file and the documentation name this version', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  expect([lock.version, lock.packages[''].version]).toEqual([version, version]);
  expect(readFileSync('docs/self-hosting.md', 'utf8').match(/heddle:\d[\w.-]*/g)).toEqual([
    `heddle:${version}`,
  ]);
});
