import { type Scene, wordAt } from '../tokens/scene.ts';
import { type DayPart, settleHour } from './clock.ts';
import type { ParsedWhen } from './find-whens.ts';
import { atMinute } from './quantity.ts';
import { minuteOfPart } from './times-of-day.ts';

const morningWords = /^(breakfast|wake|sunrise|alarm)$/;
const eveningWords =
  /^(table|restaurant|reservation|babysitter|dinner|supper|drinks?|pub|bar|party|movie|movies|film|cinema|concert|theatre|theater|gig|show|date)$/;

export interface ResolvedDue {
  day: number;
  minute: number | null;
  /** Length said as a range of times, minutes. */
  length: number | null;
  /** A day was named and not only a time. */
  daySaid: boolean;
}

/**
 * One due date of what was found: the day from one place and the time perhaps from another. `hint` is a part of
 * the day known from elsewhere ("every morning"). What is `recurring` may have begun earlier today.
 */
export function resolveDue(
  scene: Scene,
  whens: ParsedWhen[],
  hint: DayPart | null = null,
  recurring = false,
): { due: ResolvedDue | null; used: ParsedWhen[] } {
  const isCorrected = (when: ParsedWhen) => scene.tokens[when.start]?.corrected !== undefined;
  const isMended = whens.some(isCorrected);
  // "friday no saturday actually sunday": the last correction counts
  const ordered = isMended
    ? [...whens].sort((a, b) => +isCorrected(b) - +isCorrected(a) || (isCorrected(a) ? b.start - a.start : 0))
    : whens;
  // "friday talk notes finished by thursday"
  const [first] = ordered;
  const isName = first?.start === 0 && !first.led && !isCorrected(first);
  const dayed =
    (isName ? ordered.find(({ start, day }) => day !== null && wordAt(scene, start) === 'by') : undefined) ??
    ordered.find((when) => when.day !== null && (!when.attributive || isCorrected(when))) ??
    ordered.find((when) => when.day !== null);
  const timed =
    ordered.find((when) => isCorrected(when) && when.clock !== null) ??
    (dayed?.clock || dayed?.minute != null
      ? dayed
      : (ordered.find((when) => when.clock !== null && when.day === null) ??
        ordered.find((when) => when.clock !== null && isMended)));
  const parted = dayed?.part ? dayed : timed?.part ? timed : whens.find((when) => when.part !== null);
  const overruled = isMended ? ordered : [];
  const used = [...new Set([dayed, timed, parted, ...overruled])]
    .filter((when) => when !== undefined)
    .map((when) => (overruled.length ? { ...when, attributive: false } : when));
  if (!used.length) return { due: null, used };
  const { now } = scene;
  const under = dayed?.day ?? scene.day ?? null;
  const daySaid = dayed !== undefined;
  const saidPart = parted?.part ?? hint;
  if (dayed && dayed.minute !== null && dayed.day !== null)
    return { due: { day: dayed.day, minute: dayed.minute, length: null, daySaid }, used };
  if (!timed?.clock) {
    const minute = parted?.part ? minuteOfPart(scene, parted.part) : null;
    const over = { morning: 540, noon: 780, afternoon: 1020, evening: 1380, night: 1439 }[
      saidPart ?? 'night'
    ];
    // Only a part of the day: today's, or tomorrow's once it has passed.
    const day = dayed?.day ?? under ?? (now.minute >= over ? now.day + 1 : now.day);
    const isPast = minute !== null && day === now.day && minute <= now.minute;
    return { due: { day, minute: isPast ? null : minute, length: null, daySaid }, used };
  }
  const { clock } = timed;
  // Dinner at 7 is in the evening; breakfast is not, and nobody wakes at 2 in the night.
  const said = (pattern: RegExp) => scene.tokens.some((token) => pattern.test(token.lower));
  const wakes = clock.minute >= 240 && said(morningWords);
  const habit = wakes ? 'morning' : clock.minute >= 300 && said(eveningWords) ? 'evening' : null;
  const today = under === null || under === now.day;
  const hourFrom = (earliest: number | null) => settleHour(clock, saidPart ?? habit, earliest);
  let minute = hourFrom(today && !recurring ? now.minute : null);
  let day = under ?? now.day;
  if (under === null && minute <= now.minute && minute < 1440) {
    // Today's are past, in the morning and in the evening; of tomorrow's the first counts.
    minute = hourFrom(null);
    day = now.day + 1;
  }
  const length = clock.until === null ? null : (clock.until - minute + 1440) % 720 || null;
  return { due: { ...atMinute(day, minute), length, daySaid }, used };
}
