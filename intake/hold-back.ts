/** Makes one task of a text that is not split, and finds the actions in it. */
import { parseMoment } from './dates/calendar.ts';
import { moveSpans } from './split/actions.ts';
import { findClauses, isWholeOrder, mentionsRequest, type SaidClause } from './split/asks.ts';
import type { Letter } from './split/letters.ts';
import { isNotice, isRecord, withoutSpeaker } from './split/records.ts';
import { splitLines, splitSentences } from './split/sentences.ts';
import { fact, isMessage } from './split/split-features.ts';
import { readsDayFirst, type Scene } from './tokens/scene.ts';
import { type Token, tokenise } from './tokens/tokenise.ts';
import type { IntakeContext, UnderstoodTask } from './types.ts';
import { understand, type WholeSplit } from './understand.ts';

/** Makes one task of a text, and offers what it asks for beside it. Returns null where the text has no word. */
export function holdTogether(
  text: string,
  context: IntakeContext,
  whole: WholeSplit,
): { task: UnderstoodTask; offers: UnderstoodTask[] } | null {
  const offers = findOffers(text, context, whole);
  const named = nameFromLines(text, whole.letter, context);
  // In a chat, what was said first tells best what it is about.
  const best =
    named || isRecord(text)
      ? undefined
      : offers.find(({ title }) => title.length <= maxOrderLength && isWholeOrder(sceneOf(title, context)));
  const holder = named ?? best ?? titled(beginningOf(whole.letter, text), context, false);
  if (!holder) return null;
  const task: UnderstoodTask = {
    ...holder,
    notes: [text.trim()],
    spans: [{ start: 0, end: text.length, value: 'title' }],
  };
  return { task, offers: offers.filter((offer) => offer !== best && offer.title !== task.title) };
}

/** Reads the tokens of a text, translated where its language is known. */
export function sceneOf(text: string, context: IntakeContext): Scene {
  const tokens = tokenise(text);
  return {
    tokens: context.language ? context.language.translate(tokens) : tokens,
    now: parseMoment(context.now),
    dayFirst: readsDayFirst(context.locale),
    timesOfDay: context.timesOfDay,
  };
}

/** Returns the sentences of a text, line by line. */
export const sentencesOf = (scene: Scene): Scene[] =>
  splitLines(scene.tokens)
    .flatMap((line) => splitSentences(line, () => 0))
    .map((tokens) => ({ ...scene, tokens }));

/** Finds what is to be done, in the order it was said: what the speech network found, and the clauses that ask for something. */
function findOffers(
  text: string,
  context: IntakeContext,
  { letter, startsProbability, tasks }: WholeSplit,
): UnderstoodTask[] {
  const scene = sceneOf(text, context);
  const isBody = new Set(letter.body.map(({ start }) => start));
  const body = scene.tokens.filter(({ start }) => isBody.has(start));
  const inRecord = isRecord(text);
  const isMail = inRecord || isNotice(text) || isMessage(text, letter.isLetter);
  const clauses = sentencesOf({ ...scene, tokens: body })
    .map((sentence) => (inRecord ? { ...sentence, tokens: withoutSpeaker(sentence.tokens) } : sentence))
    .filter(({ tokens }) => inRecord || !isFact(text, tokens))
    .flatMap((sentence) => findClauses(sentence, text))
    .filter(({ start, end }) => !isMail || !ofSender.test(text.slice(start, end)));
  const isSpeech = startsProbability !== null && !isMail;
  const orders = isSpeech ? tasks.filter(({ title }) => isWholeOrder(sceneOf(title, context))) : [];
  const found = isSpeech ? tasks.flatMap((task) => placeFound(task, orders, clauses, text)) : [];
  const taken = found.map(({ spans }) => spans);
  const asked = clauses
    .filter(({ start, end, asks }) => asks && !taken.some((spans) => overlaps(spans, start, end)))
    .flatMap((clause) => offerOf(clause, text, context));
  return withoutRepeats([...found, ...asked].sort((a, b) => startOf(a) - startOf(b)));
}

/** What the sender of a message does themselves. */
const ofSender = /^(?:i|we)(?:['’](?:ll|m|ve|re|d)| will| can| am| are)(?![\p{L}'’])/iu;

/**
 * Keeps a task that speech gave where its title is a whole order, or where no clause asks around it: then it is told with all
 * that its clause says.
 */
function placeFound(
  task: UnderstoodTask,
  orders: readonly UnderstoodTask[],
  clauses: readonly SaidClause[],
  text: string,
): UnderstoodTask[] {
  const bare = { ...task, notes: [] };
  if (orders.includes(task)) return [bare];
  const around = clauses.filter(({ start, end }) => overlaps(task.spans, start, end));
  const isShared = ({ start, end }: SaidClause) => orders.some(({ spans }) => overlaps(spans, start, end));
  if (around.some(({ asks }) => asks)) return around.some(isShared) ? [bare] : [];
  const [first, last] = [around[0], around.at(-1)];
  if (!first || !last) return task.dueDate ? [bare] : [];
  const title = shorten(text.slice(first.start, last.end));
  return [{ ...bare, title, spans: [...task.spans, { start: first.start, end: last.end, value: 'title' }] }];
}

