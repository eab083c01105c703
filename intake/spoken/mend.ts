import { repairs, takeBacks } from '../corrections.ts';
import { longestOf } from '../dates/scene.ts';
import { functionWord, taskStart } from '../task-start.ts';
import { pronouns, wordSet } from '../verbs.ts';
import { type Lattice, opening } from './lattice.ts';
import { addition, aside, type Piece, task } from './pieces.ts';
import { isMark, isVerb } from './word-kind.ts';

/** The pieces the model found, where what a person says outright outweighs what it takes for likely. */
export function mended(lattice: Lattice, pieces: Piece[]): Piece[] {
  const { bounds, words, kinds } = lattice;
  const found: Piece[] = [];
  /** Whether the last piece found is a task that the model took for an aside. */
  let stated = false;
  for (const { from, to, label } of pieces) {
    const last = found.at(-1);
    const [start, end] = [bounds[from] ?? 0, bounds[to] ?? 0];
    if (label === aside && stated && last && goesOn(lattice, start)) {
      last.to = to;
      continue;
    }
    stated = label === aside && isStated(lattice, start, end);
    if (stated) found.push({ from, to, label: task });
    else if (label === task && (isLeadIn(lattice, start, end) || isNeedless(lattice, start)))
      found.push({ from, to, label: aside });
    else if (label === task && last && continues(lattice, start)) {
      // "ask Ida about the loom | and | whether it works"
      let begin = from;
      while (joined.test(words[bounds[begin - 1] ?? 0] ?? '') && found.at(-1)?.label === aside)
        begin = found.pop()?.from ?? begin;
      const follows = found.at(-1)?.label === task && !isMark(kinds[(bounds[begin] ?? 0) - 1]);
      found.push({ from: begin, to, label: follows ? addition : label });
    } else if (label === addition && last?.label === aside && isTorn(lattice, start))
      found.push({ from, to, label: aside });
    else if (label === task)
      found.push(...parted(lattice, from, bounds.indexOf(withoutLeadIn(lattice, start, end))));
    else found.push({ from, to, label });
  }
  return found;
}

/** The pieces where a task that mends or takes back the one before is one with it: the words of both tell what is meant. */
export function withCorrections(lattice: Lattice, pieces: Piece[]): Piece[] {
  const found: Piece[] = [];
  for (const piece of pieces) {
    const at = found.findLastIndex(({ label }) => label === task);
    const last = found[at];
    if (piece.label === task && last && corrects(lattice, last, piece))
      found.splice(at, found.length - at, { from: last.from, to: piece.to, label: task });
    else found.push(piece);
  }
  return found;
}

/** "ring Bo about the key | no wait | ring Ida", "oil the loom | scratch that | feed the cat". */
function corrects({ scene, bounds, words }: Lattice, last: Piece, piece: Piece): boolean {
  const [begin, until] = [bounds[last.from] ?? 0, bounds[last.to] ?? 0];
  const [start, end] = [bounds[piece.from] ?? 0, bounds[piece.to] ?? 0];
  for (let i = Math.max(begin + 1, start - 4); i < start; i++) {
    const isNext = (next: number) =>
      next > i && (next === start || (next === start - 1 && words[next] === ','));
    const isPlain = words.slice(until, i).every((word) => opening.has(word) || /^\W$/.test(word));
    if (!isPlain) continue;
    if (isNext(longestOf(scene, i, takeBacks))) return true;
    if (isNext(longestOf(scene, i, repairs)) && words.slice(i, start).some((word) => denying.has(word))) {
      const before = words.slice(begin, i);
      const [verb = '', object = '', ...others] = words.slice(start, end);
      const isNamed = (word: string) => word.length > 3 && !functionWord.test(word) && before.includes(word);
      // Otherwise what was forgotten comes next: "feed the cat, oh no wait, ring Ida".
      return before.includes(verb) || pronouns.has(object) || [object, ...others].some(isNamed);
    }
  }
  return false;
}
const denying = wordSet('no sorry mean meant rather correction');

/** Whether the rules for typed text see an order begin at a token. */
export function isOrderAt({ scene, cuts }: Lattice, i: number): boolean {
  const { at, strength } = taskStart(scene, i);
  return cuts[i] === true && strength === 'strong' && at === i;
}

/** A task from bound to bound, parted where an order begins in it. */
function parted(lattice: Lattice, from: number, to: number): Piece[] {
  const { bounds } = lattice;
  const begins = bounds.slice(from, to).flatMap((start, n) => {
    const isInside = start > (bounds[from] ?? 0) + 1 && start + 1 < (bounds[to] ?? 0);
    return n === 0 || (isInside && isOrderAt(lattice, start)) ? [from + n] : [];
  });
  return begins.map((begin, n) => ({ from: begin, to: begins[n + 1] ?? to, label: task }));
}

