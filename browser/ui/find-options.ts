export interface SearchableOption {
  label: string;
  /** More words it can be found by, besides its label. */
  keywords?: string;
}

/** Lower-cases a text and removes its accents, so that `cafe` finds `Café`. */
export const foldText = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Finds the options that contain every word of `query`. Labels that begin with the query come first, then those with a
 * word that does, then those that contain it; otherwise the order is kept.
 */
export function findOptions<Option extends SearchableOption>(
  options: readonly Option[],
  query: string,
): Option[] {
  const sought = foldText(query).trim();
  const words = sought.split(/\s+/);
  const ranked: Option[][] = [[], [], [], []];
  for (const option of options) {
    const label = foldText(option.label);
    const text = option.keywords ? `${label} ${foldText(option.keywords)}` : label;
    if (!words.every((word) => text.includes(word))) continue;
    const rank = label.startsWith(sought)
      ? 0
      : ` ${label}`.includes(` ${sought}`)
        ? 1
        : label.includes(sought)
          ? 2
          : 3;
    ranked[rank]?.push(option);
  }
  return ranked.flat();
}
