import { type Scene, wordAt } from '../dates/scene.ts';
import { functionWord } from '../task-start.ts';
import { activityNouns, goodsVerbs, nounVerbs, strongVerbs, talkVerbs, wordSet } from '../verbs.ts';

const kinds: [name: string, words: Set<string>][] = [
  ['I', wordSet("i we i'm i've i'll i'd we're we've we'll im ive")],
  [
    'he',
    wordSet(
      "he she they it you who he's she's they're it's that's there's they've he'll she'll they'll everyone everybody someone somebody nobody",
    ),
  ],
];
const states: [name: string, words: Set<string>][] = [
  [
    'is',
    wordSet(
      "is are was were been be am isn't aren't wasn't had has have did does got went said says told came keeps kept wants needs asked thinks knows looks gets makes took left gave",
    ),
  ],
  [
    'can',
    wordSet(
      "can could will would should may might must gotta gonna can't couldn't won't wouldn't shouldn't don't didn't doesn't never not haven't hasn't",
    ),
  ],
  ['&', wordSet('and or plus')],
];
/** Words that tell so much that each is a kind of its own. */
const telling = wordSet(
  'oh um uh er erm uhm well right okay ok yeah yes no hmm ah anyway also then actually wait sorry maybe just please',
);
const links: [name: string, words: Set<string>][] = [
  [
    'if',
    wordSet(
      "because cause cos 'cause since if when while until till before after that which what whether how why where so but as unless though although than like",
    ),
  ],
  ['the', wordSet('the a an my our your his her their its this these those some any every each another')],
  [
    'to',
    wordSet(
      'of in on at by for from with about into onto over under to out off up down around through without near past between against during',
    ),
  ],
  ['it', wordSet('me him them us it one ones')],
];
const endings = ["'s", 'ing', 'ed', 'ly'];

const among = (lists: typeof kinds, word: string) => lists.find(([, words]) => words.has(word))?.[0];

/** What kind of word stands at `i`, as a short name; `<` and `>` beyond the ends. */
export function kindOf(scene: Scene, i: number): string {
  const token = scene.tokens[i];
  if (!token) return i < 0 ? '<' : '>';
  if (token.kind === 'number') return '9';
  const word = token.lower;
  if (token.kind !== 'word') return /^[.!?…;\n]$/.test(word) ? '.' : word === ',' ? ',' : '-';
  const verb = strongVerbs.has(word) && wordAt(scene, i) !== '';
  return (
    among(kinds, word) ??
    (verb ? verbKind(word) : among(states, word)) ??
    (telling.has(word) ? word : among(links, word)) ??
    (activityNouns.has(word) ? 'N' : functionWord.test(word) ? 'f' : undefined) ??
    endings.find((ending) => word.endsWith(ending)) ??
    (/[^s]s$/.test(word) ? 's' : 'n')
  );
}

const verbKind = (word: string) =>
  goodsVerbs.has(word) ? 'G' : nounVerbs.has(word) ? 'v' : talkVerbs.has(word) ? 'T' : 'V';

export const isVerb = (kind: string | undefined) => /^[GvTV]$/.test(kind ?? '');
/** A verb that is hardly ever a noun. */
export const isOrder = (kind: string | undefined) => /^[GTV]$/.test(kind ?? '');
export const isMark = (kind: string | undefined) => kind === '.' || kind === ',' || kind === '-';
