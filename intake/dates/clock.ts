import { cardinalWords, readNumberAt } from '../tokens/numbers.ts';
import {
  collectFirstWords,
  indexPhrases,
  matchAnyPhrase,
  matchIndexedPhrase,
  opensWith,
  phrases,
  type Scene,
  stripPlural,
  wordAt,
} from '../tokens/scene.ts';
import { beforeVerse, booksLikePeople } from './bible.ts';
import { endsAt, timedEvents, weekdays } from './words.ts';

/** Part of the day, which settles whether 7 means morning or evening. */
export type DayPart = 'morning' | 'noon' | 'afternoon' | 'evening' | 'night';

export interface ParsedClock {
  /** Minutes since midnight; 1440 is the midnight that ends the day. */
  minute: number;
  /** Neither am nor pm was said, so 3 may be 15:00. */
  ambiguous: boolean;
  /** With minutes and no am or pm, "10:30": of 24 hours, but of twelve beside a part of the day. */
  digital?: boolean;
  /** Only a bare number: it needs "at" before it, or a day beside it. */
  bare: boolean;
  /** End of a range, minutes since midnight. */
  until: number | null;
  next: number;
}

const meridiems = new Map([
  ['am', 0],
  ['a', 0],
  ['pm', 12],
  ['p', 12],
]);

/** `am`, `p.m.`, `p m`, and `a` or `p` when glued to the number. Returns hours to add and the next index. */
function meridiemAt(scene: Scene, i: number): { add: number; next: number } | null {
  const word = wordAt(scene, i);
  const add = meridiems.get(word);
  if (add === undefined) return null;
  // "6 pm2.5 masks"
  if (scene.tokens[i + 1]?.glued && scene.tokens[i + 1]?.kind === 'number') return null;
  if (word.length === 2) return { add, next: i + 1 };
  const dotted = wordAt(scene, i + 1) === '.' ? i + 2 : i + 1;
  if (wordAt(scene, dotted) === 'm') {
    const dot = dotted > i + 1 && wordAt(scene, dotted + 1) === '.' && scene.tokens[dotted + 1]?.glued;
    return { add, next: dot ? dotted + 2 : dotted + 1 };
  }
  return scene.tokens[i]?.glued ? { add, next: i + 1 } : null;
}

const withMeridiem = (hour: number, add: number) => (hour % 12) + add;

const minuteNames = new Map([
  ['half', 30],
  ['quarter', 15],
  ['qtr', 15],
]);

const namedTimes = new Map([
  ['noon', 720],
  ['midday', 720],
  ['midnight', 1440],
]);
/** First words of times other than digits; "a quarter to". */
export const clockStarts = collectFirstWords(namedTimes, minuteNames, cardinalWords, new Set(['a']));

const fractions = new Map([
  ['1/2', 30],
  ['1/4', 15],
]);

/** Minutes of "1/2 past 10", "1/4 to 5" at `i`. */
export function fractionOfHour({ tokens }: Scene, i: number): number | undefined {
  const [first, slash, second, hinge, hour, after] = tokens.slice(i, i + 6);
  if (slash?.lower !== '/' || !second?.glued || !/^(past|to)$/.test(hinge?.lower ?? '')) return undefined;
  // "1/2 to 4/2" is days
  if (!hour || (after?.lower === '/' && after.glued)) return undefined;
  return fractions.get(`${first?.lower}/${second.lower}`);
}

/** Tells whether "10 to 11" at `i` is two hours: "from ten to eleven", "workshop tomorrow 10 to 11", but not "bus 5 to 6". */
function isRange(scene: Scene, i: number): boolean {
  const { tokens } = scene;
  const before = wordAt(scene, i - 1);
  if (/^(from|between)$/.test(before)) return true;
  const [from, , until] = tokens.slice(i, i + 3);
  // "lesson 20 to 9"
  if (from?.kind !== 'number' || until?.kind !== 'number' || +from.lower >= +until.lower) return false;
  return (
    !/^(at|@|by|around|about)$/.test(before) &&
    tokens.slice(0, i).some(({ lower }) => timedEvents.test(lower))
  );
}

