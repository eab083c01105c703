import { expect, test } from 'vitest';
import { formatAgo } from './format-ago.ts';

test.each([
  ['2026-11-21T11:30:00Z', 'within the last hour'],
  ['2026-11-21T12:05:00Z', 'within the last hour'],
  ['2026-11-21T10:30:00Z', '1 hour ago'],
  ['2026-11-21T00:30:00Z', '11 hours ago'],
  ['2026-11-20T11:59:00Z', 'yesterday'],
  ['2026-11-01T11:00:00Z', '20 days ago'],
])('%s is %j at noon of 21 November 2026', (at, words) => {
  expect(formatAgo(at, new Date('2026-11-21T12:00:00Z'))).toBe(words);
});
