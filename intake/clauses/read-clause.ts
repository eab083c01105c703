import { formatMoment } from '../dates/calendar.ts';
import { readDayAt } from '../dates/day.ts';
import { findWhens, type ParsedWhen } from '../dates/find-whens.ts';
import { isNotDueDate } from '../dates/names.ts';
import { readQuantityAt, toMinutes } from '../dates/quantity.ts';
import { resolveDue } from '../dates/resolve-due.ts';
import { beginsTask, endsAt } from '../dates/words.ts';
import { findPriorities, priorityOfLabel } from '../priority/find-priorities.ts';
import { findBounds } from '../recurrence/bounds.ts';
import { findRecurrence } from '../recurrence/find-recurrence.ts';
import { anchorRule, excludeDays, firstOccurrence, holidayRule } from '../recurrence/first-occurrence.ts';
import { formatRule, type Rule } from '../recurrence/rule.ts';
import {
  computeReminder,
  defaultReminder,
  findReminder,
  type ParsedReminder,
} from '../reminders/find-reminder.ts';
import { skipLeadIn } from '../speech/lead-ins.ts';
import { joiners } from '../speech/phrases.ts';
import { stripPossessives } from '../split/headings.ts';
import { buildTitle } from '../titles/build-title.ts';
import {
  indexPhrases,
  matchAnyPhrase,
  matchIndexedPhrase,
  phrases,
  type Scene,
  wordAt,
} from '../tokens/scene.ts';
import { isRescheduling, isTaskVerb } from '../tokens/verbs.ts';
import type { Priority, Span } from '../types.ts';
import { isInAside, isInMessage, namesOccasion, namesPeriod, needsDate } from './dates-in-title.ts';
import { findLabels } from './find-labels.ts';

/** The values of one clause, before its theme is decided. */
export interface ParsedClause {
  title: string;
  /** What was said beside it, phrase by phrase. */
  notes: string[];
  dueDate: string | null;
  /** A day was said, not only a time. */
  daySaid: boolean;
  /** The date stood before everything else, so it may hold for what follows. */
  leadingDate: boolean;
  recurrence: string | null;
  recursFromCompletion: boolean;
  reminder: string | null;
  /** Asked for before a due time this clause does not say. */
  openReminder: ParsedReminder | null;
  priority: Priority | null;
  tags: string[];
  /** Names of the list it stands in. */
  headings: string[];
  projectId: string | null;
  /** Name of the theme it labels itself with, such as `#work`, as written. */
  theme: string | null;
  /** Theme of the list it says it is on, such as "on the shopping list". */
  listTheme: string | null;
  durationMinutes: number | null;
  spans: Span[];
}

const lasts = phrases('for/takes /about | should take /about | for around | duration/~/(/est/about');

/** Length of the task: `for 30 min`, `(45m)`, `~2h`, or `30 min` at the end. */
function findDuration(
  scene: Scene,
  taken: boolean[],
): { minutes: number; start: number; next: number; stays: boolean } | null {
  for (let i = 0; i < scene.tokens.length; i++) {
    if (taken[i]) continue;
    const lead = matchAnyPhrase(scene, i, lasts);
    const quantity = readQuantityAt(scene, lead || i);
    const minutes = quantity && toMinutes(quantity);
    if (!quantity || !minutes || taken.slice(i, quantity.next).some(Boolean)) continue;
    const closes = wordAt(scene, quantity.next) === ')' && wordAt(scene, i) === '(';
    const next = closes ? quantity.next + 1 : quantity.next;
    if (!lead && i > 0 && !endsAt(scene, next)) return { minutes, start: i, next, stays: true };
    if (!lead && i === 0 && next < scene.tokens.length)
      return endsAt(scene, next) ? null : { minutes, start: i, next, stays: true };
    if (/^(before|after|early|ahead|late|from|ago)$/.test(wordAt(scene, next))) continue;
    return { minutes, start: i, next, stays: false };
  }
  return null;
}

const hesitation = /^(u+m+|u+h+|uhm|erm?|hm+)$/;

