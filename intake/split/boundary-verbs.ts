import { readWhenAt } from '../dates/find-whens.ts';
import { functionWord, particle, prepositionWord, pronouns } from '../tokens/function-words.ts';
import { maxReach, type Scene, wordAt, wordSet } from '../tokens/scene.ts';
import {
  buysFor,
  continuesContact,
  gathersGoods,
  isActivityNoun,
  isActivityVerb,
  isAlsoGoods,
  isCausative,
  isContact,
  isDitransitive,
  isNounBeforePreposition,
  namesKind,
} from '../tokens/verbs.ts';
import { clauseWord } from './comma-lists.ts';
import { endsInWhen } from './run-on.ts';
import { isPhrasal, namesGoods, type TaskStart } from './task-start.ts';

/** Tokens `from`..`right`, behind the text that begins at `start`, and before what may be a task of its own. */
export interface Boundary {
  scene: Scene;
  start: number;
  from: number;
  right: number;
  /** The words of the boundary: ", and then". */
  joiner: string;
  /** The word behind it. */
  next: string;
}

/** A boundary, and where the orders on both sides of it begin. */
export interface Orders extends Boundary {
  first: TaskStart;
  firstVerb: string;
  second: TaskStart;
  /** The boundary itself announces another task: "then", "oh and". */
  explicit: boolean;
  /** A "to" before the second verb continues a request: "I need to sand the shelf, to paint it". */
  requested: boolean;
}

/** Decides whether the verb after the boundary starts a new task. */
export function splitsAtVerb(orders: Orders): boolean {
  const { scene, joiner, second, explicit, requested } = orders;
  if (!explicit && speaksOfFirst(orders)) return false;
  // ", to hide the cables"
  if (requested && joiner === ',') return true;
  // "see that it is clean, warm and quiet"
  const inList = joiner === ',' && /^(and|or)$/.test(wordAt(scene, second.at + 1));
  if (inList && !scene.tokens[second.at + 3]) return false;
  return second.strength === 'strong' ? cutsAtPlainVerb(orders) : cutsAtNounVerb(orders);
}

/** "text Bo and ask about the van", "a grab rail for gran, fit it": more of what the first task says. */
function speaksOfFirst({ scene, right, joiner, first, firstVerb, second }: Orders): boolean {
  const continues = isContact(firstVerb) && continuesContact(wordAt(scene, second.at));
  if (continues && joiner !== ',' && talkedOf.test(wordAt(scene, second.at + 1))) return true;
  if (!isPronoun(scene, second.at + 1)) return false;
  return first.strength === null || (joiner !== ',' && !readWhenAt(scene, right));
}

const talkedOf = /^(about|for|if|whether|to|that|what|when|how|where|why|on|with|hi|hello|no|yes|up|go)?$/;

/** A verb that is no noun: "deliver". */
function cutsAtPlainVerb(orders: Orders): boolean {
  const { scene, joiner, second, explicit } = orders;
  if (sharesHead(orders)) return false;
  const verb = wordAt(scene, second.at);
  if (second.at + 1 >= scene.tokens.length)
    return explicit || isActivityNoun(verb) || (joiner === ',' && isActivityVerb(verb));
  const object = wordAt(scene, second.at + 1);
  const isNoun = prepositionWord.test(object) && object !== 'about' && isNounBeforePreposition(verb);
  return explicit || !isNoun;
}

/** A verb that may be a noun: "water". */
function cutsAtNounVerb(orders: Orders): boolean {
  const { scene, start, from, joiner, first, firstVerb, second, explicit } = orders;
  const verb = wordAt(scene, second.at);
  if (second.at + 1 >= scene.tokens.length)
    return first.strength !== null && (explicit || (joiner === ',' && isActivityVerb(verb)));
  if (isPhrasal(scene, second.at)) return true;
  const object = wordAt(scene, second.at + 1);
  if (prepositionWord.test(object) || scene.tokens[second.at + 1]?.kind === 'mark') return explicit;
  if (first.strength === null) {
    // "so I may be late. warn them and sweep the yard"
    if ((first.marked || from - first.at > 4) && /^(the|my|our|his|her|their)$/.test(object)) return true;
    return explicit || joiner !== 'and' || endsInWhen(scene, start, from, 'day');
  }
  if (sharesHead(orders)) return false;
  // "buy oil and water filters": after a purchase the name of a good is likelier than a verb
  if (isAlsoGoods(verb) && gathersGoods(firstVerb))
    return (
      explicit || hasThings(orders) || /^(the|a|an|my|our|some|his|her|up|out|mum|mom|dad)$/.test(object)
    );
  return true;
}

