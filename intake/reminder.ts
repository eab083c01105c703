import { formatMoment, type Moment, parseMoment } from './calendar.ts';
import { settleHour } from './dates/clock.ts';
import { findWhens, type WhenRead, whenAt } from './dates/find.ts';
import { type Quantity, quantityAt, shift } from './dates/quantity.ts';
import { indexPhrases, longestOf, oneOf, phrases, type Scene, wordAt } from './dates/scene.ts';
import { settle } from './dates/settle.ts';

export interface ReminderRead {
  /** How long before the due time. */
  before: Quantity | null;
  /** At which minute of that day, where it is said. */
  minute?: number | null;
  /** Or the moment itself, floating. */
  at: string | null;
  start: number;
  next: number;
}

const asks = indexPhrases(
  phrases('/and remind me | reminder | set/with /a reminder | alert/notify/ping me | alert/alarm'),
);
const befores = phrases(
  'before /that/it | beforehand/ahead/earlier/prior/early | in advance | ahead of time',
);
const theDayBefore = phrases('the day/evening/night/week before | a day before | the day prior');
/** Minute of a day whose evening is meant. */
const evening = 1080;

/** "ping me tomorrow", "nudge me about the vet": in other words "remind me"; but not "ping me the address". */
export function hearAsks(scene: Scene): void {
  scene.tokens.forEach((token, i) => {
    const others = /^(?!(and|then|also|just|please|pls|you)$)[a-z]/.test(wordAt(scene, i - 1));
    if (others || !/^(alert|notify|nudge|ping) me$/.test(`${token.lower} ${wordAt(scene, i + 1)}`)) return;
    if (/^(to|about|\W.*|)$/.test(wordAt(scene, i + 2)) || whenAt(scene, i + 2)) token.lower = 'remind';
  });
}

/** `remind me 10 minutes before`, `reminder 1 day before`, `!30m`, `! tomorrow 9am`. */
export function findReminder(scene: Scene, taken: boolean[]): ReminderRead | null {
  for (let i = 0; i < scene.tokens.length; i++) {
    if (taken[i] || scene.tokens[i]?.quoted) continue;
    const bang = wordAt(scene, i) === '!' && !scene.tokens[i]?.glued && i > 0;
    const ask = bang ? i + 1 : longestOf(scene, i, asks);
    if (ask) {
      const lead = oneOf(scene, ask, ['in', 'about', 'at']);
      const eve = oneOf(scene, ask, theDayBefore);
      if (eve) {
        const said = wordAt(scene, eve - 2);
        const unit = said === 'week' ? 'week' : 'day';
        const minute = said === 'evening' || said === 'night' ? evening : null;
        return { minute, ...daysBefore(scene, i, { amount: 1, unit, next: eve }) };
      }
      const before = quantityAt(scene, lead || ask);
      const end = before && oneOf(scene, before.next, befores);
      if (before && end) return daysBefore(scene, i, { ...before, next: end });
      if (before && bang) return { before, at: null, start: i, next: before.next };
      if (bang) {
        const rest = { ...scene, tokens: scene.tokens.slice(ask) };
        const [when] = findWhens(rest, taken.slice(ask));
        const { due } = when?.start === 0 ? settle(scene, [when]) : { due: null };
        if (when && due && due.minute !== null)
          return { before: null, at: formatMoment(due), start: i, next: ask + when.next };
      }
      continue;
    }
    const before = quantityAt(scene, i);
    // "remind me about the vet an hour before"
    const asked = before && asksBefore(scene, i);
    const end =
      before && oneOf(scene, before.next, asked ? befores : ['beforehand', 'in advance', 'ahead of time']);
    // Without a date nobody knows before what: the words stay.
    if (before && end && (!asked || (scene.tokens[end]?.kind !== 'word' && findWhens(scene, taken).length)))
      return { before, at: null, start: i, next: end };
  }
  return null;
}

/** A reminder so long before, at a time of its own where days are counted and it follows: "the day before at noon". */
function daysBefore(scene: Scene, start: number, before: Quantity): ReminderRead {
  const read = { before, at: null, start, next: before.next };
  const when = /^(minute|hour)$/.test(before.unit) ? null : whenAt(scene, before.next);
  return when?.clock && when.day === null
    ? { ...read, minute: settleHour(when.clock, when.part, null), next: when.next }
    : read;
}

const asksBefore = (scene: Scene, i: number) =>
  scene.tokens.slice(0, i).some((_, at) => wordAt(scene, at) === 'remind' && wordAt(scene, at + 1) === 'me');

/** The moment to remind at, floating; null when neither it nor a due time is known. */
export function reminderTime(read: ReminderRead, due: Moment | null): string | null {
  if (read.at) return read.at;
  if (!read.before || !due) return null;
  // A day without a time is reminded of at nine.
  const { day, minute } = shift({ ...due, minute: due.minute ?? 540 }, read.before, -1, 540);
  return formatMoment({ day, minute: read.minute ?? minute });
}

/** When to remind where no time was said: at nine on the day, or at six of its evening, or in an hour where that is past or no day was said. */
export function assumedReminder(dueDate: string | null, now: string, whens: WhenRead[] = []): string {
  const evening = whens.some(({ part }) => part === 'evening' || part === 'night');
  const then = dueDate && `${dueDate.slice(0, 10)}T${evening ? 18 : '09'}:00`;
  if (then && then > now) return then;
  const { day, minute } = parseMoment(now);
  return formatMoment({ day: day + Math.floor((minute + 60) / 1440), minute: (minute + 60) % 1440 });
}
