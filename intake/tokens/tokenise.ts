/** A word, a run of digits or a single mark of the captured text. */
export interface Token {
  /** UTF-16 offsets in the captured text, half-open. */
  start: number;
  end: number;
  /** Lower case, with straight apostrophes. */
  lower: string;
  kind: 'word' | 'number' | 'mark' | 'break';
  /** Nothing stands between this token and the one before. */
  glued: boolean;
  /** Inside quotation marks or an address: kept word for word, never read as a value. */
  quoted: boolean;
  /** Position among the tokens of the text. */
  index: number;
  /** Begins with a capital letter. */
  capital: boolean;
  /** All of several letters are capitals. */
  shouted: boolean;
  /** A full stop behind it ends no sentence: a single capital letter, as in J. Smith, a letter of a.m., the month of 31.12. */
  initial: boolean;
  /** Said in place of something before it: of two dates this one counts. In place of a time "7.30" is no day. */
  corrected?: 'when' | 'time';
  /** A mark that was said in words: "full stop". */
  said?: boolean;
}

/** `b4 2moro 2nite`, as typed on a phone, or in haste; a "2day trip" lasts two. */
const shorthands = new Map(
  Object.entries({
    before: 'b4',
    today: '2day',
    tonight: '2nite 2night',
    tomorrow: '2moro 2morrow 2mrw 2moz',
    next: 'nxt',
    week: 'wk',
    weekend: 'wknd wkend',
    between: 'btwn',
    about: 'abt',
    night: 'nite',
    weekly: 'wkly',
    monthly: 'mthly mnthly',
    urgent: 'urgnt ugent urgetn urgant urgen urgentt urjent',
    important: 'improtant importnt importent importatn imporant impotant',
    priority: 'priorty prioirty pirority prioritiy',
  }).flatMap(([word, forms]) => forms.split(' ').map((form): [string, string] => [form, word])),
);
const tokenPattern =
  /\b(?:b4|2(?:nite|night|moro|morrow|mrw|moz|day(?=\s*(?:[:.,!?\n]|$))))\b|\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*|\p{N}+|\n|[-=]>|[^\s]/giu;
/** Web and mail addresses, which are literal too. The lengths are those of RFC 5321 and RFC 1035. */
const addressPattern =
  /(?:https?:\/\/|www\.)\S+|[\w.+-]{1,64}@[\w-]+\.[\w.-]+|\b[\w-]{1,63}\.(?:com|org|net|io|co|uk|de|fr|dev|app|gov|edu)\b(?:\/\S*)?/gi;
const quotePairs: [RegExp, string][] = [
  [/["“”„«]/u, '"“”»'],
  [/(?<![\p{L}\p{N}])['‘]/u, "'’"],
];

/** Ranges of `text` that stand in quotation marks, marks included. A quotation never crosses a line. */
function quotations(text: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  const openings = /["“”„«]|(?<![\p{L}\p{N}])['‘](?=\p{L})/gu;
  /** By its marks, up to where no quotation closes. */
  const openUntil = new Map<string, number>();
  for (let opening = openings.exec(text); opening; opening = openings.exec(text)) {
    const start = opening.index;
    const closers = quotePairs.find(([open]) => open.test(text[start] ?? ''))?.[1] ?? '"';
    let end = -1;
    let i = Math.max(start + 2, openUntil.get(closers) ?? 0);
    for (; i < text.length && text[i] !== '\n'; i++) {
      const closes = closers.includes(text[i] ?? '');
      // An apostrophe closes only at the end of a word: 'rock 'n' roll' is beyond us, don't is not.
      if (closes && (closers.startsWith('"') || !/[\p{L}\p{N}]/u.test(text[i + 1] ?? ''))) {
        end = i + 1;
        break;
      }
    }
    if (end > 0) found.push({ start, end });
    else openUntil.set(closers, i);
    openings.lastIndex = end > 0 ? end : start + 1;
  }
  return found;
}

/** Splits `text` into tokens; white space other than line breaks leaves none. */
export function tokenise(text: string): Token[] {
  const quotes = /["“”„«'‘]/.test(text) ? quotations(text) : [];
  if (/[.@]/.test(text))
    for (const match of text.matchAll(addressPattern))
      quotes.push({ start: match.index, end: match.index + match[0].length });
  const literal = quotes.length > 0 ? new Uint8Array(text.length) : undefined;
  for (const { start, end } of quotes) literal?.fill(1, start, end);
  const tokens: Token[] = [];
  let last = 0;
  for (const match of text.matchAll(tokenPattern)) {
    const start = match.index;
    const raw = match[0];
    const end = start + raw.length;
    const small = raw.toLowerCase();
    const spelled = shorthands.get(small);
    const first = raw.codePointAt(0) ?? 0;
    const kind =
      raw === '\n'
        ? 'break'
        : spelled || /^[\p{L}\p{Extended_Pictographic}]/u.test(raw)
          ? 'word'
          : (first >= 48 && first <= 57) || /^\p{N}/u.test(raw)
            ? 'number'
            : 'mark';
    const capital = /^\p{Lu}/u.test(raw);
    tokens.push({
      start,
      end,
      lower: spelled ?? small.replaceAll('’', "'"),
      kind,
      glued: start === last && tokens.length > 0 && tokens.at(-1)?.kind !== 'break',
      index: tokens.length,
      capital,
      shouted: capital && raw.length > 1 && raw === raw.toUpperCase(),
      initial: raw.length === 1 && (/\p{Lu}/u.test(raw) || (start === last && text[start - 1] === '.')),
      quoted: literal?.[start] === 1,
    });
    last = end;
  }
  return tokens;
}
