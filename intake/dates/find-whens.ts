import {
  collectFirstWords,
  matchIndexedPhrase,
  maxReach,
  opensWith,
  type Scene,
  stripPlural,
  wordAt,
} from '../tokens/scene.ts';
import type { Token } from '../tokens/tokenise.ts';
import { isMomentary, isTaskVerb, takesMadeThing } from '../tokens/verbs.ts';
import { type ClockContext, clockWords, isBareClock } from './bare-clock.ts';
import {
  clockStarts,
  type DayPart,
  type ParsedClock,
  partStarts,
  readClockAt,
  readDayPartAt,
} from './clock.ts';
import { dateConnectors, datePrepositions } from './date-prepositions.ts';
import { dayStarts, endOfDay, readDayAt } from './day.ts';
import type { ParsedDay } from './parsed-day.ts';
import { beginsTask, endsAt, mayEndLeadingDate, weekdays } from './words.ts';

/** A due date found in a clause. Token indices are half-open. */
export interface ParsedWhen {
  start: number;
  next: number;
  day: number | null;
  clock: ParsedClock | null;
  minute: number | null;
  part: DayPart | null;
  /** A preposition led it, so nothing else can be meant. */
  led: boolean;
  /** The words belong to what follows ("monday meeting notes") and stay in the title. */
  attributive: boolean;
  /** So does the holiday in "thanksgiving dinner", wherever it stands. */
  festive: boolean;
}

const nounAfter = (scene: Scene, i: number) => !endsAt(scene, i);

/** Cached dates by token, for tokens that are read repeatedly and do not change. */
const known = new WeakMap<Token[], (ParsedWhen | null)[]>();

/** Caches the dates of these tokens. Call it again after changing them. */
export function cacheWhens(tokens: Token[]): void {
  known.set(tokens, []);
}

/** Reads a day, a part of the day and a time in any order from token `i` on. */
export function readWhenAt(scene: Scene, i: number): ParsedWhen | null {
  const reads = known.get(scene.tokens);
  if (!reads) return readWhen(scene, i);
  let read = reads[i];
  if (read === undefined) {
    read = readWhen(scene, i);
    reads[i] = read;
  }
  return read;
}

/** Returns the first date from token `from` on that ends right before `end`, read as if nothing followed. */
export function readWhenBefore(scene: Scene, from: number, end: number): ParsedWhen | null {
  const base = Math.max(0, from - maxReach);
  const left = { ...scene, tokens: scene.tokens.slice(base, end) };
  for (let i = Math.max(0, from); i < end; i++) {
    const when = readWhenAt(left, i - base);
    if (when && when.next + base === end) return { ...when, start: i, next: end };
  }
  return null;
}

/** First words of any date or of its prepositions, other than digits. */
const whenStarts = collectFirstWords(dayStarts, clockStarts, partStarts, datePrepositions);

