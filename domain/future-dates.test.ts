import { expect, it } from 'vitest';
import { futureDates } from './future-dates.ts';

const task = {
  due_date: '2026-11-23T07:00',
  recurrence: 'FREQ=WEEKLY',
  recurs_from_completion: false,
  status: 'pending',
} as const;
const december = { first: '2026-12-01', last: '2026-12-31' };

it('lists when a series will be due in a range', () => {
  expect(futureDates(task, december)).toEqual([
    '2026-12-07T07:00',
    '2026-12-14T07:00',
    '2026-12-21T07:00',
    '2026-12-28T07:00',
  ]);
  expect(futureDates({ ...task, recurrence: 'FREQ=DAILY;UNTIL=20261202' }, december)).toEqual([
    '2026-12-01T07:00',
    '2026-12-02T07:00',
  ]);
});

it('lists nothing for what does not recur by dates', () => {
  for (const other of [
    { recurrence: null },
    { recurs_from_completion: true },
    { status: 'completed' },
    { due_date: null },
    { due_date: '2027-02-01' },
    { recurrence: 'no rule' },
  ] as const)
    expect(futureDates({ ...task, ...other }, december)).toEqual([]);
});
