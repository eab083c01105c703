import { standardColor } from '#browser/model/themes/theme-looks.ts';

/** Colors of common tags, from tokens.css; tags named after a theme share its color. */
const colors = new Map([
  ...['work', 'personal', 'health', 'finance', 'learning'].map((tag) => [tag, standardColor(tag)] as const),
  ['urgent', 'var(--color-priority-urgent)'],
  ['important', 'var(--color-priority-high)'],
  ['meeting', 'var(--color-tag-meeting)'],
  ['call', 'var(--color-tag-call)'],
]);

/** Returns the color of a tag, or undefined if it has none. */
export const tagColor = (tag: string): string | undefined => colors.get(tag.toLowerCase());