function readWhen(scene: Scene, i: number): ParsedWhen | null {
  const { tokens } = scene;
  if (!opensWith(scene, i, whenStarts) || tokens[i]?.quoted) return null;
  // "u3a"
  if (tokens[i]?.glued && tokens[i - 1]?.kind === 'word' && tokens[i]?.kind !== 'mark') return null;
  // "in 3 days" keeps its own preposition
  const alone = readDayAt(scene, i);
  const own = alone && acceptDay(scene, alone, i, { lead: false, glued: '' }) ? alone : null;
  let lead = own ? 0 : matchIndexedPhrase(scene, i, datePrepositions);
  // "on the following monday" keeps its article
  if (lead > i + 1 && wordAt(scene, lead - 1) === 'the' && readDayAt(scene, lead - 1)) lead--;
  let j = lead || i;
  let day: ParsedDay | null = null;
  let clock: ParsedClock | null = null;
  let part: DayPart | null = null;
  let end = 0;
  let glued = lead ? wordAt(scene, lead - 1) : '';
  if (lead && glued === 'the') glued = wordAt(scene, lead - 2);
  for (let guard = 0; guard < 6; guard++) {
    const before = j;
    if (!day) {
      const found = j === i ? own : readDayAt(scene, j);
      if (found && acceptDay(scene, found, j, { lead: lead > 0 || end > 0, glued })) {
        day = found;
        if (found.evening) part ??= 'evening';
        j = end = found.next;
      }
    }
    const closing = j === before && day ? matchIndexedPhrase(scene, j, endOfDay) : 0;
    if (closing) j = end = closing;
    if (j === before && !clock) {
      const found = betweenAt(scene, j, glued) ?? readClockAt(scene, j);
      if (found && acceptClock(scene, found, j, { glued, day: day !== null, part: part !== null })) {
        // "by midnight" is within the day that it ends
        clock =
          found.minute === 1440 && /^(by|before|than)$/.test(glued) ? { ...found, minute: 1439 } : found;
        j = end = found.next;
      }
    }
    if (j === before && !part) {
      const found = readDayPartAt(scene, j);
      const standsAlone = found?.named && /^(in|during|at|this)$/.test(wordAt(scene, j));
      if (found && (day || clock || standsAlone || /^(in|this)$/.test(glued))) {
        // "friday 11:30 night market"
        if (clock?.digital && nounAfter(scene, found.next)) clock = { ...clock, digital: false };
        part = found.part;
        j = end = found.next;
      }
    }
    // "on 4.22, no 4.24": what is said instead stands on its own
    if (j === before || (tokens[j]?.corrected && !tokens[j - 1]?.corrected)) break;
    const more = matchIndexedPhrase(scene, j, dateConnectors);
    glued = '';
    if (more) {
      glued = wordAt(scene, more - 1);
      if (glued === 'the') glued = '';
      const follows = readDayAt(scene, more) || readClockAt(scene, more) || readDayPartAt(scene, more);
      if (!follows) break;
      j = more;
    }
  }
  if (!end) return null;
  if (day?.minute != null && clock) clock = null;
  // "this" and "the" belong to the date; a preposition we did not need stays out only if it is not one of ours.
  if (
    lead &&
    wordAt(scene, i) === 'come' &&
    (!day || /^(can|can't|cant|cannot|could|couldn't|won't)$/.test(wordAt(scene, i - 1)))
  )
    return null;
  // "plan thanksgiving", "a christmas dinner": the name of the thing as well as its day
  const object = day?.festive === true && !lead && !clock && namesThing(scene, i);
  // "pack before the 6am flight": the words before the time are about the thing
  if (lead > i + 1 && wordAt(scene, lead - 1) === 'the' && clock && !day && !part && nounAfter(scene, end))
    return null;
  // "recipe for midnight brownies"
  if (
    /^(for|midnight)$/.test(wordAt(scene, i)) &&
    wordAt(scene, end - 1) === 'midnight' &&
    !mayEndLeadingDate(scene, end)
  )
    return null;
  if (namesKind(scene, i, end)) return null;
  if (wordAt(scene, i) === 'today' && (wordAt(scene, end) === 'show' || wordAt(scene, i - 1) === 'usa'))
    return null;
  const before = i > 0 || (day?.festive === true && !beginsTask(scene, end));
  // "register for the 9 Dec workshop", "prepare for monday meeting"
  const which =
    lead > 0 &&
    wordAt(scene, i) === 'for' &&
    (wordAt(scene, i + 1) === 'the' || weekdays.has(wordAt(scene, i + 1)));
  // "cancel the 3pm"
  const event =
    !lead && clock !== null && !day && !part && articles.test(wordAt(scene, i - 1)) && endsAt(scene, end);
  const attributive =
    object || event || ((!lead || which) && nounAfter(scene, end) && before && !clock && day?.minute == null);
  return {
    start: i,
    next: end,
    day: day?.day ?? null,
    clock,
    minute: day?.minute ?? null,
    part,
    led: lead > 0,
    attributive,
    festive: attributive && day?.festive === true,
  };
}

const articles = /^(the|my|our|your|his|her|their)$/;

/** "brew noon tea", but not "get noon train" */
const namesKind = (scene: Scene, i: number, end: number) =>
  (wordAt(scene, end - 1) === 'midnight' && wordAt(scene, end) === 'blue') ||
  (end === i + 1 &&
    /^(noon|midday|midnight)$/.test(wordAt(scene, i)) &&
    takesMadeThing(wordAt(scene, i - 1)) &&
    !endsAt(scene, end) &&
    readDayAt(scene, end) === null &&
    !clockWords.test(stripPlural(wordAt(scene, end))));

/** Tells whether the words before a holiday at `i` make it their object. */
function namesThing(scene: Scene, i: number): boolean {
  const previous = wordAt(scene, i - 1);
  return isTaskVerb(previous) || /^(the|a|an|my|our|your|his|her|their|of|with)$/.test(previous);
}

/** `between 2 and 4`; the first counts. */
function betweenAt(scene: Scene, i: number, glued: string): ParsedClock | null {
  const start = glued === 'between' ? readClockAt(scene, i) : null;
  const end = start && wordAt(scene, start.next) === 'and' ? readClockAt(scene, start.next + 1) : null;
  if (!start || !end) return null;
  // "between 9 and 5" are the hours of work
  const works = start.ambiguous && end.ambiguous && end.minute <= start.minute && start.minute >= 420;
  const until = end.ambiguous && end.minute <= start.minute ? end.minute + 720 : end.minute;
  const pm = start.ambiguous && !end.ambiguous && end.minute >= 720 && start.minute + 720 < end.minute;
  const ambiguous = start.ambiguous && end.ambiguous && !works;
  // "ring the bank between 2 and 4" does not take two hours
  const isWindow = scene.tokens.slice(Math.max(0, i - maxReach), i).some(({ lower }) => isMomentary(lower));
  return {
    minute: start.minute + (pm ? 720 : 0),
    ambiguous,
    bare: false,
    until: isWindow ? null : until,
    next: end.next,
  };
}

/** After the name of a feast: what is got or made for it, some time before, or has only its name. */
const festiveThings =
  /^(island|agreement|essay|poem|project|ticket|map|design|resolution|carol|movie|film|song|music|book|shopping|present|gift|card|light|tree|decoration|decor|ornament|wreath|stocking|wrapping|paper|basket|egg|candy|sweet|chocolate|bunny|costume|outfit|dress|jumper|sweater|pyjama|pajama|pj|recipe|idea|list|wishlist|hamper|pudding|cracker|cookie|market|fair|craft|letter|stamp|invitation|invite|budget|fund|club|bonu|break|holiday|vacation|play|picture|photo|prop|makeup|mask|pumpkin|treat|spirit|box|boxe|bin|stuff|thing|item|dec|deco|deccie|bunting|cathedral|cactu|cacti|rose|lily|lilie|daisy|daisie|production|show|panto|pantomime|nativity|disco|raffle|opening|hour|rota|menu|berry|holly|fern|plant|bulb|bush)$/;

const partOf =
  /^(morning|afternoon|evening|night|day|end|start|beginning|week|weekend|eve|because|instead|ahead|as|out)$/;

function acceptDay(
  scene: Scene,
  found: ParsedDay,
  at: number,
  { lead, glued }: { lead: boolean; glued: string },
): boolean {
  const previous = wordAt(scene, at - 1);
  const after = wordAt(scene, found.next);
  const timed = readClockAt(scene, found.next) !== null || readDayPartAt(scene, found.next) !== null;
  const ends = timed || mayEndLeadingDate(scene, found.next);
  if (scene.tokens[found.next]?.lower === "'") return false;
  if (found.festive) {
    if (lead) return ends;
    // "good friday agreement"
    if (after === 'agreement') return false;
    // "halloween 3 on bluray", "halloween (1978)"
    if (/^\d$/.test(after) && !readClockAt(scene, found.next)) return false;
    if (after === '(' && /^(19|20)\d\d$/.test(wordAt(scene, found.next + 1))) return false;
    // "watch groundhog day", "last christmas", "Easter Island", "a christmas carol"
    if (
      /^(watch|rewatch|stream|lend|borrow|download|last|merry|happy|since|white|carol|about)$/.test(previous)
    )
      return false;
    // "christmas cards for gran", "boxing day tsunami project"
    const until = found.next + maxReach;
    for (let i = found.next; i < until && !endsAt(scene, i) && !beginsTask(scene, i); i++)
      // "easter monday egg roll"
      if ((i === found.next && !weekdays.has(wordAt(scene, i - 1))) || endsAt(scene, i + 1))
        if (festiveThings.test(stripPlural(wordAt(scene, i)))) return false;
    return true;
  }
  if (found.led && scene.tokens[at]?.corrected !== 'when' && (!lead || glued === 'at' || glued === '')) {
    // "black friday buy a telly", "order a telly black friday"
    const sale = /^(black|cyber|giving)$/.test(wordAt(scene, at)) && !lead;
    if (sale && (at === 0 ? isTaskVerb(after) : at > 1 && ends)) return true;
    if (!(lead && /^(over|at|the)$/.test(glued))) return false;
  }
  if (found.led && !ends) return false;
  // "a copy of Sunday", but not "the night of friday"
  if (previous === 'of' && !lead && scene.tokens[at]?.capital && !partOf.test(wordAt(scene, at - 2)))
    return false;
  if (found.weak) {
    if (!ends) return false;
    // "she wants it mon am"
    if (timed) return true;
    if (!lead && /^(the|a|an|my|your|i|we|he|she|they|it|who|and|in|of|to)$/.test(previous)) return false;
    // "-3/4", but not "vet - 3/4"
    const marked = /^[/.,$£€#]$/.test(previous) || (previous === '-' && scene.tokens[at]?.glued);
    if (scene.tokens[at]?.kind === 'number' && !lead && marked) return false;
  }
  return true;
}

/** Tells whether it is meant as a time: neither an amount nor a name, and a bare number only where it is an hour. */
function acceptClock(scene: Scene, found: ParsedClock, at: number, beside: ClockContext): boolean {
  const first = scene.tokens[at];
  const after = scene.tokens[found.next];
  const previous = wordAt(scene, at - 1);
  if (/^[$£€#]$/.test(previous)) return false;
  // "7-Eleven"
  if (previous === '-' && first?.glued && first.kind === 'word') return false;
  // "a 6:30 mile", "5:20 pace"
  if (/^(mile|pace|split|km|k)$/.test(wordAt(scene, found.next))) return false;
  if (after?.glued && /^(%|\/|\.\d)$/.test(after.lower)) return false;
  if (isPhoneNumber(scene, found, at)) return false;
  return !found.bare || first?.corrected !== undefined || isBareClock(scene, found, at, beside);
}

const dialing = /^(call|ring|phone|dial|text|txt|sms|fax|whatsapp|tel|mobile|cell)$/;

/** "555-0134", "0800 555 0134", "ring 555 0134", but not "930-1100", "ring Bo 930-1030". */
function isPhoneNumber({ tokens }: Scene, { minute, until }: ParsedClock, at: number): boolean {
  const isGroup = (i: number) => /^\d{3,}$/.test(tokens[i]?.lower ?? '');
  const dashed = (i: number) => tokens[i]?.lower === '-' && tokens[i]?.glued && tokens[i + 1]?.glued;
  if (!isGroup(at)) return false;
  let [first, last] = [at, at];
  for (let group = 0; group < 4; group++)
    if (isGroup(first - 1)) first--;
    else if (dashed(first - 1) && isGroup(first - 2)) first -= 2;
    else if (isGroup(last + 1)) last++;
    else if (dashed(last + 1) && isGroup(last + 2)) last += 2;
    else break;
  const groups = tokens.slice(first, last + 1).filter(({ kind }) => kind === 'number');
  if (groups.length > 2) return true;
  const [area, line] = groups;
  if (!area || !line || line.lower.length !== 4) return false;
  if (dashed(first + 1) && line.lower.startsWith('0')) return true;
  const isShort = until !== null && until - minute <= 180;
  return (
    !isShort && tokens.slice(Math.max(0, first - maxReach), first).some(({ lower }) => dialing.test(lower))
  );
}

/** Finds the dates and times of a clause, in order, none overlapping. `taken` marks tokens already read. */
export function findWhens(scene: Scene, taken: boolean[]): ParsedWhen[] {
  const found: ParsedWhen[] = [];
  for (let i = 0; i < scene.tokens.length; i++) {
    if (taken[i]) continue;
    const when = readWhenAt(scene, i);
    if (!when || taken.slice(i, when.next).some(Boolean)) continue;
    found.push(when);
    i = when.next - 1;
  }
  return found;
}
