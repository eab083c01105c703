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

it('finds the boxes of lists and quotes, and none in code or in the middle of a line', () => {
  expect(findBoxes(text).map(({ ticked }) => ticked)).toEqual([false, true, true, false, false]);
});

it('ticks one box and leaves everything else as it was', () => {
  expect(toggleBox(text, 0)).toBe(text.replace('[ ] tent', '[x] tent'));
  expect(toggleBox(text, 2)).toBe(text.replace('[X] stove', '[ ] stove'));
  expect(toggleBox(text, 4)).toBe(text.replace('[ ] rope', '[x] rope'));
  expect(toggleBox(text, 9)).toBe(text);
});

it('keeps to the line ends of other systems', () => {
  expect(toggleBox('a\r\n- [ ] b\r\n', 0)).toBe('a\r\n- [x] b\r\n');
});
