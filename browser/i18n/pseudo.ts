const accents = new Map(
  [...'aeiounycAEIOUNYC'].map((letter, i) => [letter, [...'àéîöüñýçÀÉÎÖÜÑÝÇ'][i] ?? letter]),
);

const disguise = (text: string): string =>
  `[${text.replace(/<[^>]*>|[a-z]/gi, (part) => accents.get(part) ?? part)}${'~'.repeat(Math.ceil(text.length / 3))}]`;

/**
 * Returns texts as no language has them, with accents and a third longer, so that a developer sees which text is not in
 * a dictionary and what breaks where words are long. Tags stay as they are.
 */
export function pseudo<Value>(value: Value): Value {
  if (typeof value === 'string') return disguise(value) as Value;
  if (typeof value === 'function') return ((...values: unknown[]) => pseudo(value(...values))) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, one]) => [key, pseudo(one)]);
  return (Array.isArray(value) ? entries.map(([, one]) => one) : Object.fromEntries(entries)) as Value;
}
