import { isByAuthor } from '../dates/names.ts';
import { endsAt } from '../dates/words.ts';
import { type Scene, wordAt } from '../tokens/scene.ts';
import { isAlsoGoods, takesSubscription } from '../tokens/verbs.ts';
import { readWeekdayList } from './lists.ts';
import type { ParsedRecurrence } from './parsed-recurrence.ts';
import { readRecurrenceAt } from './recurrence-at.ts';

const triggers =
  /^(every|alternate|tue|wed|each|ea|ev|evry|ev'ry|daily|everyday|nightly|weekly|biweekly|bi|fortnightly|monthly|bimonthly|quarterly|yearly|annual|annually|hourly|biannually|semiannually|biennially|once|twice|thrice|times|x|repeat|repeats|repeating|recurring|weekdays|weekends|workdays|mornings|afternoons|evenings|nights|basis|mon|tues|tuesday|(mon|tues|wednes|thurs|fri|satur|sun)days|monday|day|month|end)$/;

/** "every week" with the several weekdays that were named before it. */
function withDaysBefore(scene: Scene, read: ParsedRecurrence, taken: boolean[]): ParsedRecurrence {
  const { rule } = read;
  if (rule.freq !== 'WEEKLY' || rule.byDay.length) return read;
  for (let start = 0; start < read.start; start++) {
    const list = scene.tokens[start]?.quoted ? null : readWeekdayList(scene, start);
    if (list && list.values.length > 1 && !taken.slice(start, list.next).some(Boolean))
      return { ...read, rule: { ...rule, byDay: list.values }, days: { start, next: list.next } };
  }
  return read;
}

/** "biweekly" or "daily", with the weekdays that are named behind it: "biweekly sync, thursdays", "daily on weekdays". */
const withDaysAfter = (read: ParsedRecurrence, { rule, start, next }: ParsedRecurrence): ParsedRecurrence =>
  (read.rule.freq === 'WEEKLY' || (read.rule.freq === 'DAILY' && !read.counted)) &&
  !read.rule.byDay.length &&
  rule.freq === 'WEEKLY' &&
  rule.interval === 1
    ? { ...read, rule: { ...read.rule, freq: 'WEEKLY', byDay: rule.byDay }, days: { start, next } }
    : read;

/** Tells whether it is told, asked or a name, and nothing repeats: "read every day by david levithan". */
const isTold = (scene: Scene, { start, next }: ParsedRecurrence) =>
  // "is the bakery shut on mondays?"
  (/^(is|are|does)$/.test(wordAt(scene, 0)) && !/^(every|each)$/.test(wordAt(scene, start))) ||
  // "fix the daily build", "buy daily lenses"
  (/^(the|a|an|my|our|his|her|their|this|that)$/.test(wordAt(scene, start - 1)) &&
    wordAt(scene, start).endsWith('ly') &&
    !endsAt(scene, next)) ||
  (/^(daily|weekly|monthly)$/.test(wordAt(scene, start)) &&
    (isAlsoGoods(wordAt(scene, start - 1)) || takesSubscription(wordAt(scene, start - 1))) &&
    scene.tokens[next]?.kind === 'word') ||
  // "late every day last term"
  (wordAt(scene, next) === 'last' &&
    /^(week|month|term|year|season|semester|quarter|spring|summer|autumn|fall|winter)$/.test(
      wordAt(scene, next + 1),
    )) ||
  isByAuthor(scene, start, next);

/** The first recurrence of a clause. */
export function findRecurrence(scene: Scene, taken: boolean[]): ParsedRecurrence | null {
  if (!scene.tokens.some((token) => triggers.test(token.lower))) return null;
  // "ask how she runs every day"
  const question = scene.tokens.findIndex(({ lower }, i) => i > 0 && (lower === 'how' || lower === 'why'));
  let best: ParsedRecurrence | null = null;
  for (let i = 0; i < scene.tokens.length; i++) {
    if (taken[i] || scene.tokens[i]?.quoted) continue;
    const read = readRecurrenceAt(scene, i);
    if (
      !read ||
      (question > 0 && question < read.start) ||
      isTold(scene, read) ||
      taken.slice(i, read.next).some(Boolean) ||
      scene.tokens[read.next - 1]?.quoted
    )
      continue;
    // "quarterly review every 3 months": every says it better
    if (/^(every|each|once)$/.test(wordAt(scene, i))) return withDaysBefore(scene, read, taken);
    best = best ? withDaysAfter(best, read) : read;
    i = read.next - 1;
  }
  return best;
}
