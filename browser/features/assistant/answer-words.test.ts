import { expect, it } from 'vitest';
import { readQuestionKind, toPlainText } from './answer-words.ts';

it.each([
  ['what is due today?', 'ask', 'what is due today?'],
  ['/plan learn to weave', 'plan', 'learn to weave'],
  ['Plan “Kitchen refit” with steps', 'plan', 'Plan “Kitchen refit” with steps'],
  ['/plan', 'ask', '/plan'],
  ['/summarise', 'summarise', 'Summarize today and what is overdue.'],
  ['/summarize the week', 'summarise', 'the week'],
  ['planning what?', 'ask', 'planning what?'],
])('%s asks to %s', (text, kind, question) => {
  expect(readQuestionKind(text)).toEqual({ kind, text: question });
});

it('copies links to tasks as their titles, and other links as they are', () => {
  expect(toPlainText('Do [Pay \\[all\\] rent](task:01) and [read](https://example.org).')).toBe(
    'Do Pay \\[all\\] rent and [read](https://example.org).',
  );
});
