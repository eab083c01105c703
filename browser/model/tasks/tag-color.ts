import { standardColor } from '#browser/model/themes/theme-looks.ts';

/** Tags that have a colour, as tokens.css gives it; those named like a theme have that theme's. */
const colors = new Map([
  ...['work', 'personal', 'health', 'finance', 'learning'].map((tag) => [tag, standardColor(tag)] as const),
  ['urgent', 'var(--color-priority-urgent)'],
  ['important', 'var(--color-priority-high)'],
  ['meeting', 'var(--color-tag-meeting)'],
  ['call', 'var(--color-tag-call)'],
]);

/** Undefined for all other tags. */
export const tagColor = (tag: string): string | undefined => colors.get(tag.toLowerCase());
