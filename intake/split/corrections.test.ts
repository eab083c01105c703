import { expect, it } from 'vitest';
import { someone } from '../testing.ts';
import { understand } from '../understand.ts';

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
  ['ring Bo friday — no, make it monday', [['ring Bo', '2026-03-16']]],
  ['ring Bo at 5. Actually 6.', [['ring Bo', '2026-03-11T18:00']]],
  ['ring Bo friday. no wait. thursday', [['ring Bo', '2026-03-12']]],
  ['ring Bo friday (nope, thursday)', [['ring Bo', '2026-03-12']]],
  ['plant the bulbs in may, scratch that, june', [['plant the bulbs', '2026-06-01']]],
  ['choir friday at 7, no 7.30', [['choir', '2026-03-13T07:30']]],
  ['swim at 6, actually 6.45', [['swim', '2026-03-11T18:45']]],
  ['farrier friday 2, no wait, 3.15', [['farrier', '2026-03-13T15:15']]],
  ['briefing at 9.10 friday, make that 9.50', [['briefing', '2026-03-13T09:50']]],
  ['ring Bo on 4.22, no 4.24', [['ring Bo', '2026-04-24']]],
  ['text Ida, no not Ida, Bo, about the tent', [['text Bo about the tent', null]]],
  ['ring Ida, no not Ida, Bo', [['ring Bo', null]]],
  ['lunch with Ida tuesday er wednesday', [['lunch with Ida', '2026-03-18']]],
  ['on friday no wait thursday oil the loom', [['oil the loom', '2026-03-12']]],
  ['Friday, no wait, Thursday', [['Thursday', '2026-03-12']]],
  [
    'ring Bo friday. Actually, oil the loom thursday',
    [
      ['ring Bo', '2026-03-13'],
      ['oil the loom', '2026-03-12'],
    ],
  ],
  ['buy tulips, actually lilies', [['buy lilies', null]]],
  ['buy two no three lanterns', [['buy three lanterns', null]]],
  ['call the vet, sorry, the farrier', [['call the farrier', null]]],
  ['book a boat for four, no wait, for six people', [['book a boat for six people', null]]],
  ['buy rolls, no seeds', [['buy rolls, no seeds', null]]],
  ['email Ida, actually angry', [['email Ida, actually angry', null]]],
  ['text Bo, sorry, running late', [['text Bo, sorry, running late', null]]],
  ['write a card, sorry for your loss', [['write a card, sorry for your loss', null]]],
  ['oil the loom, mop the hall, scratch the last one', [['oil the loom', null]]],
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
