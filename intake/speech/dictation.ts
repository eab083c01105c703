import { indexPhrases, matchIndexedPhrase, phrases, type Scene, wordAt } from '../tokens/scene.ts';
import type { Token } from '../tokens/tokenise.ts';
import { isTaskVerb, takesCreation } from '../tokens/verbs.ts';

const saidBreaks = indexPhrases(
  phrases(`
  bullet point | new line/paragraph/task/bullet | newline | next line/item/task/bullet
`),
);
const saidStops = indexPhrases(phrases('exclamation/question mark | full stop | period/semicolon'));
const saidCommas = indexPhrases(['comma']);
/** After these the words name a thing: "a new line of mugs", "my period". */
const naming =
  /^(the|a|an|my|our|your|his|her|their|this|that|each|every|no|first|second|third|fourth|last|one|of|in|on|at|for|to|with|oxford|trial|time|test)$/;

const lastWords = /^(comma|stop|period|mark|semicolon|line|newline|paragraph|item|task|bullet|point)$/;

/** Puts a mark in the place of the words for it: "call Ana full stop new line buy stamps". */
export function readDictatedMarks(scene: Scene): Token[] {
  if (!scene.tokens.some(({ lower }) => lastWords.test(lower))) return scene.tokens;
  const at = (i: number) => {
    const before = wordAt(scene, i - 1);
    if (naming.test(before) || takesCreation(before)) return null;
    for (const [mark, names] of [
      ['\n', saidBreaks],
      ['.', saidStops],
      [',', saidCommas],
    ] as const) {
      const next = matchIndexedPhrase(scene, i, names);
      if (next && !/^(of|for|on|in|is|was|at|with)$/.test(wordAt(scene, next))) return { mark, i, next };
    }
    return null;
  };
  const said = scene.tokens.flatMap((_, i) => at(i) ?? []);
  const counts = said.filter(({ i }) => wordAt(scene, i) !== 'period').length;
  // "period" alone is more often none
  const marks = said.filter(({ i }) => wordAt(scene, i) !== 'period' || counts > 0 || said.length > 1);
  if (!marks.length) return scene.tokens;
  let current = 0;
  return scene.tokens.flatMap((token, i) => {
    while (i >= (marks[current]?.next ?? Number.POSITIVE_INFINITY)) current++;
    const mark = i >= (marks[current]?.i ?? Number.POSITIVE_INFINITY) ? marks[current] : undefined;
    if (!mark) return token;
    const end = scene.tokens[mark.next - 1]?.end ?? token.end;
    const kind = mark.mark === '\n' ? 'break' : 'mark';
    return mark.i === i ? { ...token, end, lower: mark.mark, kind, said: true } : [];
  });
}

const ordinals = phrases('first/second/third/fourth/fifth/sixth/seventh');
const cardinals = phrases('one/two/three/four/five/six/seven');
/** "second hand", "third party", "first thing tomorrow" */
const ordinalNouns =
  /^(hand|opinion|class|half|time|floor|coat|date|round|year|party|aid|thing|name|draft|edition|of|week|monday|tuesday|wednesday|thursday|friday|saturday|sunday|and|or|to|one)$/;

/** The number a list is counted with at `i`: "first", "secondly", "number three". */
function countAt(
  line: Token[],
  i: number,
  announced: boolean,
): { n: number; kind: string; next: number } | null {
  const word = line[i]?.quoted ? '' : (line[i]?.lower ?? '');
  const after = line[i + 1]?.lower ?? '';
  const plain = ordinals.indexOf(word);
  const thing = /^thing$/.test(after) && /^(is|:)$/.test(line[i + 2]?.lower ?? '');
  if (plain >= 0 && (thing || !ordinalNouns.test(after))) return { n: plain + 1, kind: 'th', next: i + 1 };
  const adverb = word.endsWith('ly') ? ordinals.indexOf(word.slice(0, -2)) : -1;
  if (adverb >= 0) return { n: adverb + 1, kind: 'th', next: i + 1 };
  // "two things, one …, two …"
  const cardinal = announced ? cardinals.indexOf(word) : -1;
  if (cardinal >= 0 && !/^(things|jobs|of|is)$/.test(after))
    return { n: cardinal + 1, kind: 'one', next: i + 1 };
  if (!/^(number|step|item|task|point)$/.test(word)) return null;
  const digit = line[i + 1]?.kind === 'number' ? Number(after) : cardinals.indexOf(after) + 1;
  return digit > 0 ? { n: digit, kind: word, next: i + 2 } : null;
}

/** After the number: "off", "of all", "thing is". */
const counted = indexPhrases(phrases('is to | of all | off/up/is/thing/:/, | thing is /to'));

/** "first the gate second a price for paint third thank Ida", cut where it counts on. */
export function splitDictatedList(line: Token[]): Token[][] {
  if (!line.some(({ lower }) => lower.startsWith('second') || lower === 'two' || lower === '2'))
    return [line];
  const scene = { tokens: line };
  const announced = line.slice(0, 6).some(({ lower }) => /^(things|jobs|bits)$/.test(lower));
  const cuts: { from: number; next: number; kind: string }[] = [];
  for (let i = 0; i < line.length; i++) {
    const found = countAt(line, i, announced);
    const kind = cuts[0]?.kind ?? found?.kind;
    if (found?.n !== cuts.length + 1 || found.kind !== kind) continue;
    const before = line[i - 1]?.lower ?? '';
    // What comes before the first is a name for the list, or small talk.
    if (cuts.length === 0 && line.slice(0, i).some(({ lower }) => isTaskVerb(lower))) return [line];
    if (cuts.length > 0 && naming.test(before)) continue;
    if (cuts.length > 0 && kind === 'th' && isTaskVerb(before)) continue;
    cuts.push({ from: i, next: matchIndexedPhrase(scene, found.next, counted) || found.next, kind });
  }
  if (cuts.length < 2) return [line];
  const pieces = cuts.map(({ next }, n) => line.slice(next, cuts[n + 1]?.from));
  return [line.slice(0, cuts[0]?.from), ...pieces].filter((piece) => piece.length > 0);
}
