import { expect, test } from 'vitest';
import { findTagColor } from './tag-looks.ts';

test('a tag has the color it was given, and none where it is called like what every object has', () => {
  const colors = { errand: '#FF0000' };
  expect(findTagColor(colors, 'Errand')).toBe('#FF0000');
  for (const tag of ['constructor', '__proto__', 'home']) expect(findTagColor(colors, tag)).toBeUndefined();
  expect(findTagColor(undefined, 'home')).toBeUndefined();
});
