import { type Command, commandEffect, readCommand } from './clauses/command.ts';
import { finishes } from './clauses/dates-in-title.ts';
import { type ParsedClause, readClause } from './clauses/read-clause.ts';
import { parseMoment } from './dates/calendar.ts';
import { findPlace, guessTags } from './places/find-place.ts';
import { computeReminder, defaultReminder, normaliseReminderRequests } from './reminders/find-reminder.ts';
import {
  appendColon,
  headingText,
  isGenericHeading,
  isValueHeading,
  stripPossessives,
} from './split/headings.ts';
import { type Split, splitTasks } from './split/split-tasks.ts';
import { asksNothing } from './split/statement.ts';
import { classify } from './theme/classify.ts';
import { functionWord } from './tokens/function-words.ts';
import { readsDayFirst, type Scene } from './tokens/scene.ts';
import { type Token, tokenise } from './tokens/tokenise.ts';
import type { Clause, IntakeContext, Span, UnderstoodTask } from './types.ts';

/** Reads the tasks of a text, in its order; none when it holds no word. */
export const understand = (text: string, context: IntakeContext): UnderstoodTask[] =>
  readWholeSplit(text, context).tasks;

/** The tasks of a text, and what tells how sure that split is. */
export interface WholeSplit extends Omit<Split, 'clauses'> {
  tasks: UnderstoodTask[];
}

/** Reads the tasks of a text as `understand`. */
export function readWholeSplit(text: string, context: IntakeContext): WholeSplit {
  const said = tokenise(text);
  const scene: Scene = {
    tokens: context.language ? context.language.translate(said) : said,
    now: parseMoment(context.now),
    hasBegun: /T\d\d:\d\d:(?!00)/.test(context.now),
    dayFirst: readsDayFirst(context.locale),
    timesOfDay: context.timesOfDay,
    names: new Set(context.vocabulary.themes.map((theme) => theme.toLowerCase())),
  };
  const command = readCommand(text);
  if (command) scene.tokens = scene.tokens.filter(({ start }) => start >= command.start);
  normaliseReminderRequests(scene);
  const { clauses, ...found } = splitTasks(scene, said);
  const readOn = (tokens: Token[], day: number | null) => readAgain({ ...scene, tokens, day }, text, context);
  const reads = shared(scene, clauses, readOn);
  for (const [i, { beside }] of clauses.entries()) {
    const runs = runsOf(beside);
    reads[i]?.spans.push(...runs);
    reads[i]?.notes.push(...runs.flatMap((run) => phraseOf(said, text, run) ?? []));
  }
  shareBare(said, clauses, reads);
  tellFinishes(text, clauses, reads);
  const kept = reads.filter((read) => read.title !== '');
  // A capture is never lost: "tomorrow" alone is a task of that name, for tomorrow.
  const left = clauses.flatMap(({ tokens }) => tokens);
  const meant = left.find(({ corrected }) => corrected);
  const whole = text.slice((meant ?? scene.tokens[0])?.start, meant && left.at(-1)?.end).trim();
  if (!kept.length && /[\p{L}\p{N}\p{S}]/u.test(whole)) kept.push(literal(whole, text, reads[0]));
  return { ...found, tasks: kept.map((read) => complete(read, command?.command ?? null, context)) };
}

/** Returns the spans of tokens that belong to no value. */
function runsOf(tokens: Token[]): Span[] {
  const runs: Span[] = [];
  tokens.forEach(({ start, end, index }, i) => {
    const last = runs.at(-1);
    if (last && tokens[i - 1]?.index === index - 1) last.end = end;
    else runs.push({ start, end, value: 'filler' });
  });
  return runs;
}

/** What closes on a day: "the portal closes 30 Nov". */
const closing =
  /^(the|it|this|offer|sale|portal|window|deadline|registration|booking|bookings|entry|entries|applications?)$/;

/** All that a clause says beside its date: "the deadline is friday", but not "last day of school friday". */
const deadline = /^(the )?(deadline|cut ?off|due date|closing date|last (day|date))( is)?$/;

/** "book the MOT, expires on the 14th", "apply, deadline is friday": told of the task before it. */
function tellFinishes(text: string, clauses: Clause[], reads: ParsedClause[]): void {
  reads.forEach((read, i) => {
    const before = reads.slice(0, i).findLast(({ title }) => title !== '');
    const { tokens } = clauses[i] ?? { tokens: [] };
    const [first] = tokens;
    if (!before || !first || !read.dueDate || read.recurrence) return;
    const verb = tokens.find(({ lower }) => !closing.test(lower))?.lower ?? '';
    const dates = read.spans.filter(({ value }) => value === 'due_date');
    const undated = tokens.filter(
      (token) =>
        token.kind !== 'mark' && !dates.some(({ start, end }) => start <= token.start && token.end <= end),
    );
    if (!finishes.test(verb) && !deadline.test(undated.map(({ lower }) => lower).join(' '))) return;
    before.notes.push(text.slice(first.start, tokens.at(-1)?.end));
    before.dueDate ??= read.dueDate;
    before.spans.push(...read.spans.map((span) => ({ ...span, value: 'filler' as const })));
    read.title = '';
  });
}

