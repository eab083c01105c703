import { describe, expect, it } from 'vitest';
import { standardThemes } from '#contract/standard-themes.ts';
import english from '#messages/en/filter.ts';
import { defaultWeekStart } from '../week.ts';
import { compileFilter, type FilterContext, type FilteredTask } from './compile-filter.ts';
import { completeFilter } from './complete-filter.ts';
import { describeProblem, type Filter, wordsOf } from './filter.ts';
import {
  brokenFilterCases,
  type CaseTask,
  caseNow,
  caseProjects,
  caseTasks,
  caseThreads,
  caseTimeZone,
  filterCases,
} from './filter-cases.ts';
import { parseFilter } from './parse-filter.ts';
import { sortByRank } from './rank.ts';
import { unknownNames } from './unknown-names.ts';

const context: FilterContext = {
  now: caseNow,
  timeZone: caseTimeZone,
  weekStart: defaultWeekStart,
  themes: standardThemes.map(({ name }) => ({ id: name, name })),
  threads: caseThreads.map(({ title }) => ({ id: title, title })),
  projects: caseProjects.map((name) => ({ id: name, name })),
};
const vocabulary = { ...context, tags: ['work', 'wood work', 'errand', 'said "so"'] };

function taskOf({ theme, thread, project, createdAt, completedAt, fields }: CaseTask): FilteredTask {
  return {
    description: '',
    context: '',
    tags: [],
    auto_tags: [],
    status: completedAt ? 'completed' : 'pending',
    priority: null,
    due_date: null,
    recurrence: null,
    ...fields,
    theme_id: theme ?? null,
    thread_id: thread ?? null,
    project_id: project ?? null,
    created_at: createdAt,
    completed_at: completedAt ?? null,
  } as FilteredTask;
}

const tasks = caseTasks.map((one) => ({ key: one.key, task: taskOf(one) }));

function parsed(text: string): Filter {
  const result = parseFilter(text);
  if (!result.ok)
    throw new Error(result.problems.map((problem) => describeProblem(problem, english)).join(' '));
  return result.filter;
}

const found = (text: string, more: Partial<FilterContext> = {}) => {
  const test = compileFilter(parsed(text), { ...context, ...more });
  return tasks.filter(({ task }) => test(task)).map(({ key }) => key);
};

describe('a filter', () => {
  it.each(filterCases)('%s', (text, keys, weekStart) =>
    expect(found(text, weekStart && { weekStart })).toEqual(keys),
  );

  it.each(brokenFilterCases)('$filter is refused where it is wrong', ({ filter, at, suggested }) => {
    const result = parseFilter(filter);
    expect(result).toMatchObject({ ok: false });
    if (result.ok) return;
    expect(result.problems.map(({ start, end }) => [start, end])).toEqual(at);
    const [first] = result.problems;
    expect(first && describeProblem(first, english)).toContain(suggested ?? '');
  });

  it('is read anew each day', () => {
    expect(found('overdue', { now: '2026-11-19T00:00' })).toEqual(['milk', 'dentist', 'report']);
    expect(found('due: friday', { now: '2026-11-10T09:00' })).toEqual([]);
  });

  it('reads days in the time zone of the person, also where the clocks change at midnight', () => {
    expect(found('created today', { timeZone: 'UTC' })).toEqual([]);
    expect(found('created: yesterday', { timeZone: 'UTC' })).toEqual(['note', 'milk']);
    expect(found('created: 20 oct', { timeZone: 'America/Santiago' })).toEqual(['book']);
  });

  it('reads the first and the last years that can be written', () => {
    for (const timeZone of ['America/Los_Angeles', 'Pacific/Kiritimati']) {
      expect(found('created > 9999-12-31', { timeZone })).toEqual([]);
      expect(found('created > 0026-01-01', { timeZone })).toHaveLength(tasks.length);
    }
  });

  it('takes tasks of a theme, thread or project that is gone for tasks of none', () => {
    expect(found('no theme', { themes: [] })).toHaveLength(tasks.length);
    expect(found('#inbox & no thread & no project', { themes: [], threads: [], projects: [] })).toHaveLength(
      tasks.length,
    );
  });

  it('is refused beyond its longest, and deep ones are not', () => {
    expect(parseFilter('a'.repeat(1001))).toMatchObject({
      ok: false,
      problems: [{ start: 1000, end: 1001 }],
    });
    expect(found(`${'('.repeat(495)}today${')'.repeat(495)}`)).toEqual(['milk', 'dentist']);
    expect(found(`${'!'.repeat(994)}today`)).toEqual(['milk', 'dentist']);
  });

  it('never throws, whatever is typed', () => {
    const pieces = [
      '&',
      '|',
      '!',
      '(',
      ')',
      '"',
      '@',
      '#',
      '/',
      'due',
      '<=',
      ':',
      'is:',
      'no',
      'date',
      'p1',
      '\\',
      ' ',
      '*',
      '“',
    ];
    let seed = 7;
    for (let round = 0; round < 5000; round++) {
      let text = '';
      for (let length = 0; length < 8; length++) {
        seed = (seed * 48271) % 2147483647;
        text += pieces[seed % pieces.length];
      }
      const result = parseFilter(text);
      if (result.ok) compileFilter(result.filter, context);
      else
        for (const { start, end } of result.problems) {
          expect(start, text).toBeLessThan(end);
          expect(end, text).toBeLessThanOrEqual(text.length);
        }
      for (const caret of [0, 3, text.length]) completeFilter(text, caret, vocabulary);
    }
  });
});

