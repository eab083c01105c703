import { readNumberAt } from '../tokens/numbers.ts';
import { matchAnyPhrase, maxReach, type Scene, stripPlural, wordAt } from '../tokens/scene.ts';
import {
  followsSeries,
  isCausative,
  isTaskVerb,
  obtainsWork,
  takesParticiple,
  takesWork,
} from '../tokens/verbs.ts';
import { readDayAt } from './day.ts';
import type { ParsedWhen } from './find-whens.ts';
import { readQuantityAt } from './quantity.ts';
import { beginsTask, endsAt, months, weekdays } from './words.ts';

/** Before what they are about: "copy of", "lyrics to". Behind a name, what bears it. */
const works =
  /^(dvds?|bluray|ray|soundtrack|lyrics|chords|novel|paperback|audiobook|vinyl|album|poster|guidebook|documentary|copy|music)$/;
const carriers = /^(netflix|prime|disney|dvd|blu|bluray|vinyl|guitar|piano|bass|ukulele|kindle|spotify)$/;
/** Works and events that a day may describe: "watch saturday match". */
const events =
  /^(match|game|race|final|gig|show|concert|service|mass|reading|chapter|lecture|lesson|class|session|news|paper|post|homework|football|rugby|cricket|tennis|notes)$/;

const soon = /^(next|this|coming|to(day|night|morrow))$/;

const isEnjoyed = (scene: Scene, i: number) =>
  takesWork(wordAt(scene, i - 1)) || (wordAt(scene, i - 1) === 'to' && wordAt(scene, i - 2) === 'listen');

/** "sing friday by rebecca black", "read every day by david levithan" */
export const isByAuthor = (scene: Scene, start: number, next: number) =>
  wordAt(scene, next) === 'by' &&
  (isEnjoyed(scene, start) || obtainsWork(wordAt(scene, start - 1))) &&
  (/^[\p{L}\d]/u.test(wordAt(scene, next + 2)) || scene.tokens[next + 1]?.capital === true) &&
  !/^(the|a|my|no|end|noon)$/.test(wordAt(scene, next + 1)) &&
  !readDayAt(scene, next + 1);

/** Tells whether "friday" names a film, a song or a book: "friday night lights", "28 days later dvd". */
function namesWork(scene: Scene, { start, next, led, clock }: ParsedWhen, opening: number): boolean {
  const previous = wordAt(scene, start - 1);
  const after = wordAt(scene, next);
  if (previous === 'rewatch') return true;
  // "28 days later"
  if (
    wordAt(scene, next - 1) === 'later' &&
    scene.tokens.slice(start, next).some(({ lower }) => lower === '28')
  )
    return true;
  if (/^(of|to)$/.test(previous) && works.test(wordAt(scene, start - 2))) return true;
  const last = wordAt(scene, next - 1);
  const named = /^(noon|midnight)$/.test(last);
  // "high noon", "midnight in paris", but not "noon in the park"
  const place = after === 'in' && !/^(the|my|our|a)$/.test(wordAt(scene, next + 1));
  if (named && (previous === 'high' || (!led && place && (start === opening || takesWork(previous)))))
    return previous !== 'high' || wordAt(scene, start - 2) !== 'at';
  // "friday harbor"
  if (led && wordAt(scene, start) === 'in' && weekdays.has(wordAt(scene, start + 1)) && !endsAt(scene, next))
    return true;
  if (led || (clock && !named)) return false;
  // "monday monday"
  if (weekdays.has(last) && (after === last || previous === last)) return true;
  // "find The Day After Tomorrow"
  const [first, end, before] = [start, next - 1, start - 1].map((i) => scene.tokens[i]);
  if (first?.lower === 'the' && first.capital && end?.capital && before && !before.capital) return true;
  // "friday i'm in love"
  if (matchAnyPhrase(scene, next, ["i'm in love", 'im in love'])) return true;
  // "The Day After Tomorrow on bluray"
  const titled =
    start === opening && scene.tokens[start]?.capital && scene.tokens[next - 1]?.capital && next > start + 1;
  if (titled && after === 'on' && carriers.test(wordAt(scene, next + 1))) return true;
  // "watch Tomorrow Never Dies"
  if (isEnjoyed(scene, start) && first?.capital && scene.tokens[next]?.capital) return true;
  const isSoon = soon.test(wordAt(scene, start));
  if (isByAuthor(scene, start, next)) return true;
  const enjoyed = !isSoon && isEnjoyed(scene, start);
  if (enjoyed && !endsAt(scene, next) && !events.test(stripPlural(after))) return true;
  for (let i = next; i < next + 8; i++) {
    const word = wordAt(scene, i);
    if (word === 'on' && carriers.test(wordAt(scene, i + 1)))
      return enjoyed || i > next || previous === 'is' || followsSeries(previous) || last === 'later';
    if (works.test(word) && endsAt(scene, i + 1))
      return start > opening || i > next || !(weekdays.has(after) || isSoon || next === start + 1);
    if (beginsTask(scene, i)) return false;
    if (endsAt(scene, i) && !(enjoyed || /^(in|the|and|-)$/.test(word))) return false;
  }
  return false;
}

