/** Half-open range of UTF-16 code units in a text. */
export interface Range {
  start: number;
  end: number;
}

/** Returns the places in the text where a quote stands, whatever their spaces, case, dashes, accents and other marks. */
export type FindQuote = (quote: string) => Range[];

/** Words of these scripts have no spaces between them. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
const letterOrDigit = /[\p{L}\p{N}]/u;

/** The letters and digits of a text in one spelling, each with its place in it. */
function condense(text: string): { letters: string; places: Range[] } {
  let letters = '';
  const places: Range[] = [];
  let at = 0;
  for (const character of text) {
    const end = at + character.length;
    for (const letter of character.normalize('NFKD').toLowerCase())
      if (letterOrDigit.test(letter)) {
        letters += letter;
        for (let unit = 0; unit < letter.length; unit++) places.push({ start: at, end });
      }
    at = end;
  }
  return { letters, places };
}

/** Creates the function that finds quotes in `text`. Pieces around an ellipsis are found one by one. */
export function createQuoteFinder(text: string): FindQuote {
  const { letters, places } = condense(text);
  const isBoundary = ({ start }: Range) => {
    const [before, after] = [text.slice(0, start).at(-1) ?? '', text[start] ?? ''];
    return !(letterOrDigit.test(before) && letterOrDigit.test(after)) || unspaced.test(before + after);
  };
  const findPiece = (piece: string): Range[] => {
    const { letters: wanted } = condense(piece);
    const found: Range[] = [];
    if (wanted === '') return found;
    for (let at = letters.indexOf(wanted); at >= 0; at = letters.indexOf(wanted, at + wanted.length)) {
      const [first, last] = [places[at], places[at + wanted.length - 1]];
      if (first && last && isBoundary(first) && isBoundary({ start: last.end, end: last.end }))
        found.push({ start: first.start, end: last.end });
    }
    return found;
  };
  return (quote) => {
    const found = findPiece(quote);
    if (found.length > 0) return found;
    const pieces = quote.split(/…|\.\.\./).filter((piece) => piece.trim() !== '');
    const ranges = pieces.map((piece) => findPiece(piece).slice(0, 1));
    return pieces.length > 1 && ranges.every(({ length }) => length > 0) ? ranges.flat() : [];
  };
}

export const overlaps = (one: Range, other: Range) => one.start < other.end && other.start < one.end;
export const isWithin = (one: Range, ranges: readonly Range[]) =>
  ranges.some(({ start, end }) => start <= one.start && one.end <= end);
