import { expect, it } from 'vitest';
import { findElsewhere } from './answer-elsewhere.ts';

it.each([
  ['Plan my week with 2 hours a day', '/plan'],
  ['how long did I work last week and on what?', '/analytics'],
  ['time spent on the report', '/analytics'],
  ['What did I do in November by theme?', '/analytics'],
])('“%s” is answered on %s', (question, href) => {
  expect(findElsewhere(question)?.href).toBe(href);
});

it.each(['what is due this week?', 'overdue', 'plan the party', 'work on the shed', 'buy milk'])(
  '“%s” is searched for',
  (question) => {
    expect(findElsewhere(question)).toBeNull();
  },
);
