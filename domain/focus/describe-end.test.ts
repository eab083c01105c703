import { expect, test } from 'vitest';
import english from '#messages/en/domain.ts';
import { describeEnd } from './describe-end.ts';

test('tells of the end in the words of the specification', () => {
  expect(describeEnd({ phase: 'work', planned_ms: 40 * 60_000 }, english)).toEqual({
    title: 'Pomodoro Complete!',
    body: 'Great job! You completed a 40-minute focus session.',
  });
  for (const phase of ['short_break', 'long_break'] as const)
    expect(describeEnd({ phase, planned_ms: 300_000 }, english)).toEqual({
      title: 'Break Complete!',
      body: 'Time to get back to work!',
    });
});
