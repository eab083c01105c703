import { repairMarkers, retractions } from '../split/corrections.ts';
import { functionWord, pronouns } from '../tokens/function-words.ts';
import { matchIndexedPhrase, wordSet } from '../tokens/scene.ts';
import { isEmptyAfterHaveTo } from '../tokens/verbs.ts';
import { boundsWithin, type Lattice, openingWords } from './lattice.ts';
import { aside, task } from './network.ts';
import type { Piece } from './pieces.ts';
import { isMarkKind, isVerbKind } from './word-kind.ts';

/** The pieces the model found, where what a person says they must do outweighs what it takes for talk. */
export function promoteStatedTasks(lattice: Lattice, pieces: Piece[]): Piece[] {
  const found: Piece[] = [];
  /** The last piece is a task that the model labelled an aside. */
  let stated = false;
  for (const { from, to, label } of pieces) {
    const last = found.at(-1);
    if (label === aside && stated && last && goesOn(lattice, from)) last.to = to;
    else if (label === task) found.push(...parted(lattice, from, to));
    else {
      stated = label === aside && statedFrom(lattice, from, to) >= 0;
      found.push({ from, to, label: stated ? task : label });
    }
  }
  return found;
}

/** A task, parted where somebody says that they must do another: "send the bill and I must | call Ana". */
function parted(lattice: Lattice, from: number, to: number): Piece[] {
  const { splits, kinds, whens, words } = lattice;
  const others = boundsWithin(lattice, from + 1, to).filter((start) => {
    // "check the bread and | at noon take the tablets"
    const when =
      start > from && splits[start] && /^(and|then)$/.test(words[start - 1] ?? '') ? (whens[start] ?? 0) : 0;
    if (when > 0 && when < to && isVerbKind(kinds[when])) return true;
    const lead = start > from && start < to ? statedFrom(lattice, start, to) : -1;
    const isJoined = lead > from + 1 && joining.test(kinds[lead - 1] ?? '');
    return isJoined && !pronouns.has(words[start + 1] ?? '');
  });
  const begins = [from, ...others];
  return begins.map((begin, n) => ({
    from: skipSelfReference(lattice, begin),
    to: trimLeadIn(lattice, begin, begins[n + 1] ?? to),
    label: task,
  }));
}
const joining = /^(&|then|also|oh|maybe|um|uh|[,.])$/;

/** "I'm | meeting Bo", "we're having | lunch" */
export function skipSelfReference({ words }: Lattice, i: number): number {
  if (!heldAppointment.test(words.slice(i, i + 2).join(' '))) return i;
  return words[i + 1] === 'having' ? i + 2 : i + 1;
}
/** Announces an appointment of the speaker. */
export const heldAppointment = /^(i'm|we're) (meeting|seeing|going|having)$/;

/** The pieces where a task is one with the one before that it mends, takes back, gives a reason for or goes on listing. */
export function mergeCorrections(lattice: Lattice, pieces: Piece[]): Piece[] {
  const found: Piece[] = [];
  /** Index of the last task found. */
  let at = -1;
  for (const piece of pieces) {
    const last = found[at];
    if (
      piece.label === task &&
      last &&
      (corrects(lattice, last, piece) || tellsWhatFor(lattice, last, piece) || lists(lattice, last, piece))
    )
      found.splice(at, found.length - at, { from: last.from, to: piece.to, label: task });
    else {
      found.push(piece);
      if (piece.label === task) at = found.length - 1;
    }
  }
  return found;
}

/** "ring Bo about the key | no wait | ring Ida", "oil the loom | scratch that | feed the cat". */
function corrects({ scene, words }: Lattice, last: Piece, piece: Piece): boolean {
  const start = piece.from;
  for (let i = Math.max(last.from + 1, start - 4); i < start; i++) {
    const isNext = (next: number) =>
      next > i && (next === start || (next === start - 1 && words[next] === ','));
    const isPlain = words.slice(last.to, i).every((word) => openingWords.has(word) || /^\W$/.test(word));
    if (!isPlain) continue;
    if (isNext(matchIndexedPhrase(scene, i, retractions))) return true;
    if (
      isNext(matchIndexedPhrase(scene, i, repairMarkers)) &&
      words.slice(i, start).some((word) => denying.has(word))
    ) {
      const before = words.slice(last.from, i);
      const [verb = '', object = '', ...others] = words.slice(start, piece.to);
      const isNamed = (word: string) => word.length > 3 && !functionWord.test(word) && before.includes(word);
      // Otherwise what was forgotten comes next: "feed the cat, oh no wait, ring Ida".
      return before.includes(verb) || pronouns.has(object) || [object, ...others].some(isNamed);
    }
  }
  return false;
}
const denying = wordSet('no sorry mean meant rather correction');

