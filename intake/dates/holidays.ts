import { dayNumber, easter, nthWeekday } from '../calendar.ts';
import { type Scene, withoutApostrophe, wordAt } from './scene.ts';

type Rule = (year: number, british: boolean) => number;
const fixed =
  (month: number, day: number): Rule =>
  (year) =>
    dayNumber(year, month, day);
const fromEaster =
  (days: number): Rule =>
  (year) =>
    easter(year) + days;
const nth =
  (month: number, weekday: number, n: number): Rule =>
  (year) =>
    nthWeekday(year, month, weekday, n);
const thanksgiving = nth(11, 3, 4);

/** Names without apostrophes; of several that fit the longest wins. */
const holidays: Record<string, Rule> = {
  christmas: fixed(12, 25),
  xmas: fixed(12, 25),
  'christmas day': fixed(12, 25),
  'xmas day': fixed(12, 25),
  'christmas eve': fixed(12, 24),
  'xmas eve': fixed(12, 24),
  'boxing day': fixed(12, 26),
  'new years': fixed(1, 1),
  'new years day': fixed(1, 1),
  'new year': fixed(1, 1),
  'new year day': fixed(1, 1),
  'new year eve': fixed(12, 31),
  'new years eve': fixed(12, 31),
  nye: fixed(12, 31),
  halloween: fixed(10, 31),
  'valentines day': fixed(2, 14),
  'valentine day': fixed(2, 14),
  'all hallows eve': fixed(10, 31),
  valentines: fixed(2, 14),
  'st patricks day': fixed(3, 17),
  'saint patricks day': fixed(3, 17),
  'st patrick day': fixed(3, 17),
  'st pattys day': fixed(3, 17),
  'st paddys day': fixed(3, 17),
  'paddys day': fixed(3, 17),
  'st patricks': fixed(3, 17),
  'april fools day': fixed(4, 1),
  'april fools': fixed(4, 1),
  'earth day': fixed(4, 22),
  'cinco de mayo': fixed(5, 5),
  'may day': fixed(5, 1),
  'independence day': fixed(7, 4),
  'fourth of july': fixed(7, 4),
  '4 th of july': fixed(7, 4),
  '4 of july': fixed(7, 4),
  'bonfire night': fixed(11, 5),
  'guy fawkes night': fixed(11, 5),
  'veterans day': fixed(11, 11),
  'remembrance day': fixed(11, 11),
  'canada day': fixed(7, 1),
  'australia day': fixed(1, 26),
  'anzac day': fixed(4, 25),
  'burns night': fixed(1, 25),
  juneteenth: fixed(6, 19),
  'all saints day': fixed(11, 1),
  epiphany: fixed(1, 6),
  'groundhog day': fixed(2, 2),
  'womens day': fixed(3, 8),
  'tax day': fixed(4, 15),
  easter: fromEaster(0),
  'easter sunday': fromEaster(0),
  'easter monday': fromEaster(1),
  'good friday': fromEaster(-2),
  'maundy thursday': fromEaster(-3),
  'palm sunday': fromEaster(-7),
  'ash wednesday': fromEaster(-46),
  'shrove tuesday': fromEaster(-47),
  'pancake day': fromEaster(-47),
  'mardi gras': fromEaster(-47),
  pentecost: fromEaster(49),
  'whit monday': fromEaster(50),
  'ascension day': fromEaster(39),
  'mothers day': (year, british) => (british ? easter(year) - 21 : nthWeekday(year, 5, 6, 2)),
  'mothering sunday': fromEaster(-21),
  'fathers day': nth(6, 6, 3),
  thanksgiving,
  'thanksgiving day': thanksgiving,
  'black friday': (year, british) => thanksgiving(year, british) + 1,
  'cyber monday': (year, british) => thanksgiving(year, british) + 4,
  'giving tuesday': (year, british) => thanksgiving(year, british) + 5,
  'martin luther king day': nth(1, 0, 3),
  'mlk day': nth(1, 0, 3),
  'presidents day': nth(2, 0, 3),
  'martin luther king jr day': nth(1, 0, 3),
  'mlk jr day': nth(1, 0, 3),
  'president day': nth(2, 0, 3),
  'memorial day': nth(5, 0, -1),
  'labor day': nth(9, 0, 1),
  'labour day': (year, british) => (british ? dayNumber(year, 5, 1) : nthWeekday(year, 9, 0, 1)),
  'columbus day': nth(10, 0, 2),
  'election day': (year) => nthWeekday(year, 11, 0, 1) + 1,
  'easter day': fromEaster(0),
  'holy saturday': fromEaster(-1),
  'indigenous peoples day': nth(10, 0, 2),
  'may bank holiday': nth(5, 0, 1),
  'may day bank holiday': nth(5, 0, 1),
  'late may bank holiday': nth(5, 0, -1),
  'easter bank holiday': fromEaster(1),
  'summer bank holiday': nth(8, 0, -1),
  'early may bank holiday': nth(5, 0, 1),
  'spring bank holiday': nth(5, 0, -1),
  'august bank holiday': nth(8, 0, -1),
  'super bowl sunday': nth(2, 6, 2),
};
/** Seasons of sales and feasts, named more often for what is done about them than for the day. */
const loose = new Set([
  'new year',
  'black friday',
  'cyber monday',
  'giving tuesday',
  'tax day',
  'may day',
  'epiphany',
  'pentecost',
  'mardi gras',
]);
const longest = Math.max(...Object.keys(holidays).map((name) => name.split(' ').length));
/** The first words of their names. */
export const holidayStarts = new Set(Object.keys(holidays).map((name) => name.split(' ', 1)[0] ?? ''));

const plainAt = (scene: Scene, i: number) => withoutApostrophe(wordAt(scene, i));

/** A holiday named at token `i`, this year's or, once past, next year's. */
export function holidayAt(
  scene: Scene,
  i: number,
): { day: number; next: number; festive: boolean; ofYear: (year: number) => number } | null {
  if (!holidayStarts.has(plainAt(scene, i))) return null;
  for (let length = longest; length > 0; length--) {
    const words: string[] = [];
    let next = i;
    for (; words.length < length && next < scene.tokens.length; next++) {
      // presidents' day, st. patrick's day
      const mark = next > i && scene.tokens[next]?.glued && /^['.]$/.test(wordAt(scene, next));
      if (!mark) words.push(plainAt(scene, next));
    }
    const name = words.join(' ');
    const rule = Object.hasOwn(holidays, name) ? holidays[name] : undefined;
    if (!rule) continue;
    const ofYear = (year: number) => rule(year, scene.dayFirst);
    const year = new Date(scene.now.day * 86_400_000).getUTCFullYear();
    const said = /^20\d\d$/.test(wordAt(scene, next)) ? +wordAt(scene, next) : 0;
    const festive = !loose.has(name);
    if (said >= year) return { day: ofYear(said), ofYear, festive, next: next + 1 };
    const day = ofYear(year) < scene.now.day ? ofYear(year + 1) : ofYear(year);
    return { day, ofYear, festive, next };
  }
  return null;
}
