import { expect, it } from 'vitest';
import { readChange } from './change-words.ts';

it.each([
  ['add a task to buy bread', 'buy bread'],
  ['Please create a new task: water the plants tomorrow', 'water the plants tomorrow'],
  ['can you add “call Bo” on friday?', '“call Bo” on friday'],
  ['remind me to ring grandma at 7pm', '/reminder ring grandma at 7pm'],
  ['/todo buy milk tomorrow', '/todo buy milk tomorrow'],
  [' /habit stretch', '/habit stretch'],
])('%s adds a task', (text, added) => {
  expect(readChange(text)).toEqual({ kind: 'add', text: added });
});

it.each([
  ['move buy cat food to tomorrow', 'buy cat food'],
  ['Move everything overdue to tomorrow', 'everything overdue'],
  ['mark the rent as done', 'the rent'],
  ['could you delete the tent', 'the tent'],
  ['create a project called Garden', 'project called Garden'],
])('%s changes something', (text, about) => {
  expect(readChange(text)).toEqual({ kind: 'change', about });
});

it('recognizes the commands that create no task', () => {
  expect(readChange('/timer 25')).toEqual({ kind: 'command', command: 'timer' });
});

it.each([
  'what is due this week?',
  'anything urgent',
  'dentist',
  'added yesterday',
  'move',
  'completed today',
])('%s is a question', (text) => {
  expect(readChange(text)).toBeNull();
});
