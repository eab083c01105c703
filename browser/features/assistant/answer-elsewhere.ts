/** A page that answers a question the search cannot answer. */
export interface Elsewhere {
  /** Says what is there, before the link. */
  words: string;
  href: string;
  page: string;
}

const pages: readonly [RegExp, Elsewhere][] = [
  [
    /\bplan\b.*\b(?:day|today|tomorrow|week)\b|\btoo (?:much|full)\b|\boverfull\b/i,
    { words: 'For a proposal of what to do on which day, open', href: '/plan', page: 'Plan' },
  ],
  [
    /\bhow (?:long|much time|many (?:hours|minutes))\b|\btime\b.*\b(?:spen[dt]|work(?:ed)?|focus)\b|\b(?:hours|minutes)\b.*\bwork/i,
    {
      words: 'The time you worked, and how it compares with estimates, is in',
      href: '/analytics',
      page: 'Analytics',
    },
  ],
  [
    /\bby (?:theme|priority|hour|day|week|month)\b|\bhow (?:productive|many did)\b/i,
    { words: 'What you completed, by day, theme and priority, is in', href: '/analytics', page: 'Analytics' },
  ],
];

/** Returns the page that answers a question better than a search of tasks; null if none does. */
export const findElsewhere = (question: string): Elsewhere | null =>
  pages.find(([pattern]) => pattern.test(question))?.[1] ?? null;
