import { phrases, type Scene, stripApostrophes, wordAt } from '../tokens/scene.ts';
import { dayNumber, easter, nthWeekday } from './calendar.ts';

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
const holidays = new Map<string, Rule>(
  (
    [
      ['christmas/xmas /day', fixed(12, 25)],
      ['christmas/xmas eve', fixed(12, 24)],
      ['boxing day', fixed(12, 26)],
      ['new year/years /day', fixed(1, 1)],
      ['new year/years eve | nye', fixed(12, 31)],
      ['halloween | all hallows eve', fixed(10, 31)],
      ['valentine/valentines day | valentines', fixed(2, 14)],
      ['st/saint patrick/patricks day | st pattys/paddys day | st patricks | paddys day', fixed(3, 17)],
      ['april fools /day', fixed(4, 1)],
      ['earth day', fixed(4, 22)],
      ['cinco de mayo', fixed(5, 5)],
      ['may day', fixed(5, 1)],
      ['independence day | fourth of july | 4 /th of july', fixed(7, 4)],
      ['bonfire night | guy fawkes night', fixed(11, 5)],
      ['veterans/remembrance day', fixed(11, 11)],
      ['canada day', fixed(7, 1)],
      ['australia day', fixed(1, 26)],
      ['anzac day', fixed(4, 25)],
      ['burns night', fixed(1, 25)],
      ['juneteenth', fixed(6, 19)],
      ['all saints day', fixed(11, 1)],
      ['epiphany', fixed(1, 6)],
      ['groundhog day', fixed(2, 2)],
      ['womens day', fixed(3, 8)],
      ['tax day', fixed(4, 15)],
      ['easter /day/sunday', fromEaster(0)],
      ['easter monday | easter bank holiday', fromEaster(1)],
      ['good friday', fromEaster(-2)],
      ['holy saturday', fromEaster(-1)],
      ['maundy thursday', fromEaster(-3)],
      ['palm sunday', fromEaster(-7)],
      ['ash wednesday', fromEaster(-46)],
      ['shrove tuesday | pancake day | mardi gras', fromEaster(-47)],
      ['pentecost', fromEaster(49)],
      ['whit monday', fromEaster(50)],
      ['ascension day', fromEaster(39)],
      ['mothers day', (year, british) => (british ? easter(year) - 21 : nthWeekday(year, 5, 6, 2))],
      ['mothering sunday', fromEaster(-21)],
      ['fathers day', nth(6, 6, 3)],
      ['thanksgiving /day', thanksgiving],
      ['black friday', (year, british) => thanksgiving(year, british) + 1],
      ['cyber monday', (year, british) => thanksgiving(year, british) + 4],
      ['giving tuesday', (year, british) => thanksgiving(year, british) + 5],
      ['mlk /jr day | martin luther king /jr day', nth(1, 0, 3)],
      ['president/presidents day', nth(2, 0, 3)],
      ['memorial day', nth(5, 0, -1)],
      ['labor day', nth(9, 0, 1)],
      ['labour day', (year, british) => (british ? dayNumber(year, 5, 1) : nthWeekday(year, 9, 0, 1))],
      ['columbus day | indigenous peoples day', nth(10, 0, 2)],
      ['election day', (year) => nthWeekday(year, 11, 0, 1) + 1],
      ['/early may /day bank holiday', nth(5, 0, 1)],
      ['spring bank holiday | late may bank holiday', nth(5, 0, -1)],
      ['summer/august bank holiday', nth(8, 0, -1)],
      ['super bowl sunday', nth(2, 6, 2)],
    ] satisfies [string, Rule][]
  ).flatMap(([names, rule]) => phrases(names).map((name): [string, Rule] => [name, rule])),
);
/** Seasons of sales and feasts, named more often for what is done about them than for the day. */
const loose = new Set([
  'new year',
  'black friday',
  'cyber monday',
  'giving tuesday',
  'tax day',
  'groundhog day',
  'may day',
  'epiphany',
  'pentecost',
  'mardi gras',
]);
const longest = Math.max(...[...holidays.keys()].map((name) => name.split(' ').length));
/** The first words of their names. */
export const holidayStarts = new Set([...holidays.keys()].map((name) => name.split(' ', 1)[0] ?? ''));

/** "good fri", "easter mon" */
const short: Record<string, string> = { fri: 'friday', mon: 'monday' };
const plainAt = (scene: Scene, i: number) => {
  const word = stripApostrophes(wordAt(scene, i));
  return short[word] ?? word;
};

/** Reads a holiday at token `i`: this year's or, once past, next year's. */
export function readHolidayAt(
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
    const rule = holidays.get(name);
    if (!rule) continue;
    const ofYear = (year: number) => rule(year, scene.dayFirst);
    const year = new Date(scene.now.day * 86_400_000).getUTCFullYear();
    const said = /^20\d\d$/.test(wordAt(scene, next)) ? +wordAt(scene, next) : 0;
    if (said && said < year) return null;
    const festive = !loose.has(name);
    if (said >= year) return { day: ofYear(said), ofYear, festive, next: next + 1 };
    const day = ofYear(year) < scene.now.day ? ofYear(year + 1) : ofYear(year);
    return { day, ofYear, festive, next };
  }
  return null;
}
