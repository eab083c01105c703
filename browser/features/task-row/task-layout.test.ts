import { expect, it } from 'vitest';
import { plainNotes } from '#browser/model/tasks/task-text.ts';
import { newTask } from '#domain/new-task.ts';
import { estimateTaskHeight } from './task-layout.ts';

it('leaves the words of notes and takes the marks of Markdown away', () => {
  const notes =
    '# *Trip*\n- [ ] **book** [the train](https://example.com)\n> 1. `pack`\n![map](https://example.com/m.png)';
  expect(plainNotes(notes)).toBe('Trip\nbook the train\npack\nmap');
});

it('leaves what is no Markdown as it is', () => {
  const notes = 'C# and 3 * 4 = 12, a_b [x] (y)\n-5 degrees, #tag';
  expect(plainNotes(notes)).toBe(notes);
});

it('guesses how high a row is by what fits beside each other in a list of its width', () => {
  const height = (given: { title: string; description?: string; tags?: string[] }, width: number) =>
    estimateTaskHeight(newTask(given, { id: 'a', createdAt: '2026-11-21T09:00:00.000Z' }), {}, width);
  const title = 'Measure the kitchen before the fitter comes on Friday';
  expect(height({ title: 'Buy milk' }, 760)).toBe(44);
  expect(height({ title: 'Buy milk', tags: ['home'] }, 760)).toBe(64);
  expect([height({ title }, 760), height({ title }, 358)]).toEqual([44, 68]);
  expect(height({ title: 'a'.repeat(10_000), description: 'b'.repeat(10_000) }, 358)).toBe(
    20 + 4 * 24 + 2 * 20,
  );
});