/** Reads the values of one clause; the rest becomes its title. */
export function readClause(
  scene: Scene,
  text: string,
  projects: { id: string; name: string }[],
): ParsedClause {
  const { tokens } = scene;
  // What is claimed is a mark to whoever reads on, so that "friday @home" ends after friday.
  const view: Scene = { ...scene, tokens: [...tokens] };
  const taken: boolean[] = tokens.map(() => false);
  const spans: Span[] = [];
  const claim = (from: number, to: number, value: Span['value'], stays = false) => {
    const bracketed = !stays && /^[([]$/.test(wordAt(scene, from - 1)) && /^[)\]]$/.test(wordAt(scene, to));
    const [start, next] = bracketed ? [from - 1, to + 1] : [from, to];
    const first = tokens[start];
    const last = tokens[next - 1];
    if (!first || !last) return;
    spans.push({ start: first.start, end: last.end, value });
    if (stays) return;
    taken.fill(true, start, next);
    for (let i = start; i < next; i++) {
      const token = tokens[i];
      if (token) view.tokens[i] = { ...token, lower: '', kind: 'mark' };
    }
  };

  const notes: string[] = [];
  const textOf = (from: number, to: number) => text.slice(tokens[from]?.start, tokens[to - 1]?.end);

  const labels = findLabels(scene, text, projects, (i) => readDayAt(scene, i) !== null);
  for (const label of labels) claim(label.start, label.next, label.kind);
  const priorities = findPriorities(view);
  for (const read of priorities)
    if (!taken.slice(read.start, read.next).some(Boolean))
      claim(read.start, read.next, 'priority', read.attributive);

  const repeats = findRecurrence(view, taken);
  // "easter every year": no rule says when that is
  const feast =
    repeats?.rule.freq === 'YEARLY' && repeats.rule.byMonth.length === 0 ? holidayRule(view) : undefined;
  const recurrence = feast === null ? null : repeats;
  if (recurrence) {
    let { start } = recurrence;
    while (/^(due|by|before|until)$/.test(wordAt(view, start - 1))) start--;
    claim(start, recurrence.next, 'recurrence');
    if (recurrence.days) claim(recurrence.days.start, recurrence.days.next, 'recurrence');
  }
  const bounds = recurrence && findBounds(view, recurrence.rule, taken);
  for (const [start, next] of bounds?.ranges ?? []) claim(start, next, 'recurrence');
  const reminder = findReminder(view, taken);
  if (reminder) claim(reminder.start, reminder.next, 'reminder');

  const opening = skipLeadIn(scene, 0).next;
  const said = findWhens(view, taken).filter((when) => !isNotDueDate(view, when, opening));
  const dated = said.length ? shareClocks(view, said) : preparedFor(view, opening);
  // "move the call from tuesday to friday": the last day counts
  const moves =
    isRescheduling(wordAt(scene, opening)) || scene.tokens.some(({ lower }) => hasMoved.test(lower));
  const days = dated.filter((when) => when.day !== null);
  const moved = movedAt(view, dated);
  const settled = resolveDue(
    view,
    moved ? [moved.to] : moves && (days.length > 1 || movesTo(view, dated)) ? dated.slice(-1) : dated,
    recurrence?.part ?? null,
    recurrence !== null,
  );
  for (const when of settled.used) {
    const extent = matchAnyPhrase(scene, when.next, ['at the latest', 'latest', 'first thing', 'last thing']);
    const lead = (moves ? /^(to|either|due|@)$/ : /^(either|due|@)$/).test(wordAt(scene, when.start - 1))
      ? 1
      : 0;
    claim(
      moved ? moved.start : when.start - lead,
      extent && endsAt(scene, extent) ? extent : when.next,
      'due_date',
      needsDate(scene, when.start - 1, opening) ||
        isInAside(scene, when) ||
        isInMessage(scene, moved ? { ...when, start: moved.start + 1 } : when, opening) ||
        namesOccasion(scene, when) ||
        namesPeriod(scene, when, days) ||
        (when.attributive &&
          (when.start > opening || when.festive) &&
          !beginsTask(scene, when.next) &&
          !readQuantityAt(scene, when.next)),
    );
  }
  // "today or tomorrow", "tuesday to thursday", "at 8am and 8pm": the first counts, and all leave the title
  const ends = new Set(settled.used.map((used) => used.next));
  for (const { start, next, attributive } of dated)
    if (!attributive && ends.has(start - 1) && joining.test(wordAt(scene, start - 1))) {
      if (/^(or|\/|and|&)$/.test(wordAt(scene, start - 1))) notes.push(textOf(start - 1, next));
      if (namesPeriod(scene, settled.used[0], days)) continue;
      claim(start - 1, next, 'due_date');
      ends.add(next);
    }
  const starts = new Set(settled.used.map((used) => used.start));
  const copula = tokens.findIndex(({ lower }, i) => i > 0 && isCopula.test(lower) && starts.has(i + 1));
  if (copula > 0) {
    const after = tokens.findIndex((_, i) => i > copula && !taken[i]);
    const ends = after < 0 || tokens.slice(after).every(({ kind }) => kind === 'mark');
    // "Ada's exam is | on friday", but "the exam is on friday so buy pens"
    if (ends) claim(copula, copula + 1, 'filler');
    else if (tokens[after]?.kind === 'mark' || wordAt(scene, after) === 'so')
      taken.fill(false, copula, after);
  }
  let { due } = settled;
  let rule: Rule | null = null;
  if (recurrence && bounds) {
    rule = { ...recurrence.rule, count: bounds.count, until: bounds.until };
    if (bounds.except.length && !rule.byMonth.length && !rule.byMonthDay.length)
      rule = excludeDays(rule, bounds.except);
    if (feast) rule = { ...rule, ...feast };
    else if (due?.daySaid && bounds.from === null) rule = anchorRule(rule, due.day);
    due = firstOccurrence(scene, rule, bounds.from, due, recurrence.part);
  }
  const duration = findDuration(view, taken);
  if (duration) claim(duration.start, duration.next, 'duration', duration.stays);

  tokens.forEach((token, i) => {
    const vague = token.lower === 'like' && taken[i + 1];
    if (!taken[i] && !token.quoted && (vague || token.said || hesitation.test(token.lower)))
      claim(i, i + 1, 'filler');
  });
  // "remind me" before and "to" after a date are one lead-in
  const free = tokens.flatMap((_, i) => (taken[i] ? [] : [i]));
  const open = { ...scene, tokens: free.flatMap((i) => tokens[i] ?? []) };
  // "also call mom" after a full stop
  const joiner = matchIndexedPhrase(open, 0, joiners);
  const begun = joiner ? skipLeadIn(open, joiner) : { next: 0, marked: false };
  const joined = isTaskVerb(wordAt(open, begun.next)) || begun.marked ? joiner : 0;
  const lead = skipLeadIn(open, joined);
  const freeWord = (n: number) => tokens[free[n] ?? -1]?.lower ?? '';
  if (freeWord(lead.next) === 'to' && isTaskVerb(freeWord(lead.next + 1))) lead.next++;
  // "add call mom to my list"
  const onList = /^(add|put)$/.test(freeWord(lead.next)) ? listEnd(open, lead.next + 2) : 0;
  const onShoppingList = onList > 0 && /^(shopping|grocery)$/.test(freeWord(onList + 2));
  if (onList) {
    for (const [start, next] of runs(free.slice(onList))) claim(start, next, 'filler');
    lead.next++;
  }
  const asked = free.slice(0, lead.next).some((i) => /^(remind|reminder)$/.test(wordAt(scene, i)));
  // "remind me on friday" says when to remind of something else
  const asksOnly = /^((and|also|then|please|pls) )*(set )?(a )?remind(er| me)( again)?$/.test(
    open.tokens.flatMap(({ kind, lower }) => (kind === 'mark' ? [] : lower)).join(' '),
  );
  if (asksOnly && due) for (const [start, next] of runs(free)) claim(start, next, 'filler');
  else if (lead.next < free.length)
    for (const [start, next] of runs(free.slice(0, lead.next))) claim(start, next, 'filler');
  let freeCount = taken.filter((is) => !is).length;
  for (let i = tokens.length - 1; i > 0; i--) {
    if (tokens[i]?.lower === ')') break;
    if (taken[i] || tokens[i]?.kind === 'mark') continue;
    if (!/^(please|pls|thanks|too|and|then|also|plus|but|so|or)$/.test(wordAt(scene, i)) || freeCount < 2)
      break;
    claim(i, i + 1, 'filler');
    freeCount--;
  }
  if (recurrence?.counted) taken.fill(false, recurrence.start, recurrence.next);
  const left = tokens.filter(({ kind }, i) => !taken[i] && kind !== 'mark');
  if (question.test(left.map(({ lower }) => lower).join(' '))) taken.fill(false);
  // "don't forget the milk"
  const head = tokens.findIndex((_, i) => !taken[i]);
  const article =
    head > 0 &&
    /^(the|an?)$/.test(wordAt(scene, head)) &&
    /^(forget|remember)$/.test(wordAt(scene, head - 1));
  if (article && left.length > 1) claim(head, head + 1, 'filler');
  return {
    title: buildTitle(scene, text, taken, spans),
    notes,
    dueDate: due && formatMoment(due),
    daySaid: settled.due?.daySaid ?? false,
    leadingDate: leads(settled.used, lead),
    recurrence: rule && formatRule(rule, due?.minute != null),
    recursFromCompletion: recurrence?.fromCompletion ?? false,
    reminder: reminder
      ? computeReminder(reminder, due)
      : (asked || asksOnly) && due?.minute != null
        ? formatMoment(due)
        : asksOnly && due
          ? defaultReminder(formatMoment(due), formatMoment(scene.now))
          : null,
    openReminder: reminder && !due ? reminder : null,
    priority: strongest([
      ...priorities.map(({ priority }) => priority),
      ...labels.flatMap(({ kind, name }) => (kind === 'tag' ? (priorityOfLabel(name) ?? []) : [])),
    ]),
    tags: labels.filter((label) => label.kind === 'tag').map((label) => label.name),
    headings: [],
    projectId: labels.find((label) => label.projectId)?.projectId ?? null,
    theme: labels.find((label) => label.kind === 'theme')?.name ?? null,
    listTheme: onShoppingList ? 'Shopping' : null,
    durationMinutes:
      duration?.minutes ?? (tokens.some(({ lower }) => isMeal.test(lower)) ? null : due?.length) ?? null,
    spans,
  };
}

