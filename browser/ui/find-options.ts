export interface SearchableOption {
  label: string;
  /** Words it is found by besides its label. */
  keywords?: string;
}

/** Lower case and without accents, so that `cafe` finds `Café`. */
export const foldText = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * The options in which every word of `query` stands, best first: labels that begin with it, then those with a word
 * that does, then those it stands in anywhere; otherwise in their order.
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
