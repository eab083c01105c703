import { describe, expect, it } from 'vitest';
import { someone } from './testing.ts';
import { understand } from './understand.ts';

const read = (text: string, more = {}) => understand(text, someone(more));
const titles = (text: string) => read(text).map(({ title }) => title);

describe('a date whose removal would leave a hole stays in the title, and counts', () => {
  it.each([
    ['tell the band rehearsal is moved to 7pm', '2026-03-11T19:00'],
    ["tell Ida I can't come Saturday", '2026-03-14'],
    ['ask about the 23rd', '2026-03-23'],
    ['text the choir re saturday', '2026-03-14'],
    ['bake a cake for 28 march christening', '2026-03-28'],
    ['order flowers for friday opening', '2026-03-13'],
  ])('%j', (text, due) => {
    expect(read(text).map(({ title, dueDate }) => [title, dueDate])).toEqual([[text, due]]);
  });
});

describe('two orders with a comma or nothing between them', () => {
  it.each([
    ['get eggs, wrap parcels', ['get eggs', 'wrap parcels']],
    ['buy string, label jars', ['buy string', 'label jars']],
    ['sweep the hall do the dishes', ['sweep the hall', 'do the dishes']],
    ['ring the roofer also need firewood', ['ring the roofer', 'need firewood']],
    ['ferry at 7am tomorrow, pack tonight', ['ferry', 'pack']],
    [
      'Buy oats and ring the vet tomorrow at ten. Then pay the water bill on Friday.',
      ['Buy oats', 'ring the vet', 'pay the water bill'],
    ],
    [
      'Mow the lawn and fix the gate. Then email Ida the plan of the garden on Monday.',
      ['Mow the lawn', 'fix the gate', 'email Ida the plan of the garden'],
    ],
  ])('%j', (text, expected) => {
    expect(titles(text)).toEqual(expected);
  });
});

describe('a noun that is also a verb splits nothing', () => {
  it.each([
    '8mm drill bit, glue',
    'buy paint brushes, light bulbs',
    'get milk, butter, jam',
    'buy oil, water filters',
  ])('%j', (text) => {
    expect(titles(text)).toEqual([text]);
  });
});

it.each([
  ['party saturday, order ice', ['2026-03-14', '2026-03-14']],
  ['bin day tmrw, put out the paper', ['2026-03-12', '2026-03-12']],
  ['dentist tomorrow, call Ana', ['2026-03-12', null]],
])('the day of an occasion is that of what is done for it, but not of other things: %j', (text, due) => {
  expect(read(text).map(({ dueDate }) => dueDate)).toEqual(due);
});

it.each([
  ['tmrw 9 ring Ida', 'ring Ida', '2026-03-12T09:00'],
  ['friday 10 clean the loft', 'clean the loft', '2026-03-13T10:00'],
  ["don't forget the oats", 'oats', null],
  ['dont forget a lemon', 'lemon', null],
])('%j is %j, due at %s', (text, title, due) => {
  expect(read(text).map((task) => [task.title, task.dueDate])).toEqual([[title, due]]);
});

it('what is due in minutes is due when they are over, also in the middle of one', () => {
  const now = '2026-03-11T09:20:40';
  expect(read('remind me in 1 minute to turn the oven off', { now })[0]).toMatchObject({
    reminder: '2026-03-11T09:22',
  });
  expect(read('remind me in 10 minutes to turn the oven off')[0]).toMatchObject({
    reminder: '2026-03-11T09:30',
  });
});

it('a meal with its end takes no focus sessions, work does', () => {
  expect(read('lunch from 12 to 13')[0]?.durationMinutes).toBeNull();
  expect(read('dinner with Bo friday 7-9pm')[0]?.durationMinutes).toBeNull();
  expect(read('write the report from 2 to 4pm')[0]?.durationMinutes).toBe(120);
});

it.each(['I love my new boots', 'the view was lovely', 'we had such a good day'])(
  'nothing is to be done in %j, which stays in the Inbox',
  (text) => {
    expect(read(text)[0]?.theme).toBe('Inbox');
  },
);

it.each([
  ['1:1 w/ Bo', 'Work'],
  ['stand-up', 'Work'],
  ['recharge phone', 'Finance'],
  ['pay the EMI', 'Finance'],
  ['vacuum', 'Personal'],
  ['vacuum stairs', 'Personal'],
])('%j belongs to %s', (text, theme) => {
  expect(read(text)[0]?.theme).toBe(theme);
});
