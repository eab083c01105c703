import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { version } from '#server/version.ts';

test.each(['compose.yaml', 'compose.postgres.yaml'])('%s runs the image of this version', (file) => {
  const images = readFileSync(file, 'utf8').match(/image: heddle:\S+/g);
  expect(images).toEqual([`image: heddle:${version}`]);
});