/** Tells a line that states something and asks nothing: "Total: £54", "14:05 Boarding". */
const isFact = (text: string, tokens: Token[]) => {
  const said = text.slice(tokens[0]?.start, tokens.at(-1)?.end);
  return countWords(said) <= maxFactWords && fact.test(said) && !mentionsRequest(said);
};
const maxFactWords = 8;

export const countWords = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

/** Returns the offset in the text at which the title of a task starts. */
const startOf = ({ spans }: Pick<UnderstoodTask, 'spans'>) =>
  spans.find(({ value }) => value === 'title')?.start ?? 0;

const overlaps = (spans: UnderstoodTask['spans'], start: number, end: number) =>
  spans.some((span) => span.value === 'title' && span.start < end && start < span.end);

const withoutRepeats = (tasks: UnderstoodTask[]) =>
  tasks.filter((task, i) => tasks.findIndex(({ title }) => title === task.title) === i);

/** Makes the task of a clause that asks for something: of its whole words where no title in it tells enough. */
function offerOf({ start, end }: SaidClause, text: string, context: IntakeContext): UnderstoodTask[] {
  const said = text.slice(start, end).replace(compliment, '');
  const from = start + (politely.exec(said)?.[0].length ?? 0);
  const bare = text.slice(from, start + said.length);
  const tasks = understand(bare, context).map((task) => ({
    ...task,
    notes: [],
    spans: moveSpans(task.spans, from),
  }));
  const [first, ...others] = tasks;
  if (!first) return [];
  const isWhole =
    tasks.every(({ title }) => isWholeOrder(sceneOf(title, context))) && startOf(first) === from;
  const isTold = tellsEnough(tasks, bare, startOf(first) - from);
  if (isTold && isWhole) return tasks;
  const order = afterCondition.exec(bare)?.[1];
  const dated = order ? understand(order, context) : tasks;
  const dueDate = dated.find((task) => task.dueDate)?.dueDate ?? null;
  if (isTold && !others.length)
    return [{ ...first, title: first.title.replace(/^(?:is|are) /, ''), dueDate }];
  const when = corrected.test(bare) ? { dueDate: null, recurrence: null } : { dueDate };
  return [{ ...first, title: shorten(bare), ...when }];
}

/** "if you are away between 9 and 12 please leave a key by Friday": the date of what is to be done counts. */
const afterCondition = /^(?:if|when|once)\s[^,]*?(?:,|\bplease\b|\bjust\b)(.+)$/isu;

