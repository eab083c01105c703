import { maxTagLength, maxTags, maxTextLength } from '#contract/limits.ts';
import { cleanText } from '#contract/text.ts';

/** A title is one line. */
export const cleanTitle = (title: string) =>
  cleanText(title)
    .replace(/\s*\n\s*/g, ' ')
    .trim();

/** `home, phone` in the order given, each once. A leading # or @ is how people write tags, not part of them. */
export function parseTags(text: string): string[] {
  const tags = cleanText(text)
    .split(/[,\n]/)
    .map((tag) => tag.trim().replace(/^[#@]+/, ''))
    .filter((tag) => tag !== '');
  return [...new Set(tags)];
}

export function tagsProblem(tags: readonly string[]): string | undefined {
  if (tags.length > maxTags) return `A task can have ${maxTags} tags. Remove ${tags.length - maxTags}.`;
  const long = tags.find((tag) => tag.length > maxTagLength);
  return long && `A tag can have ${maxTagLength} characters; “${long.slice(0, 20)}…” is longer.`;
}

export const lengthProblem = (text: string): string | undefined =>
  text.length > maxTextLength
    ? `This has ${text.length.toLocaleString('en')} characters; ${maxTextLength.toLocaleString('en')} fit.`
    : undefined;

/** A floating date of its two inputs; without a day there is none. */
export const joinDue = (day: string, time: string): string | null =>
  day ? day + (time && `T${time.slice(0, 5)}`) : null;

export const splitDue = (due: string | null): { day: string; time: string } => ({
  day: due?.slice(0, 10) ?? '',
  time: due?.slice(11) ?? '',
});