/** Who must do it, and that they must. */
const self = /^(i|i've|i'll|we|we've|we'll|remind|don't)$/;
const owing = /\b(need to|have to|got to|must|should|ought to|remind me to|forget to|remember to)( also)?$/;
/** Before what is owed these say why or when, or that somebody else thinks so. */
const reasons = wordSet(`
  do did because cause cos since if when while until till before after that what how why where which who whether not don't never
  say said says think thinks as than or
`);
/** In tokens; farther back nobody looks, so that a long text takes no longer a word than a short one. */
const longestLeadIn = 12;
/** "I have to say" */
const empty = wordSet('be do go have say make admit stop');

/** "I need to | call Ana": unless it only says why or when, or is taken back. */
function isStated(lattice: Lattice, from: number, to: number): boolean {
  const { kinds, leadIns, words } = lattice;
  let lead = Math.max(0, from - longestLeadIn);
  while (lead < from && !(leadIns[lead] === from && self.test(words[lead] ?? ''))) lead++;
  const [verb = '', object] = words.slice(from, to);
  return (
    lead < from &&
    owing.test(words.slice(lead, from).join(' ')) &&
    isVerb(kinds[from]) &&
    object !== undefined &&
    object !== 'you' &&
    !empty.has(verb) &&
    !reasons.has(words[lead - 1] ?? '') &&
    !isTakenBack(lattice, to)
  );
}

/** "call Ana | no, leave it", but not "call Ana | I've no idea when" nor "call Ana | don't forget to text Bo". */
export const isTakenBack = ({ words }: Lattice, i: number) =>
  /\b(no(?! idea)|not|nah|never|(?<!don't )forget|leave|scrap)\b/.test(words.slice(i, i + 3).join(' '));

/** Whether what begins at `i` belongs to the order before it: "text Bo | the new address | next week". */
const goesOn = ({ words, whens, kinds, cuts }: Lattice, i: number) =>
  !cuts[i] &&
  !isMark(kinds[i - 1]) &&
  ((whens[i] ?? 0) > 0 || named.test(words[i] ?? '') || asking.test(words[i - 1] ?? ''));
const named = /^(the|my|our|his|her|their|next|week)$/;

/** "I don't have to | call Ana", and where the piece is all of it. */
const isNeedless = ({ words }: Lattice, i: number) =>
  /(don't|no|not) (have|need) to$/.test(words.slice(Math.max(0, i - 3), i).join(' ')) ||
  /^(i|we) don't (have|need) to$/.test(words.slice(i, i + 4).join(' '));

/** Whether nothing but words that announce a task stands there: "yeah so I need to". */
function isLeadIn({ leadIns, words }: Lattice, from: number, to: number): boolean {
  let i = from;
  while (i < to && !leadIns[i] && opening.has(words[i] ?? '')) i++;
  return (leadIns[i] ?? 0) >= to;
}

/** Where what is said ends before it announces what comes next: "ring Ida about the loom | I need to". */
export function withoutLeadIn({ leadIns, words }: Lattice, from: number, to: number): number {
  for (let i = from + 1; i < to; i++)
    if ((leadIns[i] ?? 0) >= to && !/^(if|as|when|what)$/.test(words[i - 1] ?? '')) return i;
  return to;
}

/** Behind these what was said beside a task is over. */
const joiners = wordSet('and but so also then plus oh um uh er erm actually maybe');

/** In the middle of what was said beside a task: "I am not | sure when", "which date suits | you". */
const isTorn = ({ cuts, kinds, talk, whens, words }: Lattice, i: number) =>
  !cuts[i] &&
  !isMark(kinds[i - 1]) &&
  !talk[i - 1] &&
  !whens[i] &&
  !joiners.has(words[i - 1] ?? '') &&
  !opening.has(words[i] ?? '');

/** "whether it works", "that they are late", "so I can": no task begins like this. */
const continues = ({ leadIns, words }: Lattice, i: number) =>
  words[i] === 'whether' ||
  (words[i] === 'that' && !leadIns[i] && subject.test(words[i + 1] ?? '')) ||
  (words[i - 1] === 'so' && /^(i|we) can$/.test(words.slice(i, i + 2).join(' ')));
const subject = /^(i|i'm|i'd|we|we're|we'd|he|he's|she|she's|it|it's|they|they're|you)$/;
const asking = /^(whether|if|what|why|how|where|which|who)$/;
const joined = /^(and|or|so)$/;
