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

it('a theme written as a label is chosen, not guessed', () => {
  const themeIdOf = (name: string) => (name === 'Inbox' ? null : name);
  const filed = (text: string) =>
    understand(text, someone()).map((task) => {
      const { theme_id, llm_confidence, alternatives } = toTaskFields(task, { themeIdOf });
      return { theme_id, llm_confidence, alternatives };
    });
  expect(filed('buy new running shoes #finance')).toEqual([
    { theme_id: 'Finance', llm_confidence: null, alternatives: [] },
  ]);
  expect(filed('buy new running shoes #inbox')).toEqual([
    { theme_id: null, llm_confidence: null, alternatives: [{ theme_id: null, confidence: 1 }] },
  ]);
  expect(filed('#work: call Ana, buy paper').map(({ llm_confidence }) => llm_confidence)).toEqual([
    null,
    null,
  ]);
  expect(filed('put milk on the shopping list')[0]?.llm_confidence).toBeGreaterThan(0.9);
});
