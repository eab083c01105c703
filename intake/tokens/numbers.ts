import type { Token } from './tokenise.ts';

const units = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen',
  'seventeen eighteen nineteen',
]
  .join(' ')
  .split(' ');
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ordinals = [
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth',
  'fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth',
]
  .join(' ')
  .split(' ');

export const cardinalWords = new Map<string, number>([
  ...units.map((word, value): [string, number] => [word, value]),
  ...tens.map((word, index): [string, number] => [word, (index + 2) * 10]),
]);
export const ordinalWords = new Map<string, number>([
  ...ordinals.map((word, value): [string, number] => [word, value]),
  ['thirtieth', 30],
  ['fortieth', 40],
  ['fiftieth', 50],
]);

export interface ParsedNumber {
  value: number;
  ordinal: boolean;
  /** Written as words and not as digits. */
  spelled: boolean;
  next: number;
}

const ordinalSuffixes = new Set(['st', 'nd', 'rd', 'th']);

/** Reads the whole number at token `i`: `12`, `3rd`, `twenty four`, `twenty-first`. */
export function readNumberAt(tokens: Token[], i: number): ParsedNumber | null {
  const token = tokens[i];
  if (!token) return null;
  if (token.kind === 'number') {
    if (!/^\d{1,6}$/.test(token.lower)) return null;
    const after = tokens[i + 1];
    const ordinal = !!after?.glued && ordinalSuffixes.has(after.lower);
    return { value: +token.lower, ordinal, spelled: false, next: ordinal ? i + 2 : i + 1 };
  }
  if (token.kind !== 'word') return null;
  const ordinal = ordinalWords.get(token.lower);
  if (ordinal !== undefined && ordinal > 0)
    return { value: ordinal, ordinal: true, spelled: true, next: i + 1 };
  const value = cardinalWords.get(token.lower);
  if (value === undefined) return null;
  if (value >= 20) {
    const j = tokens[i + 1]?.lower === '-' ? i + 2 : i + 1;
    const unit = cardinalWords.get(tokens[j]?.lower ?? '');
    if (unit !== undefined && unit > 0 && unit < 10)
      return { value: value + unit, ordinal: false, spelled: true, next: j + 1 };
    const unitOrdinal = ordinalWords.get(tokens[j]?.lower ?? '');
    if (unitOrdinal !== undefined && unitOrdinal > 0 && unitOrdinal < 10)
      return { value: value + unitOrdinal, ordinal: true, spelled: true, next: j + 1 };
  }
  return { value, ordinal: false, spelled: true, next: i + 1 };
}