/** `half past 4`, `a quarter to five`, `20 past 3pm`, `half 7`. */
function pastOrToAt(scene: Scene, i: number): ParsedClock | null {
  let j = wordAt(scene, i) === 'a' ? i + 1 : i;
  const fraction = wordAt(scene, j + 1) === '/' ? fractionOfHour(scene, j) : undefined;
  if (fraction !== undefined) j += 2;
  const named = fraction ?? minuteNames.get(wordAt(scene, j));
  const number = named === undefined ? readNumberAt(scene.tokens, j) : null;
  const minutes = named ?? (number && !number.ordinal ? number.value : null);
  if (minutes === null || minutes > 59) return null;
  j = number ? number.next : j + 1;
  if (/^min(ute)?s?$/.test(wordAt(scene, j))) j++;
  const word = wordAt(scene, j);
  const past = word === 'past' || word === 'after';
  const to = word === 'to' || word === 'till' || word === 'before' || word === 'of';
  const british = named === 30 && !past && !to && wordAt(scene, i) !== 'a';
  if (!past && !to && !british) return null;
  // "10 to 5" is a range of numbers unless minutes are the usual ones.
  if (number && to && (minutes % 5 !== 0 || (word === 'to' && isRange(scene, i)))) return null;
  const hourAt = british ? j : j + 1;
  const noon = /^(noon|midday)$/.test(wordAt(scene, hourAt));
  const base = noon
    ? { value: 12, ordinal: false, spelled: true, next: hourAt + 1 }
    : readNumberAt(scene.tokens, hourAt);
  if (!base) return null;
  if (base.ordinal || base.value < 1 || base.value > 23) return null;
  let next = base.next;
  if (wordAt(scene, next) === "o'clock") next++;
  const meridiem = meridiemAt(scene, next);
  if (british && !meridiem && isUnitAhead(scene, next)) return null;
  const hour = meridiem ? withMeridiem(base.value, meridiem.add) : base.value;
  const minute = hour * 60 + (to ? -minutes : minutes);
  return {
    minute: (minute + 1440) % 1440,
    ambiguous: !meridiem && !noon && base.value <= 12,
    bare: !!number && !meridiem && !past,
    until: null,
    next: meridiem?.next ?? next,
  };
}

const measured =
  /^(%|percent|x|kg|g|mg|lb|oz|ml|l|cl|cm|mm|m|km|mi|mile|inch|inche|ft|feet|litre|liter|cup|degree|people|guest|person|kid|copie|page|time|point|dollar|pound|euro|buck|min|minute|hour|hr|day|week|month|year|yr|d|w|h|st|nd|rd|th)$/;

/** A unit or another word that makes the number before it a quantity. */
function isUnitAhead(scene: Scene, i: number): boolean {
  return measured.test(stripPlural(wordAt(scene, i)));
}

const ratioNoun =
  /^(ratio|scale|model|dilution|mix|mixture|odds|solution|concentrate|proportions?|strength|blend)$/;
const ratioBefore =
  /^(dilut(e|ed|ing|ion)|mix(ed|ing|ture)?|ratio|scale|scaled|odds|proportions?|blend|concentrate|cordial)$/;

/** Returns whether one of the seven words before token `i` makes two numbers there a ratio or a verse. */
export const followsRatioWord = ({ tokens }: Scene, i: number): boolean =>
  tokens.slice(Math.max(0, i - 7), i).some(({ lower }) => ratioBefore.test(lower) || beforeVerse.test(lower));

/** Two numbers with a colon at `i` that are parts to parts: "dilute bleach 1:20", "print at 1:50 scale". */
function isRatio(scene: Scene, i: number): boolean {
  // "1:20 squash ratio", "1:30 cold brew ratio"
  if ([3, 4, 5].some((n) => ratioNoun.test(wordAt(scene, i + n)))) return true;
  if (/^(at|@|by|from|until|till|before|after|around)$/.test(wordAt(scene, i - 1)))
    return /^(scale|scaled|dilute|diluted)$/.test(wordAt(scene, i - 2));
  // "john 3:16", but "john 3:15" is when he comes
  const verse = +wordAt(scene, i + 2) % 5 > 0 && booksLikePeople.test(wordAt(scene, i - 1));
  return verse || followsRatioWord(scene, i);
}

