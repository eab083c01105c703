/** Folds a word to the form the lexicon knows: lower case, no accents, no possessive, no plural. */
export function stem(word: string): string {
  let folded = word.toLowerCase();
  if (/[^a-z]/.test(folded))
    folded = folded
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .replace(/['’]s$/, '')
      .replace(/['’]/g, '');
  if (folded.length < 4 || !folded.endsWith('s') || /(ss|us|is)$/.test(folded)) return folded;
  if (folded.endsWith('ies')) return folded.length > 4 ? `${folded.slice(0, -3)}y` : folded.slice(0, -1);
  if (/(x|ch|sh|ss|zz)es$/.test(folded)) return folded.slice(0, -2);
  return folded.slice(0, -1);
}

/** The words, numbers and money signs of a title, stemmed. */
export function stems(title: string): string[] {
  const found: string[] = [];
  for (const [word] of title.matchAll(/[\p{L}\p{M}]+(?:['’][\p{L}]+)*|\d+|[$£€]/gu))
    found.push(/^\d/.test(word) ? (word.length > 4 ? '#####' : word) : stem(word));
  return found;
}
