import { useSetting } from '#browser/model/settings/setting-queries.ts';
import { tagColor } from '#browser/model/tasks/tag-color.ts';
import { toReadableColor } from '#browser/ui/color.ts';

/** Returns the address of the page of a tag. */
export const tagHref = (tag: string): string => `/tags/${encodeURIComponent(tag)}`;

/** Returns the name of a tag under which the setting has its color. */
export const tagColorKey = (tag: string): string => tag.toLowerCase();

/** Returns the color of a tag in the setting. Tags may be called `constructor`, as what every object has. */
export const findTagColor = (colors: Record<string, string> = {}, tag: string): string | undefined =>
  Object.hasOwn(colors, tagColorKey(tag)) ? colors[tagColorKey(tag)] : undefined;

/** Returns the color that the user gave a tag, as `#RRGGBB`; undefined without one. */
export const useOwnTagColor = (tag: string): string | undefined =>
  findTagColor(useSetting('tag_colors'), tag);

/** Returns the CSS color of a tag: the user's own, else that of common tags, else undefined. */
export function useTagColor(tag: string): string | undefined {
  const own = useOwnTagColor(tag);
  return own ? toReadableColor(own) : tagColor(tag);
}
