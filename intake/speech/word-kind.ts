import { functionWord } from '../tokens/function-words.ts';
import type { Scene } from '../tokens/scene.ts';
import { isActivityNoun, isAlsoGoods, isAlsoNoun, isContact, isTaskVerb } from '../tokens/verbs.ts';

/** Maps each word to its kind. */
const byWord = (words: Record<string, string>): [word: string, kind: string][] =>
  Object.entries(words).flatMap(([kind, list]) =>
    list.split(' ').map((word): [string, string] => [word, kind]),
  );

/** Subjects of sentences. Orders have none. */
const subjects = new Map(
  byWord({
    I: "i we i'm i've i'll i'd we're we've we'll im ive",
    he: "he she they it you who he's she's they're it's that's there's they've he'll she'll they'll everyone everybody someone somebody nobody",
  }),
);
/** Words that tell so much that each is a kind of its own. */
const telling =
  'oh um uh er erm uhm well right okay ok yeah yes no hmm ah anyway also then actually wait sorry maybe just please';
const smallWords = new Map([
  ...byWord({
    is: "is are was were been be am isn't aren't wasn't had has have did does got went said says told came keeps kept wants needs asked thinks knows looks gets makes took left gave",
    can: "can could will would should may might must gotta gonna can't couldn't won't wouldn't shouldn't don't didn't doesn't never not haven't hasn't",
    '&': 'and or plus',
    if: "because cause cos 'cause since if when while until till before after that which what whether how why where so but as unless though although than like",
    the: 'the a an my our your his her their its this these those some any every each another',
    to: 'of in on at by for from with about into onto over under to out off up down around through without near past between against during',
    it: 'me him them us it one ones',
  }),
  ...telling.split(' ').map((word): [string, string] => [word, word]),
]);
const endings = ["'s", 'ing', 'ed', 'ly'];

/**
 * What kind of word stands at `i`, as a short name: one from the lists above; of verbs `V`, or `G` also the name of goods,
 * `v` also another noun, `T` said to somebody; `N` an activity, `f` another function word; an ending, `s` one more than
 * one, `n` any other; `9` a number; `.`, `,` and `-` marks; `<` and `>` beyond the ends.
 */
export function classifyWord({ tokens }: Scene, i: number): string {
  const token = tokens[i];
  if (!token) return i < 0 ? '<' : '>';
  if (token.kind === 'number') return '9';
  const word = token.lower;
  if (token.kind !== 'word') return /^[.!?…;\n]$/.test(word) ? '.' : word === ',' ? ',' : '-';
  return (
    subjects.get(word) ??
    (isTaskVerb(word) && !token.quoted ? verbKind(word) : smallWords.get(word)) ??
    (isActivityNoun(word) ? 'N' : functionWord.test(word) ? 'f' : undefined) ??
    endings.find((ending) => word.endsWith(ending)) ??
    (/[^s]s$/.test(word) ? 's' : 'n')
  );
}

const verbKind = (word: string) =>
  isAlsoGoods(word) ? 'G' : isAlsoNoun(word) ? 'v' : isContact(word) ? 'T' : 'V';

export const isVerbKind = (kind: string | undefined) => /^[GvTV]$/.test(kind ?? '');
export const isMarkKind = (kind: string | undefined) => /^[.,-]$/.test(kind ?? '');
