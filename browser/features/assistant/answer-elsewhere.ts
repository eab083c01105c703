/** A page that answers a question the search cannot answer. */
export interface Elsewhere {
  /** Names the text that says what is there, with a link to it. */
  words: 'plan' | 'time' | 'completed';
  href: string;
}

const pages: readonly [RegExp, Elsewhere][] = [
  [
    /\bplan\b.*\b(?:day|today|tomorrow|week)\b|\btoo (?:much|full)\b|\boverfull\b/i,
    { words: 'plan', href: '/plan' },
  ],
  [
    /\bhow (?:long|much time|many (?:hours|minutes))\b|\btime\b.*\b(?:spen[dt]|work(?:ed)?|focus)\b|\b(?:hours|minutes)\b.*\bwork/i,
    { words: 'time', href: '/analytics' },
  ],
  [
    /\bby (?:theme|priority|hour|day|week|month)\b|\bhow (?:productive|many did)\b/i,
    { words: 'completed', href: '/analytics' },
  ],
];

/** Returns the page that answers a question better than a search of tasks; null if none does. */
export const findElsewhere = (question: string): Elsewhere | null =>
  pages.find(([pattern]) => pattern.test(question))?.[1] ?? null;