/** "call the bank | so we can | get the rate fixed" */
function tellsWhatFor({ words }: Lattice, last: Piece, piece: Piece): boolean {
  const between = words.slice(last.to, piece.from).join(' ');
  return /^so( that)? (i|we|he|she|they|you|it) (can|could)$/.test(between);
}

/** "mix flour | , | eggs and salt": more of what a verb is for, where the rules see no cut, either. */
function lists({ splits, words }: Lattice, last: Piece, piece: Piece): boolean {
  const order = words.slice(last.from, piece.from).join(' ');
  return (
    !splits[piece.from] &&
    /^\S+ \S+ ,$/.test(order) &&
    /^\S+( \S+)? and \S+/.test(words.slice(piece.from, piece.to).join(' '))
  );
}

/** The speaker, who states an obligation. */
const self = /^(i|i've|i'll|we|we've|we'll|remind|don't)$/;
const owing = /\b(need to|have to|got to|must|should|ought to|remind me to|forget to|remember to)( also)?$/;
/** Before what is owed these say why or when, or that somebody else thinks so. */
const reasons = wordSet(`
  do did because cause cos since if when while until till before after that what how why where which who whether not don't never
  say said says think thinks as than or
`);
/** In tokens; farther back nobody looks, so that a long text takes no longer a word than a short one. */
const longestLeadIn = 12;

/** Finds the "I need to" before "call Ana"; -1 when there is none, when it only gives a reason or a time, or when it is retracted. */
function statedFrom(lattice: Lattice, from: number, to: number): number {
  const { kinds, leadIns, words } = lattice;
  let lead = Math.max(0, from - longestLeadIn);
  while (lead < from && !(leadIns[lead] === from && self.test(words[lead] ?? ''))) lead++;
  const [verb = '', object] = words.slice(from, Math.min(to, from + 2));
  const isStated =
    lead < from &&
    owing.test(words.slice(lead, from).join(' ')) &&
    isVerbKind(kinds[from]) &&
    object !== undefined &&
    object !== 'you' &&
    !isEmptyAfterHaveTo(verb) &&
    !reasons.has(words[lead - 1] ?? '') &&
    !isTakenBack(lattice, to);
  return isStated ? lead : -1;
}

/** "call Ana | no, leave it", but not "call Ana | I've no idea when" nor "call Ana | don't forget to text Bo". */
const isTakenBack = ({ words }: Lattice, i: number) =>
  /\b(no(?! idea)|not|nah|never|(?<!don't )forget|leave|scrap)\b/.test(words.slice(i, i + 3).join(' '));

/** Tells whether what begins at `i` belongs to the order before it: "text Bo | the new address | next week". */
const goesOn = ({ words, whens, kinds, splits }: Lattice, i: number) =>
  !splits[i] &&
  !isMarkKind(kinds[i - 1]) &&
  ((whens[i] ?? 0) > 0 ||
    named.test(words[i] ?? '') ||
    words[i - 1] === 'if' ||
    questions.has(words[i - 1] ?? ''));
const named = /^(the|my|our|his|her|their|next|week)$/;
const questions = wordSet('whether what why how where which who');

/** Trims the announcement of the next task from the end: "ring Ida about the loom | I need to", "ring Ida and | I've". */
export function trimLeadIn({ leadIns, words }: Lattice, from: number, to: number): number {
  for (let i = from + 1; i < to; i++)
    if ((leadIns[i] ?? 0) >= to && !/^(if|as|when|what)$/.test(words[i - 1] ?? '')) return i;
  const dangles =
    /^(i|i'm|i've|we|we're|we've)$/.test(words[to - 1] ?? '') && openingWords.has(words[to - 2] ?? '');
  return dangles && to - 1 > from ? to - 1 : to;
}
