import { expect, test } from 'vitest';
import { tagColor } from '#browser/model/tasks/tag-color.ts';

test('common tags have a color whatever their case, and no other tag has one', () => {
  const tags = [
    'work',
    'Personal',
    'URGENT',
    'important',
    'health',
    'finance',
    'learning',
    'meeting',
    'call',
  ];
  expect(new Set(tags.map(tagColor)).size).toBe(tags.length);
  expect(tags.map(tagColor)).not.toContain(undefined);
  expect(['garden', '', 'constructor'].map(tagColor)).toEqual([undefined, undefined, undefined]);
});
