import { months, weekdays } from '../dates/words.ts';
import { splitWords } from '../theme/stem.ts';
import { functionWord } from '../tokens/function-words.ts';
import { cardinalWords, readNumberAt } from '../tokens/numbers.ts';
import type { Token } from '../tokens/tokenise.ts';
import type { Language } from '../types.ts';
import { markClauses } from './clauses.ts';
import { type Entry, indexOf, type LanguageWords, Reader } from './phrases.ts';

/** Says something in English and belongs to no other language that the intake knows. */
const onlyEnglish =
  /^(the|my|and|to|at|by|with|every|each|next|this|until|today|tomorrow|tonight|daily|weekly|monthly|morning|afternoon|evening|noon|once|twice|hours?|days|weeks|months?|years?|(mon|tues|wednes|thurs|fri|satur|sun)days?)$/;

/** What a particle counts, beside a word of the language. */
const particleShare = 0.2;

export function speaking(words: LanguageWords): Language {
  let index: Map<string, Entry[]> | undefined;
  let own: Set<string> | undefined;
  let glossary: Map<string, string> | undefined;
  const particles = new Set(words.particles.split(' '));
  return {
    language: words.language,
    countOwnWords: (tokens) => {
      own ??= findOwnWords(words);
      const said = tokens.filter(({ quoted }) => !quoted);
      const count = said.filter(({ lower }) => own?.has(lower)).length;
      return count && count + particleShare * said.filter(({ lower }) => particles.has(lower)).length;
    },
    gloss: (title) => {
      glossary ??= readGlossary(words.glossary);
      return splitWords(title)
        .flatMap((word) => glossary?.get(word.toLowerCase().replace(/^[a-z]{1,2}['’]/, '')) ?? [])
        .join(' ');
    },
    translate: (tokens) => {
      index ??= indexOf(words);
      return translate(tokens, words, index);
    },
  };
}

/** Words of a glossary that are English words as well. */
const alsoEnglishTopics =
  /^(auto|bureau|casa|chat|client|course|dossier|hotel|mama|pain|pan|papa|patron|rapport|renda|rent|sport|vol|was|bank|boss|oma|opa|prova|aula|conta|compra)$/;

const readGlossary = (glossary: string): Map<string, string> =>
  new Map(
    glossary.split(' ').map((entry): [string, string] => {
      const [word = '', english = ''] = entry.split('/');
      return [word, english.replaceAll('_', ' ')];
    }),
  );

/** Returns the words of a language of which English has none. */
function findOwnWords(words: LanguageWords): Set<string> {
  const topics = [...readGlossary(words.glossary)].flatMap(([word, english]) =>
    word === english || alsoEnglishTopics.test(word) ? [] : word,
  );
  const said = [
    words.weekdays,
    words.months,
    words.verbs,
    words.everyday,
    ...topics,
    ...Object.keys(words.phrases),
  ];
  const shared = new Set(words.alsoEnglish.split(' '));
  return new Set(
    said
      .join(' ')
      .split(/[ /]/)
      .filter(
        (word) =>
          /^\p{L}{3,}$/u.test(word) &&
          !shared.has(word) &&
          !months.has(word) &&
          !functionWord.test(word) &&
          !onlyEnglish.test(word),
      ),
  );
}

/** "d'appeler" as two words. */
function elided(token: Token, verbs: ReadonlySet<string>): Token[] {
  const [, article, verb = ''] = /^(d')(.+)$/.exec(token.lower) ?? [];
  if (!article || !verbs.has(verb)) return [token];
  const middle = token.start + article.length;
  return [
    { ...token, end: middle, lower: article },
    { ...token, start: middle, lower: verb, glued: true },
  ];
}

function translate(said: Token[], words: LanguageWords, index: Map<string, Entry[]>): Token[] {
  const verbs = new Set(words.verbs.split(' '));
  const tokens = said.flatMap((token) => elided(token, verbs));
  const reader = new Reader(tokens, words, index);
  const common = new Set(words.alsoEnglish.split(' '));
  const found: Token[] = [];
  const own: boolean[] = [];
  let foreign = false;
  for (let i = 0; i < tokens.length; ) {
    const token = tokens[i];
    if (!token) break;
    const after = tokens[i + 1];
    const unit = token.glued && found.at(-1)?.kind === 'number' && token.lower === words.hour;
    const match = unit ? null : reader.at(i);
    if (words.bareHours && !match && token.kind === 'word' && !token.glued) own.push(...markHour(found));
    if (unit && after?.kind !== 'number') found.push({ ...token, lower: "o'clock" });
    else if (!match) {
      const ordinal = token.kind === 'word' && tokens[i - 1]?.kind === 'number' && reader.ordinalEnd(i) > i;
      found.push(ordinal ? { ...token, lower: 'th' } : token);
    } else {
      const { entry, to, next } = match;
      foreign ||= entry.from.some(
        (word, n) => /\p{L}{2}/u.test(word) && word !== entry.to[n] && !common.has(word),
      );
      // "le vendredi" is every Friday, "le vendredi 20" is one
      const last = to.at(-1) ?? '';
      if (tokens[next]?.kind === 'number' && weekdays.has(last.replace(/days$/, 'day')))
        to.splice(-1, 1, last.replace(/days$/, 'day'));
      found.push(...spread(to, tokens.slice(i, next)));
    }
    while (own.length < found.length) own.push(!match && !unit);
    i = match?.next ?? i + 1;
  }
  if (!foreign && tokens.some(({ lower, quoted }) => !quoted && onlyEnglish.test(lower))) return said;
  const read = found.map((token, at) => ({ ...token, index: at }));
  if (words.dottedOrdinals) markOrdinals(read);
  if (words.halfBefore) shiftHalves(read, words.halfBefore);
  countBack(read);
  markClauses(read, verbs, own, words.verbsLast);
  return read;
}

/** Says that a number behind "at" is an hour; answers for each token that makes that it is no word of the text. */
function markHour(found: Token[]): false[] {
  const number = found.at(-1);
  if (!number || found.at(-2)?.lower !== 'at') return [];
  // "um ein Buch bitten"
  const named = cardinalWords.has(number.lower) && number.lower !== 'one';
  if (number.kind === 'number' ? number.glued : !named) return [];
  found.push({ ...number, start: number.end, lower: "o'clock", kind: 'word' });
  return [false];
}

/** The English words at the places of those they stand for; what English has more of them takes no place. */
function spread(to: string[], from: Token[]): Token[] {
  const end = from.at(-1)?.end ?? 0;
  return to.flatMap((lower, n) => {
    const place = from[Math.min(n, from.length - 1)];
    if (!place) return [];
    const last = n === to.length - 1;
    const tied = /^(th|st|[:/])$/.test(lower) || /^[:/]$/.test(to[n - 1] ?? '');
    return {
      ...place,
      start: n < from.length ? place.start : end,
      end: last || n >= from.length ? end : place.end,
      lower,
      kind: /^\d/.test(lower)
        ? ('number' as const)
        : /^\p{L}/u.test(lower)
          ? ('word' as const)
          : ('mark' as const),
      glued: tied || (n < from.length && place.glued),
    };
  });
}

/** "am 3. Mai", "jeden 15." */
function markOrdinals(tokens: Token[]): void {
  tokens.forEach((token, i) => {
    const before = tokens[i - 1];
    const after = tokens[i + 1];
    if (token.lower !== '.' || !token.glued || before?.kind !== 'number' || after?.glued) return;
    // 31.7. ends no sentence
    if (before.glued && tokens[i - 2]?.lower === '.') {
      before.initial ||= +before.lower <= 12;
      return;
    }
    const ordinal =
      after?.kind !== 'word' || months.has(after.lower) || /^(of|in|every|each)$/.test(after.lower);
    if (ordinal && +before.lower <= 31 && (after || tokens.length > 2)) {
      token.lower = 'th';
      token.kind = 'word';
    }
  });
}

const names = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

function shiftHalves(tokens: Token[], half: string): void {
  tokens.forEach((token, i) => {
    const hour = token.lower === half && !token.quoted ? readNumberAt(tokens, i + 1) : null;
    const next = tokens[i + 1];
    if (!hour || !next || hour.value < 1 || hour.value > 12) return;
    token.lower = 'half';
    const before = ((hour.value + 10) % 12) + 1;
    next.lower = next.kind === 'number' ? String(before) : (names[before - 1] ?? next.lower);
  });
}

/** Minutes before the hour, before half of it and after that. */
const counted: Record<string, (minutes: number) => number> = {
  till: (minutes) => 60 - minutes,
  tillhalf: (minutes) => 30 - minutes,
  pasthalf: (minutes) => 30 + minutes,
};

/** "zehn vor drei" is fifty past two, which is surely a time. */
function countBack(tokens: Token[]): void {
  tokens.forEach((token, i) => {
    const count = counted[token.lower];
    const before = tokens[i - 1];
    const after = tokens[i + 1];
    const minutes = count && readNumberAt(tokens, i - 1)?.value;
    const hour = count && readNumberAt(tokens, i + 1)?.value;
    if (!count || !before || !after || !minutes || !hour || minutes > 29 || hour > 24) return;
    token.lower = 'past';
    Object.assign(before, { lower: String(count(minutes)), kind: 'number' });
    Object.assign(after, { lower: String(hour > 1 ? hour - 1 : 12), kind: 'number' });
  });
}
