import { describe, expect, it } from 'vitest';
import { createReplica } from '#browser/store/replica.ts';
import { standardThemes } from '#contract/standard-themes.ts';
import type { WeekStart } from '#contract/vocabularies.ts';
import {
  caseNow,
  caseProjects,
  caseTasks,
  caseThreads,
  caseTimeZone,
  filterCases,
} from '#domain/filter/filter-cases.ts';
import { parseFilter } from '#domain/filter/parse-filter.ts';
import { newTask } from '#domain/new-task.ts';
import { defaultWeekStart } from '#domain/week.ts';
import { readAddress, writeAddress } from './search-address.ts';
import { type Choices, choicesAsFilter, noChoices, wholeFilter } from './search-choices.ts';
import { createRowSearch } from './search-rows.ts';

const context = {
  now: caseNow,
  timeZone: caseTimeZone,
  themes: standardThemes.map(({ name }) => ({ id: name, name })),
  threads: caseThreads.map(({ title }) => ({ id: title, title })),
  projects: caseProjects.map((name) => ({ id: name, name })),
};

/** Builds a replica of the cases' tasks, received out of order, with one more in the trash. */
function rowsOfCases() {
  const replica = createReplica();
  const rows = caseTasks.map(({ key, theme, thread, project, createdAt, completedAt, fields }) => ({
    ...newTask(
      { ...fields, theme_id: theme ?? null, thread_id: thread ?? null, project_id: project ?? null },
      { id: key, createdAt },
    ),
    ...(completedAt && { status: 'completed' as const, completed_at: completedAt }),
  }));
  const trashed = {
    ...newTask({ title: 'milk rent paint today' }, { id: 'trash', createdAt: caseNow }),
    deleted_at: caseNow,
  };
  replica.tasks.apply({ put: [trashed, ...rows.reverse()] });
  return replica.tasks.rows();
}

const finder = () => {
  const search = createRowSearch();
  const rows = rowsOfCases();
  return (text: string, weekStart = defaultWeekStart) => {
    const parsed = parseFilter(text);
    return parsed.ok ? search(rows, parsed.filter, { ...context, weekStart }).map(({ id }) => id) : [];
  };
};
const found = (text: string, weekStart?: WeekStart) => finder()(text, weekStart);

describe("a filter on the device's own rows", () => {
  it.each(filterCases)('%s', (text, keys, weekStart) =>
    expect(found(text, weekStart).sort()).toEqual([...keys].sort()),
  );

  it('puts the best word matches first, and otherwise keeps the order', () => {
    expect(found('me')).toEqual(['cafe', 'fence']);
    expect(found('p1 | p2 | p3')).toEqual(['dentist', 'rent', 'tiles']);
  });

  it('finds the same tasks whether typed key by key or at once', () => {
    const typed = finder();
    const texts = [
      'the rent',
      'paint',
      'the & !rent',
      'cafe zoe',
      'the the',
      'milk | rent',
      '"blue folder" the',
    ];
    for (const text of texts) {
      const steps = Array.from(text, (_, index) => text.slice(0, index + 1));
      for (const step of [...steps, ...steps.toReversed()]) expect(typed(step), step).toEqual(found(step));
    }
  });
});

describe('choices', () => {
  const choices: Choices = { status: 'in_progress', priority: 'urgent', tags: ['work', 'wood work'] };

  it('are written in the filter language', () => {
    expect(choicesAsFilter(choices)).toBe('status:in_progress & priority:urgent & (@work | @"wood work")');
    expect(choicesAsFilter({ ...noChoices, tags: ['work'] })).toBe('@work');
    expect(wholeFilter('today | p1', { ...noChoices, tags: ['work'] })).toBe('(today | p1) & @work');
    expect(wholeFilter(' today ', noChoices)).toBe('today');
    expect(found(wholeFilter('', { ...noChoices, tags: ['work', 'wood work'] }))).toEqual([
      'fence',
      'report',
    ]);
  });

  it('survive a round trip through the address, whatever they contain', () => {
    for (const text of ['today & p1', '100% café?', '%26 = "a"', '#side\\ project | @x+y'])
      for (const chosen of [choices, { ...noChoices, tags: ['a&b=c', '%'] }, noChoices])
        expect(readAddress(writeAddress({ text, choices: chosen }))).toEqual({ text, choices: chosen });
    expect(readAddress('?q=x&status=lost&priority=9&tag=&tag=a&tag=a')).toEqual({
      text: 'x',
      choices: { status: '', priority: '', tags: ['a'] },
    });
  });

  it('keep unrelated parameters of the address', () => {
    expect(writeAddress({ text: 'x', choices: noChoices }, '?task=1&q=y&tag=z')).toBe('?q=x&task=1');
    expect(writeAddress({ text: ' ', choices: noChoices }, '')).toBe('');
  });
});