/** "… that would be great" */
const compliment = /[\s,]+(?:that|it|this)(?:['’]d| would) (?:be|help)\b[\s\S]*$/iu;

/** A day that was taken back says nothing sure of what is left. */
const corrected = /\bno,? (?:wait|actually|sorry)\b/iu;

/** What makes a request polite. */
const politely =
  /^(?:(?:also|just|please|pls|plz|kindly|bitte|remind me to|if (?:you|u) (?:could|can|would)|(?:can|could|would|will) (?:you|u|someone|anyone)|(?:i|we)(?:['’]ve)? (?:still |also )?(?:need|have|got|ought) to|(?:i|we) (?:should|must))\s+)+/iu;

/** Tells whether titles and dates hold nearly all words of a clause, from the first on. */
function tellsEnough(tasks: readonly UnderstoodTask[], said: string, skipped: number): boolean {
  const dated = tasks.flatMap(({ spans }) => spans.filter(({ value }) => !/^(?:title|filler)$/.test(value)));
  const told =
    tasks.reduce((sum, { title }) => sum + title.length, 0) +
    dated.reduce((sum, span) => sum + span.end - span.start, 0);
  const first = tasks[0] ? startOf(tasks[0]) : 0;
  return (
    tasks.every(({ title }) => countWords(title) > 1 && !breaksOff.test(title)) &&
    told > said.length * leastTold &&
    (skipped === 0 || dated.some(({ start }) => start < first))
  );
}
/** A title from whose middle or end a date was taken that was part of what it says. */
const breaksOff =
  /(?<!\p{L})(?:(?:to|at|on|from|for|by) ?\(|(?:is|are|at|on|by|the|a|and|to|from|for|moves)$)/iu;
const leastTold = 0.6;

const maxTitleLength = 80;
/** A whole order may be longer than a title that is cut. */
const maxOrderLength = 100;
const maxOfferLength = 200;

/** Cuts a text at a word. */
function shorten(said: string, length = maxOfferLength): string {
  const line = said.replace(/\s+/gu, ' ').trim();
  if (line.length <= length) return line.replace(/[\s,;:–-]+$/u, '');
  const cut = line.lastIndexOf(' ', length - 1);
  return `${line.slice(0, cut > 0 ? cut : length - 1).replace(/[\s,;:–-]+$/u, '')}…`;
}

/** Names a text by the subject of a mail or by the line above it. */
function nameFromLines(text: string, letter: Letter, context: IntakeContext): UnderstoodTask | undefined {
  const subject = subjectOf(letter, text);
  if (subject) return titled(subject, context, true);
  const heading = headingOf(letter, text);
  const named = heading ? titled(heading, context, !isRecord(text)) : undefined;
  const when = named && understand(dayLine.exec(text)?.[1] ?? '', context)[0]?.dueDate;
  return named && { ...named, dueDate: named.dueDate ?? when ?? null };
}

/** "Date: Wednesday 16 December, 9.20am" */
const dayLine =
  /^[ \t]*(?:date|when|day|datum|termin|wann|fecha|cuándo|date et heure|quand|wanneer|data|quando)\s*:\s*(\S[^\n]*)$/imu;

/** Returns the subject of a mail; null where there is none. */
function subjectOf({ around }: Letter, text: string): string | null {
  for (const line of around) {
    const [first, last] = [line[0], line.at(-1)];
    const said = first && last ? text.slice(first.start, last.end) : '';
    const subject =
      /^(?:(?:subject|betreff|asunto|objet|onderwerp|assunto|re|fwd?|aw|wg)\s*:\s*)+(.+)$/iu.exec(said)?.[1];
    if (subject) return shorten(subject, maxTitleLength);
  }
  return null;
}

/** "APPOINTMENT: Eye clinic", "NOTICE TO TENANTS": it says what it is above. */
const label = /^\p{Lu}{4,}[\p{Lu} ]*(?::|\s\p{Lu}|\s[–-]|$)/u;

/** Returns the first line where it stands above a list, facts or more lines, and is neither a sentence nor an order. */
function headingOf({ body, isLetter }: Letter, text: string): string | null {
  const below = text.slice(body.find(({ kind }) => kind !== 'break')?.start);
  const [line = '', ...others] = below.split('\n').map((said) => said.trim());
  const said = others.filter((other) => other !== '');
  if (!line || line.length > maxTitleLength || said.length < 2 || /[.!?,;]$/.test(line)) return null;
  if (/^(?:[-*•–[(\d>]|\p{L}+[:,]\s*\p{Ll})/u.test(line) || isGreeting(line)) return null;
  const facts = said.filter((other) => fact.test(other)).length;
  const leadsList =
    /:$/.test(line) && said.filter((other) => /^(?:[-*•–·]|\d+[.)])\s/u.test(other)).length > 1;
  const standsAlone = others[0] === '' && !isLetter;
  const isHeading = label.test(line) || leadsList || standsAlone || (facts > 1 && !isLetter);
  return isHeading ? line.replace(/[\s:–-]+$/u, '') : null;
}

const isGreeting = (said: string) =>
  /^(?:hi|hey|hello|hiya|dear|morning|good (?:morning|afternoon|evening)|hallo|liebe[rs]?|moin|hola|bonjour|salut|coucou|olá|oi|hoi|beste)(?!\p{L})/iu.test(
    said,
  );

/** What one says before one begins. */
const leadingOn =
  /^(?:[\s,;.:!?–—-]|(?:and|but|so|oh|also|well|then|basically|anyway|cos|um+|uh+|er+|erm|mm+|hmm+|ugh|yeah|right|alright|okay|ok|now|hey|like|you know)(?![\p{L}'’]))+/iu;

/** Returns the beginning of a text, without greeting and fillers. */
function beginningOf({ body }: Letter, text: string): string {
  const first = body.find(({ kind }) => kind === 'word' || kind === 'number');
  const sentences = text.slice(first?.start).split(/\n+|(?<=[.!?])(?<!\b\d{1,2}\.(?=\s+\p{Lu}))\s+/u);
  const said =
    sentences.map(withoutStamp).find((one) => countWords(one) > 1 && !isIdle(one)) ?? sentences[0] ?? '';
  const bare = said.replace(leadingOn, '').replace(/[.?!\s]+$/u, '');
  return shorten(bare || text, maxTitleLength);
}

const withoutStamp = (line: string) =>
  line.replace(/^\[?\d{1,2}[:.]\d\d\]?\s*[-–]?\s*\p{Lu}[\p{L} .]{0,24}:\s+/u, '');

/** Tells whether a sentence is a greeting, thanks or a wish. */
const isIdle = (said: string) =>
  (isGreeting(said) && countWords(said) <= maxGreetingWords) ||
  /^(?:(?:i )?hope|(?:many )?thanks|thank you|(?:vielen|herzlichen|besten) dank|danke|ich hoffe|merci|j['’]espère|gracias|espero|bedankt|ik hoop|obrigad[oa])(?!\p{L})/iu.test(
    said,
  );
const maxGreetingWords = 8;

/** Makes a task with this very title, dated by it where that is what the text is about. */
function titled(title: string, context: IntakeContext, isDated: boolean): UnderstoodTask | undefined {
  const [task] = understand(title, context);
  if (!task) return undefined;
  const dueDate = isDated ? task.dueDate : null;
  return {
    ...task,
    title,
    theme: 'Inbox',
    themeChosen: false,
    dueDate,
    recurrence: null,
    reminder: null,
    priority: null,
  };
}