/** Reads a time of day at token `i`, without any preposition. */
function singleClockAt(scene: Scene, i: number): ParsedClock | null {
  if (!opensWith(scene, i, clockStarts)) return null;
  const read = (minute: number, next: number, ambiguous = false, bare = false): ParsedClock => ({
    minute,
    ambiguous,
    bare,
    until: null,
    next,
  });
  const minute = namedTimes.get(wordAt(scene, i));
  if (minute !== undefined) return read(minute, i + 1);
  const fraction = pastOrToAt(scene, i);
  if (fraction) return fraction;
  const hour = scene.tokens[i]?.quoted ? null : readNumberAt(scene.tokens, i);
  if (!hour || hour.ordinal) return null;
  const { tokens } = scene;
  const raw = tokens[i]?.lower ?? '';
  let next = hour.next;

  // 9:30, 9.30, 9h30
  const separator = wordAt(scene, next);
  const digits = tokens[next + 1];
  if (
    !hour.spelled &&
    hour.value < 24 &&
    (separator === ':' || separator === '.' || separator === 'h') &&
    tokens[next]?.glued &&
    digits?.glued &&
    /^[0-5]\d$/.test(digits.lower) &&
    !(tokens[next + 2]?.glued && /^[./]$/.test(tokens[next + 2]?.lower ?? '') && tokens[next + 3]?.glued)
  ) {
    // "18:00:00"
    const second = separator === ':' && wordAt(scene, next + 2) === ':' && tokens[next + 3]?.glued;
    if (second && /^[0-5]\d$/.test(wordAt(scene, next + 3)))
      return read(hour.value * 60 + +digits.lower, next + 4);
    const meridiem = meridiemAt(scene, next + 2);
    if (!meridiem && separator === ':' && isRatio(scene, i)) return null;
    const minutes = +digits.lower;
    if (meridiem && hour.value <= 12)
      return read(withMeridiem(hour.value, meridiem.add) * 60 + minutes, meridiem.next);
    const end = /^(uhr|h|hrs|hours)$/.test(wordAt(scene, next + 2)) ? next + 3 : next + 2;
    // "3.50" is more often a price or a size than a time.
    if (separator === '.' && isUnitAhead(scene, next + 2)) return null;
    const digital = hour.value > 0 && hour.value <= 12;
    return {
      ...read(hour.value * 60 + minutes, end, digital && raw.length === 1, separator === '.'),
      digital,
    };
  }

  // 1:4, 1:100
  if (!hour.spelled && separator === ':' && tokens[next]?.glued && digits?.glued && digits.kind === 'number')
    return null;

  // 3 30 pm
  const spaced = tokens[next];
  if (
    !hour.spelled &&
    hour.value >= 1 &&
    hour.value <= 12 &&
    spaced &&
    !spaced.glued &&
    /^[0-5]\d$/.test(spaced.lower)
  ) {
    const meridiem = meridiemAt(scene, next + 1);
    if (meridiem) return read(withMeridiem(hour.value, meridiem.add) * 60 + +spaced.lower, meridiem.next);
  }
  // 18h
  if (!hour.spelled && hour.value < 24 && separator === 'h' && tokens[next]?.glued)
    return read(hour.value * 60, next + 1, false, true);

  // one thirty p m, seven fifteen
  if (hour.spelled && hour.value >= 1 && hour.value <= 12) {
    const spoken = wordAt(scene, next) === 'oh' ? readNumberAt(tokens, next + 1) : readNumberAt(tokens, next);
    if (
      spoken?.spelled &&
      !spoken.ordinal &&
      (spoken.value >= 10 || wordAt(scene, next) === 'oh') &&
      spoken.value < 60
    ) {
      const meridiem = meridiemAt(scene, spoken.next);
      const value = meridiem ? withMeridiem(hour.value, meridiem.add) : hour.value;
      return read(value * 60 + spoken.value, meridiem?.next ?? spoken.next, !meridiem, !meridiem);
    }
  }

  // 730, 1900: only where the caller accepts bare numbers
  if (!hour.spelled && /^\d{3,4}$/.test(raw)) {
    const hours = Math.floor(hour.value / 100);
    const minutes = hour.value % 100;
    if (hours > 23 || minutes > 59) return null;
    const meridiem = hours <= 12 ? meridiemAt(scene, next) : null;
    if (meridiem) return read(withMeridiem(hours, meridiem.add) * 60 + minutes, meridiem.next);
    const militaryEnd = raw.length === 4 && /^(hours|hrs|h)$/.test(wordAt(scene, next));
    return read(
      hours * 60 + minutes,
      militaryEnd ? next + 1 : next,
      hours <= 12 && raw.length === 3,
      !militaryEnd,
    );
  }

  // "at 3.12.1"
  const decimal = separator === '.' && tokens[next]?.glued && digits?.glued && digits.kind === 'number';
  if (hour.value > 24 || (decimal && !hour.spelled)) return null;
  // "12 noon"
  if (hour.value === 12 && /^(noon|midday|midnight)$/.test(wordAt(scene, next)))
    return read(wordAt(scene, next) === 'midnight' ? 1440 : 720, next + 1);
  const oclock = matchAnyPhrase(scene, next, ["o'clock", 'oclock', 'o clock', 'uhr']);
  if (oclock) next = oclock;
  const meridiem = hour.value >= 1 && hour.value <= 12 ? meridiemAt(scene, next) : null;
  if (meridiem) return read(withMeridiem(hour.value, meridiem.add) * 60, meridiem.next);
  if (!oclock && wordAt(scene, next) === 'ish') next++;
  // "eight sharp", but not "5 sharp knives"
  const after = wordAt(scene, next + 1);
  if (wordAt(scene, next) === 'sharp' && (endsAt(scene, next + 1) || /^to(day|night|morrow)/.test(after)))
    return read(hour.value * 60, next + 1, hour.value <= 12);
  if (!oclock && isUnitAhead(scene, next)) return null;
  if (hour.value === 0 && !oclock) return null;
  return read(hour.value * 60, next, hour.value <= 12, !oclock);
}

