import { nounVerbs, strongVerbs } from '../verbs.ts';
import type { Scene } from './scene.ts';
import { wordAt } from './scene.ts';

/** Weekday names, 0 Monday. */
export const weekdays = new Map<string, number>(
  [
    ['monday mon mondy modnay monady', 0],
    ['tuesday tue tues tuseday tusday teusday tuesdy tueday', 1],
    ['wednesday wed weds wednsday wensday wendesday wedensday wednesdy wenesday wednessday', 2],
    ['thursday thu thur thurs thrus thrusday thurday thursdy thusday thurdsay thirsday', 3],
    ['friday fri firday fridy frday firiday', 4],
    ['saturday sat saterday satruday saturdy satuday staurday', 5],
    ['sunday sun sundy suday sudnay', 6],
  ].flatMap(([names, day]) =>
    String(names)
      .split(' ')
      .map((name): [string, number] => [name, Number(day)]),
  ),
);

/** Also other words: "sat down", "sun cream", "wed". */
export const shortWeekdays = new Set(['mon', 'wed', 'sat', 'sun']);

/** Month names, from 1. */
export const months = new Map<string, number>(
  [
    'january jan janurary januray janaury',
    'february feb feburary febuary febrary',
    'march mar',
    'april apr apirl arpil',
    'may',
    'june jun',
    'july jul',
    'august aug agust augest',
    'september sep sept septmber setpember sepember',
    'october oct ocotber octber otcober',
    'november nov novmber novemeber',
    'december dec decmber decemeber',
  ].flatMap((names, index) => names.split(' ').map((name): [string, number] => [name, index + 1])),
);

export type Unit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';
const units = new Map(
  (
    [
      ['minute minutes min mins', 'minute', 1],
      ['hour hours hr hrs h', 'hour', 1],
      ['day days d', 'day', 1],
      ['week weeks wk wks w', 'week', 1],
      ['fortnight fortnights', 'week', 2],
      ['month months mo mos mth mths', 'month', 1],
      ['quarter quarters', 'month', 3],
      ['year years yr yrs', 'year', 1],
    ] satisfies [string, Unit, number][]
  ).flatMap(([names, ...unit]) => names.split(' ').map((name): [string, [Unit, number]] => [name, unit])),
);

/** A unit of time, and how many of it the word means (a fortnight is two weeks). */
export function unitAt(scene: Scene, i: number): { unit: Unit; times: number; next: number } | null {
  const word = wordAt(scene, i);
  if (word === 'm' && scene.tokens[i]?.glued) return { unit: 'minute', times: 1, next: i + 1 };
  const unit = units.get(word);
  // A single letter counts only right behind its number: 3d, 2w.
  if (!unit || (word.length === 1 && !scene.tokens[i]?.glued)) return null;
  return { unit: unit[0], times: unit[1], next: i + 1 };
}

const loose = new Set(
  `on by before due until till til from for at @ around about in and or but then also with to the this next
  please pls asap urgent latest w i we if when as because so after re via using without within per every each daily weekly
  plus & starting though maybe just need have should must gotta remind dont don't i've i'm i'll i'd we're we'll we've
  he's she's it's they're is are was which that who can could will would sorry until till unless so not no`.split(
    /\s+/,
  ),
);

/** Whether a date may end before token `i`: the clause ends here, or a mark or a connecting word follows. */
export function endsAt(scene: Scene, i: number): boolean {
  const token = scene.tokens[i];
  if (!token || token.corrected) return true;
  if (token.kind === 'mark')
    return token.lower !== "'" && token.lower !== '/' && !(token.lower === '-' && token.glued);
  // "friday first thing"
  if (wordAt(scene, i + 1) === 'thing' && /^(first|last)$/.test(token.lower)) return true;
  return token.kind === 'break' || loose.has(token.lower) || picture.test(token.lower);
}
const picture = /^\p{Extended_Pictographic}/u;

/** Whether token `i` is a verb that begins a task and nothing else. */
export function beginsTask(scene: Scene, i: number): boolean {
  const word = wordAt(scene, i);
  return strongVerbs.has(word) && !nounVerbs.has(word);
}

/** Whether a date at the start of a clause may end before token `i`: it ends there, or the task begins. */
export const givesWay = (scene: Scene, i: number) => endsAt(scene, i) || beginsTask(scene, i);
