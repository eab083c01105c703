/** Examples that the help on the search page shows and lets people try, in groups. */
export const filterExamples: readonly (readonly [
  title: string,
  rows: readonly (readonly [filter: string, meaning: string])[],
])[] = [
  [
    'Words',
    [
      ['oat milk', 'Both words, anywhere in the task'],
      ['"oat milk"', 'Exactly these words in a row'],
    ],
  ],
  [
    'Conditions',
    [
      ['today', 'Due today; also tomorrow, overdue, next 7 days, no date, recurring'],
      ['due <= friday', 'Also due: next week, due after: +3 days, created: yesterday, completed: last week'],
      ['p1', 'Urgent; p2 high, p3 medium, p4 low, no priority'],
      ['@work', 'Tag; @wo* is every tag that begins so'],
      ['#shopping', 'Theme or project; /thread is a thread, #inbox the Inbox'],
      ['is:open', 'Not done; also is:completed, is:in_progress, is:paused'],
    ],
  ],
  [
    'Together',
    [
      ['today & p1', 'Both'],
      ['overdue | no date', 'One or the other'],
      ['@work & !#inbox', '! means not'],
      ['(p1 | p2) & next 7 days', 'Parentheses group'],
    ],
  ],
];
