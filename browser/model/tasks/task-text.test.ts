import { expect, it } from 'vitest';
import { plainNotes } from './task-text.ts';

it('keeps the words of notes and removes Markdown syntax', () => {
  const notes =
    '# *Trip*\n- [ ] **book** [the train](https://example.com)\n> 1. `pack`\n![map](https://example.com/m.png)';
  expect(plainNotes(notes)).toBe('Trip\nbook the train\npack\nmap');
});

it('leaves text that is not Markdown unchanged', () => {
  const notes = 'C# and 3 * 4 = 12, a_b [x] (y)\n-5 degrees, #tag';
  expect(plainNotes(notes)).toBe(notes);
});
