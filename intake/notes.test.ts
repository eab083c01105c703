import { describe, expect, it } from 'vitest';
import { someone } from './testing.ts';
import { understand } from './understand.ts';

const read = (text: string) => understand(text, someone()).map(({ title, notes }) => [title, ...notes]);

describe('what is said beside a title is kept in the notes', () => {
  it.each<[string, string[][]]>([
    [
      'Ring the council. They dug up the wrong hedge on Monday. Also order a new sapling',
      [['Ring the council', 'They dug up the wrong hedge on Monday'], ['order a new sapling']],
    ],
    [
      'so I bumped into Bertil and he said the gutter is coming down again so I need to get a ladder, oh and also pick up the antlers, the shed is nearly full',
      [
        ['get a ladder', 'I bumped into Bertil and he said the gutter is coming down again'],
        ['pick up the antlers', 'the shed is nearly full'],
      ],
    ],
    [
      'renew the fishing licence before the 12th, expires on the 14th',
      [['renew the fishing licence', 'expires on the 14th']],
    ],
    ['enter the ploughing match, last day is friday', [['enter the ploughing match', 'last day is friday']]],
    ['saturday night sitter for the twins', [['sitter for the twins']]],
    ['bins out every thurs night', [['bins out']]],
    ['regatta on the 8th or the 9th', [['regatta', 'or the 9th']]],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    ['oil the gate\ncut off the dead branches friday', ['oil the gate', 'cut off the dead branches']],
    ['oil the gate\nlast day of the fair friday', ['oil the gate', 'last day of the fair']],
  ])('but no task of its own: %j', (text, expected) => {
    expect(read(text)).toEqual(expected.map((title) => [title]));
  });

  it('and nothing else is', () => {
    for (const text of [
      'ring Bo tomorrow at 9',
      'um so buy milk and er call Ida please',
      'Hi Sam, send the map. Thanks, Jo',
    ])
      expect(read(text).flatMap(([, ...notes]) => notes)).toEqual([]);
  });
});

it('takes what goes on the shopping list for shopping', () => {
  const [task] = understand('put spokes on the shopping list', someone());
  expect(task).toMatchObject({ title: 'spokes', theme: 'Shopping' });
});
