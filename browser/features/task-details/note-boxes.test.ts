import { expect, it } from 'vitest';
import { findBoxes, toggleBox } from './note-boxes.ts';

const text = [
  'Pack:',
  '- [ ] tent',
  '  - [x] pegs',
  '1. [X] stove',
  '> * [ ] quoted',
  '```',
  '- [ ] code',
  '```',
  'no [ ] box, - [ ] nor this',
  '+ [ ] rope',
].join('\n');

it('finds checkboxes in lists and quotes, but not in code or in the middle of a line', () => {
  expect(findBoxes(text).map(({ ticked }) => ticked)).toEqual([false, true, true, false, false]);
});

it('toggles one checkbox and leaves everything else as it was', () => {
  expect(toggleBox(text, 0)).toBe(text.replace('[ ] tent', '[x] tent'));
  expect(toggleBox(text, 2)).toBe(text.replace('[X] stove', '[ ] stove'));
  expect(toggleBox(text, 4)).toBe(text.replace('[ ] rope', '[x] rope'));
  expect(toggleBox(text, 9)).toBe(text);
});

it('preserves Windows line endings', () => {
  expect(toggleBox('a\r\n- [ ] b\r\n', 0)).toBe('a\r\n- [x] b\r\n');
});