const streets =
  /^(street|avenue|road|lane|terrace|gardens|crescent|way|rd|ave|st)$|^(close|drive|place|court)$/;

/** "4 june close", "at 3 may street", "friday street" */
function namesStreet(scene: Scene, { start, next }: ParsedWhen, opening: number): boolean {
  const isName = (i: number) => months.has(wordAt(scene, i)) || weekdays.has(wordAt(scene, i));
  const at = isName(next) ? next + 1 : next;
  const street = streets.exec(wordAt(scene, at));
  if (!street || !isName(at - 1) || !endsAt(scene, at + 1)) return false;
  // "4 june close the account"
  const verb = street[2] !== undefined;
  const counted = scene.tokens[at - 2]?.kind === 'number';
  return !verb || (counted && start > opening && !/^(the|to|this|my)$/.test(wordAt(scene, at + 1)));
}

/** Things that already exist when they are mentioned. */
const records =
  /^(note|minute|photo|pic|picture|video|footage|recording|leftover|receipt|charge|transaction|purchase|refund|email|message|voicemail|missed|result|feedback|comment|mess|invoice|bill|statement|screenshot|log|slide|highlight|letter|data|score|fine|expense)$/;
const past =
  /^(said|did|told|wrote|came|went|met|saw|ate|got|took|made|gave|sent|spent|bought|left|lost|found|won|paid|had|heard|meant|rang|ran|broke|thought|sold|wore|brought|\w{3,}ed)$/;
const toldPast =
  /^(did|came|went|got|took|made|gave|spent|left|lost|found|won|paid|rang|broke|sold|worked|missed|finished)$/;
const subject = /^(who|many|much|everyone|what|whatever|that|which|i|we|he|she|they|you|how|why|where)$/;