/** "sat and sun 7.30pm": the time is that of both days. */
const shareClocks = (scene: Scene, whens: readonly ParsedWhen[]): ParsedWhen[] =>
  whens.map((when, i) => {
    const next = whens[i + 1];
    const isPair =
      when.day !== null &&
      next?.day != null &&
      next.start === when.next + 1 &&
      /^(and|&|or|\/)$/.test(wordAt(scene, when.next));
    const hasNoTime = when.clock === null && when.part === null && when.minute === null;
    return isPair && hasNoTime ? { ...when, clock: next.clock } : when;
  });

/** "slides for monday's meeting": the day of what something is done for, as a date that stays in the title. */
function preparedFor(scene: Scene, opening: number): ParsedWhen[] {
  const at = scene.tokens.findIndex(
    ({ lower }, i) => i > opening && lower.endsWith("'s") && /^(for|before)$/.test(wordAt(scene, i - 1)),
  );
  if (at < 0 || endsAt(scene, at + 1)) return [];
  const [named] = findWhens({ ...scene, tokens: stripPossessives(scene.tokens.slice(at, at + 1)) }, []);
  return named?.day == null ? [] : [{ ...named, start: at, next: at + 1, attributive: true }];
}

/** "move the 4pm call to 2pm": the time behind "to" counts. */
const movesTo = (scene: Scene, whens: readonly ParsedWhen[]) =>
  whens.length > 1 && wordAt(scene, (whens.at(-1)?.start ?? 0) - 1) === 'to';

