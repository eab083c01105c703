import { expect, it } from 'vitest';
import { someone } from './testing.ts';
import { understand } from './understand.ts';

it.each<[string, [title: string, due: string | null][]]>([
  ['lunch friday, no wait, thursday', [['lunch', '2026-03-12']]],
  ['dentist tuesday at ten sorry wednesday', [['dentist', '2026-03-18T10:00']]],
  [
    'book the vet for tuesday at half past two actually make that three o’clock',
    [['book the vet', '2026-03-17T15:00']],
  ],
  ['buy oat milk no wait soy milk and bananas', [['buy soy milk and bananas', null]]],
  ['finish the deck scratch that send the report to Linda', [['send the report to Linda', null]]],
  ['call Ana. Never mind. Buy stamps', [['Buy stamps', null]]],
  [
    'um so i need to uh call the bank and then like buy stamps',
    [
      ['call the bank', null],
      ['buy stamps', null],
    ],
  ],
  ['i mean to call Ana', [['i mean to call Ana', null]]],
  ['i have to oil the loom i mean.', [['oil the loom', null]]],
  ['mow the lawn no actually scratch that ring Bo', [['ring Bo', null]]],
])('hears %j', (text, expected) => {
  expect(understand(text, someone()).map(({ title, dueDate }) => [title, dueDate])).toEqual(expected);
});

it('shares the day that was said first with what follows', () => {
  const text = 'tomorrow i have to drop off the car then get a haircut';
  expect(understand(text, someone()).map(({ title, dueDate }) => [title, dueDate])).toEqual([
    ['drop off the car', '2026-03-12'],
    ['get a haircut', '2026-03-12'],
  ]);
});
