import { activityNouns, strongVerbs } from '../verbs.ts';
import { dayAt } from './day.ts';
import { leads } from './leads.ts';
import { filed } from './month-day.ts';
import { longestOf, type Scene, wordAt } from './scene.ts';
import { endsAt } from './words.ts';

/** Beside one of these four digits are a time: "alarm 0615", "0730 start". */
export const clockWords =
  /^(alarm|wake|up|start|starts|starting|shift|train|bus|flight|ferry|leave|leaving|meet|briefing|kickoff|report|sharp|finish|slot|tram|boat|mass|service|show|session|class|bulletin|news|appointment)$/;
/** Before a number and a day these are at that hour: "barber 11 tomorrow". */
export const appointments =
  /^(barbers?|brunch|choir|church|dentist|dinner|doctor|gym|haircut|hairdresser|lunch|mechanic|meeting|optician|physio|pilates|standup|therapy|vet|yoga|zumba)$/;
/** At the end of a clause four digits behind these are a time. */
const events =
  /^(handover|rehearsal|briefing|drill|parade|muster|kickoff|assembly|lesson|class|session|interview|viewing|appointment|appt|training|match|concert|watch|departure|boarding|wedding|funeral|hearing|audition|seminar|tutorial|workshop|checkup|practice|ceremony|shift)$/;

/** Four digits that are a time rather than a year. */
export const fourDigits = /^(0\d|1[0-8]|2[1-3])[0-5]\d$/;
/** Four digits that are a time and neither the morning's nor likely an amount. */
const afternoon = /^(1[3-9]|2[0-3])[0-5][05]$/;

/** Verbs of amounts: "pay Bo 1500 on friday". */
const amounts =
  /^(pay|send|transfer|lend|give|deposit|withdraw|order|buy|invoice|owe|print|sell|save|charge|raise|bill|refund|donate|wire|spend|claim|budget|move|copy|count|make|bake|add|weigh)$/;
const hasAmount = (scene: Scene) => scene.tokens.some(({ lower }) => amounts.test(lower));

/** Whether a day stands at `i`, or behind a preposition there. */
const dayFollows = (scene: Scene, i: number) =>
  dayAt(scene, i) !== null ||
  (longestOf(scene, i, leads) > 0 && dayAt(scene, longestOf(scene, i, leads)) !== null);
const saysDay = (scene: Scene) => scene.tokens.some((_, i) => dayAt(scene, i) !== null);

/** Four digits at `i` that are a time by what stands beside them: "Bo lands 1430 on friday", "barber 1545". */
export function isMilitary(scene: Scene, i: number): boolean {
  const word = wordAt(scene, i);
  const early = /^0\d[0-5]\d$/.test(word);
  if ((!early && !afternoon.test(word)) || filed.test(wordAt(scene, i - 1))) return false;
  const next = /^(hours|hrs|h)$/.test(wordAt(scene, i + 1)) ? i + 2 : i + 1;
  const previous = wordAt(scene, i - 1);
  if (endsAt(scene, next) && (events.test(previous) || activityNouns.has(previous)) && !isCounted(scene, i))
    return true;
  // "0540 oar drill thursday"
  if (early && i === 0) return saysDay(scene);
  return dayFollows(scene, next) && !hasAmount(scene);
}

/** "1015 choir" behind a day, but not "1500 leaflets", "1000 piece puzzle". */
export const isHourOf = (scene: Scene, i: number) =>
  /[05]$/.test(wordAt(scene, i)) &&
  scene.tokens[i + 1]?.kind === 'word' &&
  !/[^s]s$|^(word|calorie|kcal|piece|row|rep|step|page|mile|metre|meter|m|km|g|kg|ml|grit|watt|w|thread|litre|liter)$/.test(
    wordAt(scene, i + 1),
  ) &&
  !hasAmount(scene);

/** "run 1500": the only word before it is a verb. */
const isCounted = (scene: Scene, i: number) => i === 1 && strongVerbs.has(wordAt(scene, 0));

/** "easter rehearsal 10.40": at the end of a clause that says a day, and no price. */
export function isDotted(scene: Scene, i: number, next: number): boolean {
  if (next !== i + 3 || wordAt(scene, i + 1) !== '.' || !/^[0-5][05]$/.test(wordAt(scene, i + 2)))
    return false;
  const previous = wordAt(scene, i - 1);
  if (!endsAt(scene, next) || isCounted(scene, i) || !/^\p{L}/u.test(previous)) return false;
  return !/^(to|size|version|v|ios|of|is|was|costs?)$/.test(previous) && !hasAmount(scene) && saysDay(scene);
}
