import { expect, it } from 'vitest';
import { parseFilter } from '#domain/filter/parse-filter.ts';
import { newTask } from '#domain/new-task.ts';
import { readFilterPlace } from './filter-place.ts';

const tasks = [
  newTask({ title: 'seeds', tags: ['Garden'] }, { id: '1', createdAt: '2026-11-20T10:00:00.000Z' }),
];
const placeOf = (query: string) => {
  const parsed = parseFilter(query);
  return readFilterPlace(parsed.ok ? parsed.filter : null, tasks);
};

it('reads the tags and the priority that every task of a filter has, and nothing that only some have', () => {
  expect(placeOf('@garden')).toEqual({ tags: ['Garden'] });
  expect(placeOf('@garden & @new & p1 & today')).toEqual({ tags: ['Garden', 'new'], priority: 'urgent' });
  for (const query of ['@garden | @new', '!@garden', '@gard*', 'garden', 'today', '@garden &'])
    expect(placeOf(query), query).toEqual({});
});