/** A time of day or a range of times, of which the start counts: `9-11am`, `from 2 to 4`, `3pm until 5`. */
export function readClockAt(scene: Scene, i: number): ParsedClock | null {
  const start = singleClockAt(scene, i);
  if (!start) return null;
  const dash = /^(-|–|—|to|until|till)$/.test(wordAt(scene, start.next));
  if (!dash) return start;
  // "7-Eleven"
  const [from, mark, to] = scene.tokens.slice(start.next - 1, start.next + 2);
  if (mark?.glued && from?.kind === 'number' && to?.glued && to.kind === 'word') return null;
  const end = singleClockAt(scene, start.next + 1);
  if (!end || end.minute > 1440) return start;
  if (start.bare && end.bare && !/^(-|–|—|to)$/.test(wordAt(scene, start.next))) return start;
  if (start.ambiguous && !end.ambiguous) {
    // 9-11am is the morning, 11-2pm begins before noon
    const shifted = end.minute >= 720 && start.minute < 720 && start.minute + 720 < end.minute;
    return { ...end, minute: start.minute + (shifted ? 720 : 0), until: end.minute };
  }
  let until = end.minute;
  if (end.ambiguous) while (until <= start.minute) until += 720;
  return { ...start, bare: start.bare && end.bare, until, next: end.next };
}

/** Turns an ambiguous hour into one of the day, as people mean it. */
export function settleHour(read: ParsedClock, part: DayPart | null, earliest: number | null): number {
  const { minute, ambiguous, digital } = read;
  if (!ambiguous && !(digital && /^(evening|night)$/.test(part ?? ''))) return minute;
  const twelve = minute >= 720;
  if (part === 'morning') return twelve ? minute - 720 : minute;
  if (part === 'noon' || part === 'afternoon' || part === 'evening') return twelve ? minute : minute + 720;
  if (part === 'night') return twelve ? 1440 + minute - 720 : minute >= 300 ? minute + 720 : minute + 1440;
  if (twelve) return minute;
  if (minute < 420) return minute + 720;
  return earliest !== null && minute <= earliest ? minute + 720 : minute;
}

const partNames = new Map<string, DayPart>([
  ['am', 'morning'],
  ['pm', 'afternoon'],
  ['morning', 'morning'],
  ['mornings', 'morning'],
  ['afternoon', 'afternoon'],
  ['arvo', 'afternoon'],
  ['aft', 'afternoon'],
  ['evening', 'evening'],
  ['eve', 'evening'],
  ['night', 'night'],
  ['nite', 'night'],
  ['lunchtime', 'noon'],
]);

const partLeads = indexPhrases(phrases('at/early/late/this | early/late in the | in/during the'));
/** First words of the parts of the day. */
export const partStarts = collectFirstWords(partNames, partLeads);

/** `morning`, `in the evening`, `at night`; `named` says whether a preposition made it surely a time. */
export function readDayPartAt(
  scene: Scene,
  i: number,
): { part: DayPart; named: boolean; next: number } | null {
  const lead = matchIndexedPhrase(scene, i, partLeads);
  const part = partNames.get(wordAt(scene, lead || i));
  // "sunday eve", but not "new year's eve"
  if (!part || (wordAt(scene, lead || i) === 'eve' && !weekdays.has(wordAt(scene, i - 1)))) return null;
  if (wordAt(scene, i) === 'at' && part !== 'night' && wordAt(scene, lead) !== 'lunchtime') return null;
  return { part, named: lead > 0, next: (lead || i) + 1 };
}
