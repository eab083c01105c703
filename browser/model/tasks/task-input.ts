import { formatNumber } from '#browser/i18n/language.ts';
import { t } from '#browser/i18n/model-later.ts';
import { maxTagLength, maxTags, maxTextLength } from '#contract/limits.ts';
import { cleanText } from '#contract/text.ts';

/** Returns the title on one line, without characters that cannot be stored. */
export const cleanTitle = (title: string) =>
  cleanText(title)
    .replace(/\s*\n\s*/g, ' ')
    .trim();

/** Splits `home, phone` into unique tags in the order given, without a leading # or @. */
export function parseTags(text: string): string[] {
  const tags = cleanText(text)
    .split(/[,\n]/)
    .map((tag) => tag.trim().replace(/^[#@]+/, ''))
    .filter((tag) => tag !== '');
  return [...new Set(tags)];
}

export function tagsProblem(tags: readonly string[]): string | undefined {
  if (tags.length > maxTags) return t.tooManyTags(maxTags, tags.length - maxTags);
  const long = tags.find((tag) => tag.length > maxTagLength);
  return long && t.tagTooLong(maxTagLength, `${long.slice(0, 20)}…`);
}

export const lengthProblem = (text: string): string | undefined =>
  text.length > maxTextLength
    ? t.textTooLong(formatNumber(text.length), formatNumber(maxTextLength))
    : undefined;

/** Joins the values of a date and a time input into a floating date, or null without a day. */
export const joinDue = (day: string, time: string): string | null =>
  day ? day + (time && `T${time.slice(0, 5)}`) : null;

export const splitDue = (due: string | null): { day: string; time: string } => ({
  day: due?.slice(0, 10) ?? '',
  time: due?.slice(11) ?? '',
});