/** "notes from monday", "what she said on friday", "the party was sunday" */
function isPast(
  scene: Scene,
  { start, next, day, minute, clock, led }: ParsedWhen,
  opening: number,
): boolean {
  const { tokens, now } = scene;
  const words = tokens.slice(start, next).map((token) => token.lower);
  if (day === null || minute !== null) return false;
  const before = tokens.slice(Math.max(opening, start - maxReach), start).map((token) => token.lower);
  // "complain that the bus didn't come this morning"
  if (day === now.day && before.some((word) => /^didn'?t$/.test(word))) return true;
  // "write down what the doctor said this morning"
  if (day === now.day && before.at(-1) === 'said' && before.includes('what')) return true;
  if (words.some((word) => soon.test(word))) return false;
  const previous = wordAt(scene, start - 1);
  if (/^(was|were|been|last|expired|lapsed)$/.test(previous) || before.slice(-2).join(' ') === 'ran out')
    return true;
  if (clock || start <= opening) return false;
  // "who left the gate open on sunday", "why the bus didn't come on sunday"
  const isTold = before.some(
    (word, i) =>
      /^(did|was|were)n'?t$/.test(word) || (/^(who|whatever)$/.test(word) && past.test(before[i + 1] ?? '')),
  );
  if (isTold) return true;
  // "check the parcel landed in 5 working days"
  if (words[0] === 'in' && (readNumberAt(tokens, start + 1) ?? readQuantityAt(scene, start + 1)))
    return false;
  // "expenses for the trip 2-5 feb" in march
  const isKept = before.some((word) => records.test(stripPlural(word)));
  if (day > now.day + 300 && isKept && !led && before.includes('for')) return true;
  if (words[0] === 'from' && !/^(to|until|till|-)$/.test(wordAt(scene, next)))
    // "from 27 feb" in march: the next one is nearly a year away
    return day > now.day + 300 || isKept;
  // "wages, he did 6 hours extra sat"
  const done = before.findLastIndex(
    (word, i) => /^(he|she|they|we|i)$/.test(word) && toldPast.test(before[i + 1] ?? ''),
  );
  const between = done < 0 ? [] : before.slice(done + 2);
  if (
    done >= 0 &&
    !led &&
    !between.some((word) => isTaskVerb(word) || /^([,;:.!?–—]|and|so|but)$/.test(word))
  )
    return true;
  // "archive the tickets closed in october", but not "get the fence painted in april"
  const order = start > opening ? (tokens[opening]?.lower ?? '') : '';
  const isDone = isCausative(order) || takesParticiple(order);
  if (words[0] === 'in' && past.test(previous) && isTaskVerb(order) && !isDone && before.length > 2)
    return true;
  const verb = /^(up|out|off|me|him|her|us|them|it|there|over)$/.test(previous) ? -2 : -1;
  const said = before.at(verb) ?? '';
  return (
    !/^(by|before|until|till?|due|for|from|around|after)$/.test(words[0] ?? '') &&
    past.test(said) &&
    !/^(is|are|be|being|gets?|needs?|wants?|to)$/.test(before.at(verb - 1) ?? '') &&
    (/^(did|wrote|came|went|ate|said)$/.test(said) ||
      before.slice(Math.max(1, before.length + verb - 4), verb).some((word) => subject.test(word)))
  );
}

/** "buy taco tuesday stuff": a weekday in the middle that says which, and not when. */
const describes = (scene: Scene, { attributive, start, part }: ParsedWhen, opening: number) =>
  attributive && part === null && start > opening + 1 && weekdays.has(wordAt(scene, start));

/** "renew the passport in march", "the invoice for october", "nights from january": a month, not its first day. */
const namesMonth = (scene: Scene, { start, next, clock }: ParsedWhen) =>
  clock === null &&
  next === start + 2 &&
  /^(in|for|from|of|during)$/.test(wordAt(scene, start)) &&
  months.has(wordAt(scene, start + 1)) &&
  !scene.tokens.some(({ corrected }) => corrected);

/** "chase the October one": the invoice, not the first. */
const isWhichOne = (scene: Scene, { start, next, clock }: ParsedWhen) =>
  scene.tokens
    .slice(start, next)
    .some(
      ({ lower }, i) =>
        months.has(lower) && wordAt(scene, start + i - 1) === 'the' && wordAt(scene, start + i + 1) === 'one',
    ) &&
  (clock === null || clock.bare);

const suits = /^(still |also |would |'d )?(works?|suits?|is (ok|okay|fine|free|good))\b/;

/** "tell Pete we can't do sunday", "ask Ravi whether it is still on the 5th", "if 7 March works": the day is what is told or asked. */
function isToldOf({ tokens }: Scene, { start, next }: ParsedWhen): boolean {
  const after = tokens.slice(next, next + 3).map(({ lower }) => lower);
  if (tokens[start - 1]?.lower === 'if' && suits.test(after.join(' '))) return true;
  const before = tokens.slice(Math.max(0, start - maxReach), start).map(({ lower }) => lower);
  return (
    /(^| )(can't|cant|cannot|can|could|couldn't) (do|make)$/.test(before.join(' ')) ||
    before.includes('whether')
  );
}

/** "text Mel about Sunday": the day is what it is about. */
const isTopic = (scene: Scene, { start, day, clock, part }: ParsedWhen, opening: number) =>
  day !== null && clock === null && part === null && start > opening + 1 && wordAt(scene, start) === 'about';

/** "ask for friday off" */
const isDayOff = (scene: Scene, { next, day }: ParsedWhen) =>
  day !== null && wordAt(scene, next) === 'off' && endsAt(scene, next + 1);

/** Tells whether a date is no due date: a name or a past day. The clause begins at `opening`. */
export const isNotDueDate = (scene: Scene, when: ParsedWhen, opening: number): boolean =>
  // "why it died at 3am yesterday"
  wordAt(scene, when.next) === 'yesterday' ||
  // "every tuesday except next week", "it's been off since tuesday"
  /^(except|excluding|since)$/.test(wordAt(scene, when.start - 1)) ||
  // "this week not thursday", but "not before thursday"
  (wordAt(scene, when.start - 1) === 'not' &&
    !/^(before|after|until|till?)$/.test(wordAt(scene, when.start))) ||
  // What has a year is as often a title or a day of birth.
  (when.day !== null && (when.day > scene.now.day + 7305 || when.day < scene.now.day - 366)) ||
  (!scene.tokens[when.start]?.corrected && describes(scene, when, opening)) ||
  namesStreet(scene, when, opening) ||
  namesMonth(scene, when) ||
  isWhichOne(scene, when) ||
  isPast(scene, when, opening) ||
  isToldOf(scene, when) ||
  isTopic(scene, when, opening) ||
  isDayOff(scene, when) ||
  namesWork(scene, when, opening);
