import type { Scene } from '../tokens/scene.ts';
import { wordAt } from '../tokens/scene.ts';
import { isAlsoNoun, isTaskVerb } from '../tokens/verbs.ts';

/** Returns likely typos of a long name: a letter missing, doubled, or swapped with the one before. */
export const misspellings = (name: string): string[] =>
  name.length < 6
    ? []
    : [...name].flatMap((letter, i) =>
        i === 0
          ? []
          : [
              ...(i < name.length - 1 ? [name.slice(0, i) + name.slice(i + 1)] : []),
              name.slice(0, i) + letter + name.slice(i),
              name.slice(0, i - 1) + letter + name.charAt(i - 1) + name.slice(i + 1),
            ],
      );

/** A name and what it becomes in haste, each with its number. */
const named = (names: string, number: number) =>
  names
    .split(' ')
    .flatMap((name) => [name, ...misspellings(name)].map((form): [string, number] => [form, number]));

/** Weekday names, 0 Monday. */
export const weekdays = new Map<string, number>(
  [
    'monday mon',
    'tuesday tue tues tusday',
    'wednesday wed weds wensday wednsday wenesday',
    'thursday thu thur thurs thrus thirsday',
    'friday fri',
    'saturday sat saterday',
    'sunday sun',
  ].flatMap(named),
);

/** Also other words: "sat down", "sun cream", "wed". */
export const shortWeekdays = new Set(['mon', 'wed', 'sat', 'sun']);

/** Month names, from 1. */
export const months = new Map<string, number>(
  [
    'january jan janurary',
    'february feb febuary feburary',
    'march mar',
    'april apr apirl',
    'may',
    'june jun',
    'july jul',
    'august aug',
    'september sep sept',
    'october oct',
    'november nov novemeber',
    'december dec decemeber',
  ].flatMap((names, index) => named(names, index + 1)),
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
export function readUnitAt(scene: Scene, i: number): { unit: Unit; times: number; next: number } | null {
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
  he's she's it's they're is are was which that who can could will would sorry unless not no`.split(/\s+/),
);

/** Tells whether a date may end before token `i`: the clause ends here, or a mark or a connecting word follows. */
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

/** Tells whether token `i` is a verb that begins a task and nothing else. */
export function beginsTask(scene: Scene, i: number): boolean {
  const word = wordAt(scene, i);
  return isTaskVerb(word) && !isAlsoNoun(word);
}

/** Tells whether an order begins at `i`: "call the vet", "brief the crew". */
export const isOrderAt = (scene: Scene, i: number) =>
  beginsTask(scene, i) || (isTaskVerb(wordAt(scene, i)) && /^(the|a|an|my|our)$/.test(wordAt(scene, i + 1)));

/** Tells whether a date at the start of a clause may end before token `i`: it ends there, or the task begins. */
export const mayEndLeadingDate = (scene: Scene, i: number) => endsAt(scene, i) || beginsTask(scene, i);

/** Events that have a time and a duration. */
export const timedEvents =
  /^(handover|rehearsal|briefing|drill|parade|muster|kickoff|assembly|lesson|class|session|interview|viewing|appointment|appt|training|match|concert|watch|departure|boarding|wedding|funeral|hearing|audition|seminar|tutorial|workshop|checkup|practice|ceremony|shift|meeting|webinar|conference|course|party)$/;
