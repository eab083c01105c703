import { maxThemeNameLength } from '#contract/limits.ts';
import type { Theme } from '#contract/themes.ts';

type Named = Pick<Theme, 'id' | 'name' | 'deleted_at'>;

/** Returns the name, if taken (in any case) with the lowest number from 2 on that makes it free. */
function freeName(name: string, taken: Iterable<string>): string {
  const others = new Set([...taken].map((other) => other.toLowerCase()));
  let free = name;
  for (let number = 2; others.has(free.toLowerCase()); number += 1) {
    const end = ` ${number}`;
    // Do not leave half a surrogate pair.
    const begin = name.slice(0, maxThemeNameLength - end.length).replace(/[\uD800-\uDBFF]$/, '');
    free = `${begin}${end}`;
  }
  return free;
}

/**
 * Adds a free name to a change that restores a theme or its name, if another theme has taken that name meanwhile. A
 * theme can thus always be restored.
 */
export function withFreeName<Change extends object>(
  change: Change,
  theme: Named,
  themes: Iterable<Named>,
): Change & { name?: string } {
  const after = { ...theme, ...change };
  if (after.deleted_at !== null) return change;
  const others = [...themes].filter(({ id, deleted_at }) => id !== theme.id && deleted_at === null);
  const name = freeName(
    after.name,
    others.map((other) => other.name),
  );
  return name === after.name ? change : { ...change, name };
}