/** "get milk, wrap presents": the only comma stands between an order and a verb with things of its own. */
const hasThings = ({ scene, start, from, right, joiner, second }: Orders): boolean =>
  joiner === ',' &&
  from - start <= maxShortOrder &&
  scene.tokens.length === second.at + 2 &&
  /[^s]s$/.test(wordAt(scene, second.at + 1)) &&
  !heads.has(wordAt(scene, second.at + 1)) &&
  !namesGoods(scene, right);
/** In tokens. */
const maxShortOrder = 4;

const heads = wordSet(`
  levels sets filters office offices cards sizes prices rates supplies kits bottles trays covers lids pads racks stands
  holders cases machine machines bulbs settings meters gauges pressure tanks caps leaks lines pipes brushes packs packets
  samples tools gear equipment products services areas issues problems costs options shakers grinders sauce mixers tests
  readings charges rolls bags buckets hoses pumps cables sensors stations points boards books guns pens markers
`);

/** "check fuel and oil levels", "buy sweep and mop sets": two words name kinds of the same thing. */
function sharesHead({ scene, from, joiner, first, second, explicit }: Orders): boolean {
  if (explicit || joiner !== 'and') return false;
  const noun = wordAt(scene, second.at);
  if (!(isAlsoGoods(noun) || namesKind(noun))) return false;
  const left = scene.tokens.slice(first.at + 1, from).filter(({ kind }) => kind !== 'mark');
  const bare = left.filter(({ lower }) => !/^(the|a|by|at|in|for|some|new|more)$/.test(lower));
  if (bare.length !== 1 || !heads.has(wordAt(scene, second.at + 1))) return false;
  const after = scene.tokens[second.at + 2];
  return !after || after.kind === 'mark' || functionWord.test(after.lower);
}

/** "sell it", "sell those", but not "sell those chairs" and "move them crates". */
function isPronoun(scene: Scene, i: number): boolean {
  if (!pronouns.has(wordAt(scene, i))) return false;
  const noun = scene.tokens[i + 1];
  if (isHers(scene, i)) return false;
  // "get him some shin pads"
  if (buysFor(wordAt(scene, i - 1)) && /^(some|a|an|new)$/.test(noun?.lower ?? '')) return false;
  if (noun?.kind !== 'word' || functionWord.test(noun.lower) || readWhenAt(scene, i + 1)) return true;
  if (wordAt(scene, i) === 'them') return !/[^s]s$/.test(noun.lower);
  return (
    !/^(this|that|these|those)$/.test(wordAt(scene, i)) || /(ly|asap|too|again|there|here)$/.test(noun.lower)
  );
}

/** "water her ferns", but not "give her ferns", "text her soon" and "drive her home". */
function isHers(scene: Scene, i: number): boolean {
  const noun = wordAt(scene, i + 1);
  const verb = wordAt(scene, i - 1);
  if (wordAt(scene, i) !== 'her' || !/^[a-z]{3,}$/.test(noun) || isDitransitive(verb) || isContact(verb))
    return false;
  return (
    !functionWord.test(noun) &&
    !/(ly|ing|asap|too|again|there|here|home|now|first|soon|round)$/.test(noun) &&
    !readWhenAt(scene, i + 1)
  );
}

/** "paint the shed and creosote the fence": whatever stands before "the" after a whole order is an order too. */
export function isUnknownVerb({ scene, from, right, first, firstVerb, next }: Orders): boolean {
  if (!first.strength || from - first.at < 2) return false;
  if (isDitransitive(firstVerb) || isCausative(firstVerb)) return false;
  if (
    scene.tokens
      .slice(Math.max(first.at, from - maxReach), from)
      .some((token) => clauseWord.test(token.lower))
  )
    return false;
  if (!/^[a-z]{3,}$/.test(next) || scene.tokens[right]?.capital || functionWord.test(next)) return false;
  if (/(ing|ed|ly|s)$/.test(next) && !/ss$/.test(next)) return false;
  if (noVerb.test(next)) return false;
  // "…, string up lights"
  const bare = wordAt(scene, right - 1) === ',' && particle.test(wordAt(scene, right + 1));
  if (!bare && !/^(the|my|our|your|their)$/.test(wordAt(scene, right + 1))) return false;
  return right + 2 < scene.tokens.length && !noThing.test(wordAt(scene, right + 2));
}
const noVerb =
  /^(half|both|such|whatever|maybe|around|during|until|against|like|what|then|mum|mom|dad|gran|nan)$/;
const noThing =
  /^(day|night|week|month|year|morning|afternoon|evening|next|following|other|same|rest|one|first|last)$/;
