import { expect, it } from 'vitest';
import { someone } from './testing.ts';
import { toTaskFields } from './to-task-fields.ts';
import { understand } from './understand.ts';

const pomodoros = (text: string, workMinutes?: number) =>
  understand(text, someone()).map(
    (task) =>
      toTaskFields(task, { themeIdOf: () => null, ...(workMinutes && { workMinutes }) }).estimated_pomodoros,
  );

it('a duration becomes sessions of focus, the last one begun counts whole', () => {
  expect(pomodoros('sketch the logo for 25 min')).toEqual([1]);
  expect(pomodoros('sketch the logo for 30 min')).toEqual([2]);
  expect(pomodoros('sketch the logo for 2 hours')).toEqual([5]);
  expect(pomodoros('sketch the logo for 2 hours', 60)).toEqual([2]);
  expect(pomodoros('sketch the logo')).toEqual([1]);
});
