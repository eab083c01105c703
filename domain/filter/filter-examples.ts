import type { FilterTexts } from '#messages/en/filter.ts';

type Example = keyof FilterTexts['examples'];

/** Examples that the help on the search page shows and lets people try, in groups, with the names of their texts. */
export const filterExamples: readonly (readonly [
  title: Example,
  rows: readonly (readonly [filter: string, meaning: Example])[],
])[] = [
  [
    'words',
    [
      ['oat milk', 'bothWords'],
      ['"oat milk"', 'exactWords'],
    ],
  ],
  [
    'conditions',
    [
      ['today', 'today'],
      ['due <= friday', 'dueBy'],
      ['p1', 'urgent'],
      ['@work', 'tag'],
      ['#shopping', 'list'],
      ['is:open', 'open'],
    ],
  ],
  [
    'together',
    [
      ['today & p1', 'both'],
      ['overdue | no date', 'either'],
      ['@work & !#inbox', 'not'],
      ['(p1 | p2) & next 7 days', 'group'],
    ],
  ],
];
