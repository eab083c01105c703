import { silentWords } from '#intake/theme/personal.ts';
import { stemWords } from '#intake/theme/stem.ts';

/** Returns the `max` items whose names share the most words with the text, in their order among equals; all if there are no more. */
export function rankByWords<Item>(
  items: readonly Item[],
  { text, nameOf, max }: { text: string; nameOf: (item: Item) => string; max: number },
): Item[] {
  if (items.length <= max) return [...items];
  const words = new Set(stemWords(text).filter((word) => !silentWords.has(word)));
  return items
    .map((item) => ({ item, shared: stemWords(nameOf(item)).filter((word) => words.has(word)).length }))
    .sort((one, other) => other.shared - one.shared)
    .slice(0, max)
    .map(({ item }) => item);
}