/** Words that only lead from one phrase to the next. */
const leadingOn =
  /^([\s,;.:!?–—-]|(and|but|so|oh|also|well|then|plus|like|basically|anyway|anyways|because|cause|cos|um+|uh+|er|erm|yeah|right|okay|ok|now)(?![\p{L}']))+/iu;
/** Words that lead to the next task. */
const leadingOff =
  /([\s,;.]+(and|but|so|oh|also|then|plus|please|i|i've|i'm|we|need|have|got|want|gotta|must|should|to|because|cos))+[\s,;.]*$/iu;
/** With fewer words of content a phrase says nothing that could be missed. */
const leastContent = 2;

/** Returns what a run of words beside a task says; undefined when that is nothing. */
function phraseOf(said: Token[], text: string, { start, end }: Span): string | undefined {
  const content = said.filter(
    (token) =>
      token.start >= start && token.end <= end && token.kind !== 'mark' && !functionWord.test(token.lower),
  );
  // "From: Ida" says who
  const isNamed = /^\p{L}+: \S/u.test(text.slice(start, end));
  if (content.length < leastContent && !isNamed) return undefined;
  const phrase = text
    .slice(start, end)
    .replace(leadingOn, '')
    .replace(leadingOff, '')
    .replace(/[\s,;:.–—-]+$/u, '')
    .replace(/\s+/gu, ' ');
  return phrase.includes(' ') ? phrase : undefined;
}

/** Cache of the last clauses read: while a text is typed, only its last clause is new. */
let recent: { context: IntakeContext; reads: Map<string, ParsedClause> } | undefined;
const mostRecent = 64;

/** Reads a clause, from the cache where possible. */
function readAgain(scene: Scene, text: string, context: IntakeContext): ParsedClause {
  if (
    recent?.context.now.slice(0, 16) !== context.now.slice(0, 16) ||
    recent.context.locale !== context.locale ||
    recent.context.vocabulary.projects !== context.vocabulary.projects
  )
    recent = { context, reads: new Map() };
  const { reads } = recent;
  const { tokens, day } = scene;
  const said = text.slice(tokens[0]?.start, tokens.at(-1)?.end);
  const key = `${day ?? ''} ${said}\n${tokens.map(({ start, lower, quoted, corrected }) => `${start}${quoted ? '"' : ''}${corrected ? '!' : ''} ${lower}`).join()}`;
  const read = reads.get(key) ?? readClause(scene, text, context.vocabulary.projects);
  if (reads.size >= mostRecent) reads.clear();
  reads.set(key, read);
  return {
    ...read,
    notes: [...read.notes],
    tags: [...read.tags],
    headings: [...read.headings],
    spans: [...read.spans],
  };
}

/** Makes a task whose title is the whole text, with the date that was read in it. */
function literal(title: string, text: string, said: ParsedClause | undefined): ParsedClause {
  const start = text.indexOf(title);
  const values = said?.spans ?? [];
  // "urgent, tomorrow, um friday": what is said before the title holds
  const before = values.filter((span) => span.end <= start && span.value !== 'title');
  return {
    title,
    notes: [],
    dueDate: said?.dueDate ?? null,
    daySaid: said?.daySaid ?? false,
    leadingDate: false,
    recurrence: said?.recurrence ?? null,
    recursFromCompletion: said?.recursFromCompletion ?? false,
    reminder: said?.reminder ?? null,
    openReminder: null,
    priority: before.some(({ value }) => value === 'priority') ? (said?.priority ?? null) : null,
    tags: [],
    headings: [],
    projectId: null,
    theme: null,
    listTheme: null,
    durationMinutes: null,
    spans: [
      { start, end: start + title.length, value: 'title' },
      ...values.filter((span) => before.includes(span) || /^(due_date|recurrence)$/.test(span.value)),
    ],
  };
}

/** Completes a task with theme, thread, project and tags, and applies the slash command. */
function complete(read: ParsedClause, command: Command | null, context: IntakeContext): UnderstoodTask {
  const { vocabulary } = context;
  const { thread: namedThread, projectId } = findPlace(read.title, vocabulary);
  const guesses = classify(read.title, vocabulary, context.language?.gloss(read.title));
  const named = (name: string) =>
    [...vocabulary.themes, 'Inbox'].find((theme) => theme.toLowerCase() === name.toLowerCase());
  const labelled = read.theme === null ? undefined : named(read.theme);
  const said =
    labelled ??
    (read.listTheme === null
      ? undefined
      : named(vocabulary.renamedThemes?.[read.listTheme] ?? read.listTheme));
  const thread = said && namedThread?.theme !== said ? undefined : namedThread;
  // "#Work", "Work:" above a list, or a thread that is named
  const filed =
    said ?? (thread ? named(thread.theme) : read.headings.map(named).find((theme) => theme !== undefined));
  const nothing =
    !filed &&
    !read.dueDate?.includes('T') &&
    !read.recurrence &&
    asksNothing({ tokens: tokenise(read.title) });
  const [best, ...others] = nothing
    ? [
        { theme: 'Inbox', confidence: Math.max(0.6, confidenceOf(guesses, 'Inbox')) },
        ...guesses.filter(({ theme }) => theme !== 'Inbox'),
      ]
    : filed
      ? [
          { theme: filed, confidence: Math.max(0.95, confidenceOf(guesses, filed)) },
          ...guesses
            .filter((guess) => guess.theme !== filed)
            .map((guess) => ({ ...guess, confidence: guess.confidence * 0.05 })),
        ]
      : guesses;
  const timed = read.dueDate?.includes('T') ? read.dueDate : null;
  const { title, dueDate, priority, durationMinutes, spans } = read;
  const effect = commandEffect(command);
  const tags = differing(effect.tag ? [...read.tags, effect.tag] : read.tags);
  return {
    title,
    notes: read.notes,
    theme: best?.theme ?? 'Inbox',
    confidence: best?.confidence ?? 0,
    themeChosen: labelled !== undefined,
    alternatives: others.slice(0, 3),
    threadId: thread?.id ?? null,
    projectId: read.projectId ?? projectId,
    dueDate: effect.recurrence && !read.recurrence && !dueDate ? context.now.slice(0, 10) : dueDate,
    recurrence: read.recurrence ?? effect.recurrence ?? null,
    recursFromCompletion: read.recursFromCompletion,
    reminder:
      read.reminder ?? (effect.reminds ? (timed ?? defaultReminder(read.dueDate, context.now)) : null),
    priority,
    tags,
    autoTags: differing([
      ...tags,
      ...guessTags(title, vocabulary),
      ...read.headings.filter((name) => !named(name)),
    ]).slice(tags.length),
    durationMinutes,
    command,
    spans: spans.sort((a, b) => a.start - b.start || a.end - b.end),
  };
}

/** Tags that differ in more than case, each as it was written first. */
const differing = (tags: readonly string[]): string[] =>
  [...Map.groupBy(tags, (tag) => tag.toLowerCase()).values()].flatMap(([first]) => first ?? []);

const confidenceOf = (guesses: { theme: string; confidence: number }[], theme: string) =>
  guesses.find((guess) => guess.theme === theme)?.confidence ?? 0;

/** Reads the tasks. A date in a heading or before the first task of a sentence applies to those that follow. */
function shared(
  scene: Scene,
  clauses: Clause[],
  readOn: (tokens: Token[], day: number | null) => ParsedClause,
): ParsedClause[] {
  let sentence = -1;
  let before: string | null = null;
  let last: ParsedClause | undefined;
  return clauses.map((clause) => {
    const isFirst = clause.sentence !== sentence;
    if (isFirst) before = null;
    sentence = clause.sentence;
    const over = clause.heading.length ? readOn(stripPossessives(clause.heading), null) : null;
    const day = before ?? over?.dueDate;
    // "urgent" between tasks
    const tokens =
      clause.tokens.length === 1 && clauses.length > 1 ? appendColon(clause.tokens) : clause.tokens;
    let read = readOn(tokens, null);
    if (read.dueDate && day && !read.daySaid && !read.recurrence) read = readOn(tokens, parseMoment(day).day);
    else if (last && comesThen(scene, clause, last, read)) read = onDayOf(last, read);
    else if (last && !isFirst && preparesFor(last, read, clauses))
      read.dueDate = last.dueDate?.slice(0, 10) ?? null;
    else if (read.dueDate) before = read.leadingDate && isFirst ? read.dueDate : null;
    else if (before) read.dueDate = before.slice(0, 10);
    if (over) putUnder(scene, clause.heading, over, read);
    last = read;
    return read;
  });
}

const onDayOf = (first: ParsedClause, read: ParsedClause): ParsedClause => ({
  ...read,
  dueDate: `${first.dueDate?.slice(0, 10)}${read.dueDate?.slice(10)}`,
  daySaid: true,
});

/** What is prepared on the same day. */
const occasion = /\b(day|delivery|collection|inspection|party|guests|visitors|match|picnic|barbecue|bbq)$/i;

/** "bin day tomorrow, put out the recycling": the day of an occasion is that of what is done for it. */
const preparesFor = (first: ParsedClause, read: ParsedClause, clauses: Clause[]): boolean =>
  clauses.length === 2 &&
  first.daySaid &&
  !first.recurrence &&
  !read.dueDate &&
  !read.recurrence &&
  occasion.test(first.title);

/** "haircut saturday at 10, then lunch at 1pm": later on the same day. */
function comesThen(scene: Scene, { tokens }: Clause, first: ParsedClause, read: ParsedClause): boolean {
  if (first.recurrence || read.recurrence || !first.daySaid || read.daySaid) return false;
  if (!first.dueDate?.includes('T') || !read.dueDate?.includes('T')) return false;
  const at = scene.tokens.findIndex(({ index }) => index === tokens[0]?.index);
  return scene.tokens[at - 1]?.lower === 'then' && read.dueDate.slice(10) > first.dueDate.slice(10);
}

/** Applies a heading to a task below it: its values, or else its name as a tag. */
function putUnder(scene: Scene, heading: Token[], over: ParsedClause, read: ParsedClause): void {
  if (isValueHeading(scene, heading)) {
    if (!read.daySaid && !read.recurrence) {
      read.recurrence = over.recurrence;
      read.recursFromCompletion = over.recursFromCompletion;
    }
    read.spans.push(
      ...over.spans.map((span) => (span.value === 'title' ? { ...span, value: 'filler' as const } : span)),
    );
    addValues(read, over);
    return;
  }
  const due = over.recurrence ? null : over.dueDate;
  read.dueDate ??= due;
  const isNamed = !due && !isGenericHeading(heading);
  if (isNamed) read.headings.push(headingText(heading));
  const value = due ? 'due_date' : isNamed ? 'tag' : 'filler';
  read.spans.push({ start: heading[0]?.start ?? 0, end: heading.at(-2)?.end ?? 0, value });
}

/** Adds values that a task does not have itself. */
function addValues(read: ParsedClause, more: ParsedClause): void {
  read.dueDate ??= more.dueDate;
  read.priority ??= more.priority;
  read.reminder ??= more.reminder;
  read.projectId ??= more.projectId;
  read.theme ??= more.theme;
  read.listTheme ??= more.listTheme;
  read.durationMinutes ??= more.durationMinutes;
  read.tags.push(...more.tags);
}

/** "… and remind me the day before" */
function remindOf(read: ParsedClause, other: ParsedClause): string | null {
  if (!read.openReminder || !other.dueDate) return null;
  const { day, minute } = parseMoment(other.dueDate);
  return computeReminder(read.openReminder, { day, minute: other.dueDate.includes('T') ? minute : null });
}

/**
 * A clause of values only says them of the task before it, or of the next one: "ASAP!! Call the bank", "call the bank,
 * and tomorrow, buy milk", "friday, gym, saturday, dentist".
 */
function shareBare(said: Token[], clauses: Clause[], reads: ParsedClause[]): void {
  const [first] = reads;
  const isLed = (i: number) => {
    const [one, next] = [clauses[i], clauses[i + 1]];
    const starts = one?.sentence !== clauses[i - 1]?.sentence && one?.sentence === next?.sentence;
    const at = one?.tokens[0]?.index ?? 0;
    const joined = said[at - 1]?.lower === 'and' && said[next?.tokens[0]?.index ?? 0]?.kind === 'mark';
    return starts || joined;
  };
  let before: ParsedClause | undefined;
  let next = 0;
  reads.forEach((read, i) => {
    if (read.title !== '') {
      before = read;
      return;
    }
    while (next < reads.length && (next <= i || reads[next]?.title === '')) next++;
    const after = reads[next];
    const alternates = first?.title === '' && (first.dueDate === null) === (read.dueDate === null);
    const leads = !read.openReminder && !read.reminder && (alternates || isLed(i));
    const other = leads ? (after ?? before) : (before ?? after);
    if (!other) return;
    // "choir at 7, on friday"
    if (read.reminder && other.dueDate) {
      // "physio friday 3pm, remind me at noon"
      const at = other.dueDate.slice(0, 10) + read.reminder.slice(10);
      if (!read.daySaid && !(other.dueDate.includes('T') && at > other.dueDate)) read.reminder = at;
    } else if (read.dueDate && other.dueDate && read.daySaid !== other.daySaid) {
      const [day, time] = read.daySaid ? [read, other] : [other, read];
      other.dueDate = `${day.dueDate}`.slice(0, 10) + `${(day === read ? time : day).dueDate}`.slice(10);
    }
    other.recurrence ??= read.recurrence;
    read.reminder ??= remindOf(read, other);
    addValues(other, read);
    other.spans.push(...read.spans);
    other.notes.push(...read.notes);
  });
}
