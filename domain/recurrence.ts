import { readRule } from '#intake/recurrence/read-rule.ts';

/**
 * Returns a recurrence as it is stored: an RRULE (RFC 5545) in capitals and without the prefix. Null for a text that is no rule, or one
 * that a task cannot recur by: its series would end with the first completion.
 */
export function normalizeRecurrence(text: string): string | null {
  const rule = text
    .trim()
    .toUpperCase()
    .replace(/^RRULE:/, '');
  try {
    readRule(rule);
    return rule;
  } catch {
    return null;
  }
}