/** "lunch from 12 to 13" is no work. */
const isMeal = /^(breakfast|brunch|lunch|dinner|supper|tea|coffee|break|nap)$/;

/** "preponed the review to Monday" */
const hasMoved = /^(moved|rescheduled|pushed|postponed|preponed|shifted|bumped)$/;

const isCopula = /^(is|are)$/;

/** "what is due tomorrow?": without its day it asks nothing. */
const question = /^(what|what's|whats|who|who's|when|when's|which|where|where's|how)( (is|are|on|else))*$/;

const joining = /^(or|and|&|to|until|till|through|thru|-|–)$/;

/** "lunch moved to friday", "got moved from tuesday to friday": where that begins, and the date it was moved to. */
function movedAt(scene: Scene, whens: ParsedWhen[]): { start: number; to: ParsedWhen } | null {
  for (let start = 1; start < scene.tokens.length; start++) {
    const next = matchIndexedPhrase(scene, start, wasMoved);
    const leads = wordAt(scene, next - 1) === 'to' || wordAt(scene, next) === 'from';
    const first = next && leads ? whens.find((when) => when.start === next) : undefined;
    if (!first) continue;
    const last = whens.find((when) => when.start - 1 === first.next && wordAt(scene, first.next) === 'to');
    return { start, to: last ?? first };
  }
  return null;
}
const wasMoved = indexPhrases(
  phrases(`
  /is/was/got/been moved/rescheduled/postponed/shifted/bumped/pushed/put/changed /back/forward /to
  has/have been moved/rescheduled/postponed/shifted/bumped/pushed/put/changed /back/forward /to
`),
);

/** Returns the start of "to my list" at the end of the clause; 0 if it does not end so. */
function listEnd(scene: Scene, from: number): number {
  for (let i = from; i < scene.tokens.length; i++)
    if (matchAnyPhrase(scene, i, myList) === scene.tokens.length) return i;
  return 0;
}
const myList = ['to', 'on'].flatMap((to) =>
  ['my', 'the'].flatMap((my) =>
    [
      'list',
      'shopping list',
      'grocery list',
      'to do list',
      'to - do list',
      'todo list',
      'todos',
      'task list',
      'tasks',
    ].map((list) => `${to} ${my} ${list}`),
  ),
);

/** Only small talk stands before the date. */
const leads = (used: ParsedWhen[], { next }: { next: number }) =>
  used.some((when) => when.day !== null && !when.festive && when.start <= next);

const strongest = (said: Priority[]): Priority | null =>
  (['urgent', 'high', 'medium', 'low'] as const).find((level) => said.includes(level)) ?? null;

/** Runs of neighbouring indices. */
function runs(indices: number[]): [number, number][] {
  const found: [number, number][] = [];
  for (const index of indices) {
    const last = found.at(-1);
    if (last && last[1] === index) last[1] = index + 1;
    else found.push([index, index + 1]);
  }
  return found;
}
