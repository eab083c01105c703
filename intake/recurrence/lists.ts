import { weekdays } from '../dates/words.ts';
import { readNumberAt } from '../tokens/numbers.ts';
import { matchAnyPhrase, type Scene, wordAt } from '../tokens/scene.ts';
import { dayCodes, weekend, workdays } from './rule.ts';

export interface ParsedList<T> {
  values: T[];
  next: number;
}

/** Entries that are read of a list: of more, some are said again. */
const maxListed = 31;

const joins = [',', 'and', '&', 'n', '/', '+', ', and', 'and on', 'or'];

/** Monday as `mondays` or `monday's` too; `plural` says whether it was. */
function weekdayWord(scene: Scene, i: number): { weekday: number; plural: boolean } | null {
  const word = wordAt(scene, i);
  const weekday = weekdays.get(word);
  if (weekday !== undefined) return { weekday, plural: false };
  const single = weekdays.get(word.replace(/s$/, ''));
  return word.endsWith('s') && word.length > 6 && single !== undefined
    ? { weekday: single, plural: true }
    : null;
}

/** `monday, wednesday and friday`, `mon-fri`, `tue/thu`. */
export function readWeekdayList(scene: Scene, i: number): (ParsedList<string> & { plural: boolean }) | null {
  const first = weekdayWord(scene, i);
  if (!first) return null;
  const values = [dayCodes[first.weekday] ?? 'MO'];
  let { plural } = first;
  let next = i + 1;
  let last = first.weekday;
  for (let n = 1; n < maxListed; n++) {
    const to = matchAnyPhrase(scene, next, ['-', '–', 'to', 'through', 'thru', 'until', 'till']);
    const end = to ? weekdayWord(scene, to) : null;
    if (to && end && values.length === 1) {
      for (let day = (last + 1) % 7; ; day = (day + 1) % 7) {
        values.push(dayCodes[day] ?? 'MO');
        if (day === end.weekday) break;
      }
      return { values, next: to + 1, plural: plural || end.plural };
    }
    const join = matchAnyPhrase(scene, next, joins);
    const more = join ? weekdayWord(scene, join) : weekdayWord(scene, next);
    if (!more) break;
    last = more.weekday;
    const code = dayCodes[last] ?? 'MO';
    if (!values.includes(code)) values.push(code);
    plural ||= more.plural;
    next = (join || next) + 1;
  }
  values.sort((a, b) => dayCodes.indexOf(a) - dayCodes.indexOf(b));
  return { values, next, plural };
}

const letters: Record<string, string> = {
  m: 'MO',
  t: 'TU',
  tu: 'TU',
  w: 'WE',
  th: 'TH',
  r: 'TH',
  f: 'FR',
  sa: 'SA',
  su: 'SU',
};

/** `m/w/f`, `t, th`. */
export function readLetterList(scene: Scene, i: number): ParsedList<string> | null {
  const values: string[] = [];
  let next = i;
  for (; values.length < maxListed; next++) {
    const code = letters[wordAt(scene, next)];
    if (!code) return null;
    values.push(code);
    if (!/^[/,&]$/.test(wordAt(scene, ++next)) || !Object.hasOwn(letters, wordAt(scene, next + 1))) break;
  }
  return values.length > 1 ? { values, next } : null;
}

function positionAt(scene: Scene, i: number): { value: number; next: number } | null {
  if (/^(last|final)$/.test(wordAt(scene, i))) return { value: -1, next: i + 1 };
  const number = scene.tokens[i]?.quoted ? null : readNumberAt(scene.tokens, i);
  if (!number?.ordinal || number.value > 31) return null;
  // second to last
  const toLast = matchAnyPhrase(scene, number.next, ['to last', 'last']);
  return toLast ? { value: -number.value, next: toLast } : { value: number.value, next: number.next };
}

/** A place within a month: dates, or weekdays with a position. */
export interface MonthPlace {
  byMonthDay: number[];
  byDay: string[];
  bySetPos: number | null;
  next: number;
}

/** "the 1st and 15th" */
export const isSeveral = ({ byMonthDay, byDay }: MonthPlace) => byMonthDay.length + byDay.length > 1;

/** `15th`, `1st and 15th`, `last day`, `first monday`, `2nd and 4th tuesday`, `last workday`. */
export function readMonthPlaceAt(scene: Scene, i: number): MonthPlace | null {
  const found: number[] = [];
  let next = wordAt(scene, i) === 'the' ? i + 1 : i;
  while (found.length < maxListed) {
    const position = positionAt(scene, next);
    if (!position) break;
    found.push(position.value);
    next = position.next;
    const join = matchAnyPhrase(scene, next, ['and the', ', the', 'and', '&', ',', '/']);
    if (!join || !positionAt(scene, join)) break;
    next = join;
  }
  if (!found.length) return null;
  const word = wordAt(scene, next);
  const weekday = weekdayWord(scene, next);
  if (weekday) {
    const code = dayCodes[weekday.weekday] ?? 'MO';
    return { byMonthDay: [], byDay: found.map((nth) => `${nth}${code}`), bySetPos: null, next: next + 1 };
  }
  const group =
    word === 'weekday' || word === 'workday'
      ? { days: workdays, next: next + 1 }
      : matchAnyPhrase(scene, next, ['business day', 'working day', 'work day'])
        ? { days: workdays, next: next + 2 }
        : word === 'weekend'
          ? { days: weekend, next: next + 1 }
          : null;
  if (group && found.length === 1)
    return { byMonthDay: [], byDay: group.days, bySetPos: found[0] ?? 1, next: group.next };
  if (word === 'day') return { byMonthDay: found, byDay: [], bySetPos: null, next: next + 1 };
  // "every last crumb"
  if (found.some((nth) => nth < 0)) return null;
  return { byMonthDay: found, byDay: [], bySetPos: null, next };
}
