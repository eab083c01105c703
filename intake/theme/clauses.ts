import { functionWord } from '../tokens/function-words.ts';
import { wordSet } from '../tokens/scene.ts';
import { isAlsoNoun, isTaskVerb } from '../tokens/verbs.ts';
import { wordPattern } from './stem.ts';

/** Begin a reason, a condition or an aside: "so it stops", "he scares me". */
const asides = wordSet(`
  because cos cuz coz since if unless so before b4 until till til while although though but which who whose where he she they it we
  i you there its he's she's it's they're we're i'm that's there's
`);
const greetings = wordSet('hi hello hey hiya dear darling fyi');
const cut = /[,;:!?–—(…]|\.\s|\s-\s/;
/** With fewer words said, what comes next says the rest: "ramp – ring the theatre". */
const enough = 2;

/** Tells whether a single word says it all before `next`: "milk if there is any left", but not "ask if he comes" nor "can we". */
const saysAll = (word: string, next: string) =>
  !functionWord.test(word) && (!isTaskVerb(word) || (isAlsoNoun(word) && next !== 'if'));

/**
 * Of each word of `splitWords(title)` whether it says what is to be done; the others greet, give a reason or tell
 * something beside it. All do where none stands out.
 */
export function mainWords(title: string): boolean[] {
  const main: boolean[] = [];
  let end = 0;
  let said = 0;
  let counts = true;
  let first = '';
  for (const match of title.matchAll(wordPattern)) {
    const word = match[0].toLowerCase();
    if (end > 0 && cut.test(title.slice(end, match.index))) counts = said < enough;
    end = match.index + match[0].length;
    if (greetings.has(word) && said === 0) counts = false;
    else if (asides.has(word) && (said >= enough || (said === 1 && saysAll(first, word)))) counts = false;
    if (counts && said === 0) first = word;
    if (counts) said++;
    main.push(counts);
  }
  return said > 0 ? main : main.map(() => true);
}
