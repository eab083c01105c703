import { cleanText, isDotSegment, isVisible } from '#contract/text.ts';
import type { DomainTexts } from '#messages/en/domain.ts';

/** Returns a name as it is stored: well-formed and trimmed. */
export const cleanLabel = (text: string): string => cleanText(text).trim();

/** Returns a message for the user if the name of a theme, thread, project or conversation is not valid. */
export function labelProblem(
  label: string,
  { of, max }: { of: keyof DomainTexts['labels']['missing']; max: number },
  { labels: t }: DomainTexts,
): string | undefined {
  if (label === '') return t.missing[of];
  if (!isVisible(label)) return t.invisible[of];
  if (label.length > max) return (of === 'thread' ? t.titleTooLong : t.nameTooLong)(max, label.length);
  if (of === 'theme' && isDotSegment(label)) return t.notInAddresses(label);
  return undefined;
}

/** Returns the name as it is stored; throws an error with the message of `labelProblem`. */
export function checkedLabel(
  text: string,
  rule: Parameters<typeof labelProblem>[1],
  texts: DomainTexts,
): string {
  const label = cleanLabel(text);
  const problem = labelProblem(label, rule, texts);
  if (problem) throw new Error(problem);
  return label;
}