describe('advice', () => {
  const advice = (text: string) => {
    const result = parseFilter(text);
    return result.ok ? result.advice.map(({ instead }) => instead) : [];
  };

  it('says that a condition among words is a word, and what to write for it', () => {
    expect(advice('milk p1')).toEqual(['milk & p1']);
    expect(advice('today milk')).toEqual(['today & milk']);
    expect(advice('milk & p1')).toEqual([]);
    expect(advice('oat milk')).toEqual([]);
  });

  it('knows a slip', () => {
    expect(advice('tody & p1')).toEqual(['today']);
    expect(advice('overdeu')).toEqual(['overdue']);
  });

  it('names what the person does not have, and what they may have meant', () => {
    const unknown = (text: string) =>
      unknownNames(parsed(text), vocabulary).map(({ start, instead }) => [start, instead]);
    expect(unknown('@work & #fiance & /teeth')).toEqual([[8, '#Finance']]);
    expect(unknown('#"side projct" | @x')).toEqual([
      [0, '#"Side project"'],
      [17, ''],
    ]);
    expect(unknown('@wo* #inbox')).toEqual([]);
  });
});

it('puts the whole title first, then whole words of it, then beginnings, then what stands inside, tags and the rest', () => {
  const task = (title: string, more: Partial<FilteredTask> = {}) =>
    taskOf({ key: title, createdAt: '', fields: { title, ...more } as CaseTask['fields'] });
  const given = [
    task('Order paint', { description: 'for the art room' }),
    task('Frame it', { tags: ['art'] }),
    task('Start the car'),
    task('Article on looms'),
    task('Pay for the art class'),
    task('Art'),
  ];
  expect(sortByRank(given, wordsOf(parsed('art'))).map(({ title }) => title)).toEqual([
    'Art',
    'Pay for the art class',
    'Article on looms',
    'Start the car',
    'Frame it',
    'Order paint',
  ]);
  expect(sortByRank(given, wordsOf(parsed('!art & p1')))).toBe(given);
});

describe('completion', () => {
  const complete = (text: string, caret = text.length) => {
    const { start, end, options } = completeFilter(text, caret, vocabulary);
    return options.map(({ insert }) => text.slice(0, start) + insert + text.slice(end));
  };

  it('offers names after their sign, in quotation marks where they need them', () => {
    expect(complete('p1 & @wo')).toEqual(['p1 & @work', 'p1 & @"wood work"']);
    expect(complete('#s')).toEqual(['#Shopping', '#"Side project"', '#Personal', '#House']);
    expect(complete('/')).toEqual(['/Teeth', '/"Kitchen refit"']);
    expect(complete('@"wood')).toEqual(['@"wood work"']);
    expect(complete('@said')).toEqual(['@"said \\"so\\""']);
    expect(complete('@errand')).toEqual([]);
    expect(complete('@er & p1', 3)).toEqual(['@errand & p1']);
    expect(complete('@w & p1', 1)).toContain('@work & p1');
  });

  it('offers conditions by their beginning, and dates where one belongs', () => {
    expect(complete('tod')).toEqual(['today']);
    expect(complete('p1 & no t')).toEqual([
      'p1 & no time',
      'p1 & no tags',
      'p1 & no theme',
      'p1 & no thread',
    ]);
    expect(complete('due: ne')).toEqual(['due: next week', 'due: next month', 'due: next 7 days']);
    expect(complete('created: ye')).toEqual(['created: yesterday']);
    expect(complete('is:o')).toEqual(['is:open', 'is:overdue']);
    expect(complete('today & ')).toContain('today & overdue');
  });

  it('leaves plain words alone', () => {
    for (const text of ['', 'm', 'milk', 'buy milk to', 'milk ', 'today'])
      expect(complete(text), text).toEqual([]);
  });

  it('makes filters that are read', () => {
    for (const text of ['@', '#', '/', 'is:', 'no ', 'due: ', 'created: ', 'p1 & '])
      for (const whole of complete(text)) {
        const result = parseFilter(whole.replace(/: $/, ': today'));
        expect(result, whole).toMatchObject({ ok: true, advice: [] });
      }
  });
});
