import type { Token } from '../tokens/tokenise.ts';
import { isTaskVerb } from '../tokens/verbs.ts';

export const wordsOf = (line: Token[] = []) => line.map(({ lower }) => lower).join(' ');

const greeting =
  /^(hi|hello|hey|hiya|dear)( [^ ]+){0,3}( [,!:])?$|^(good )?(morning|afternoon|evening)( [^ ]+){0,2} [,!]$/;
/** In German, Spanish, French, Dutch and Portuguese, on a line of its own. */
const greetingAbroad =
  /^(hallo|liebe[rs]?|sehr geehrte[rs]?|guten (tag|morgen|abend)|moin|hola|estimad[oa]s?|querid[oa]s?|buen[oa]s (días|tardes)|bonjour|bonsoir|salut|ch[eè]re?s?|beste|geachte|goede(morgen|middag|navond)|olá|oi|bom dia|boa (tarde|noite)|prezad[oa]s?|car[oa]s?)( [^ ]+){0,3} [,!:]$/;
const closing = [
  // "thanks for the mended gate,", but "thanks for the tea towel to Ida" may be something to write
  '((many )?thanks|thank you)( in advance| for( [^ ]+){2,6} ,)?|thx|ta|cheers|(kind(est)? |best |warm(est)? )?regards|(best|warm|kind) wishes|best|love|warmly|sincerely|yours( \\w+)?|x+',
  '(mit )?(freundlichen|besten|lieben|herzlichen|schönen) grü(ß|ss)en|(viele|liebe|beste|herzliche|schöne) grü(ß|ss)e|gru(ß|ss)|lg|vg|mfg|vielen dank|danke',
  '(un )?(cordial )?(saludos?|abrazo)|saludos cordiales|atentamente|(muchas )?gracias|besos',
  '(bien )?cordialement|bien à vous|bises|bisous|merci( beaucoup)?',
  '(met )?vriendelijke groet(en)?|groet(en|jes)?|hartelijke groet(en)?|bedankt|(alvast )?dank je wel',
  'atenciosamente|abraços?|um abraço|obrigad[oa]|beijos',
].join('|');
const signOff = new RegExp(
  `^(${closing})( (x+|so much|a lot|all|everyone|again|mate|love))?( [,.!])?( \\p{Extended_Pictographic})*$|` +
    '^(thanks|thank you|cheers|thanks so much|many thanks|love|(kind |best |warm )?regards|(best|warm) wishes|best|yours|yours (truly|sincerely|faithfully)|warmly|sincerely) [,!] [^ ]+( [^ ]+){0,2}( \\.)?$',
  'u',
);

/** "Thanks, Bo Lind", but not "Thanks, feed the cat" */
export function isSignOff(line: Token[]): boolean {
  if (!signOff.test(wordsOf(line))) return false;
  const [first, ...more] = line.slice(line.findIndex(({ kind }) => kind === 'mark') + 1 || line.length);
  return !first || !isTaskVerb(first.lower) || (first.capital && more.every(({ kind }) => kind === 'mark'));
}

/** In tokens, more than the longest that is a sign-off. */
export const maxSignOffLength = 12;
/** Lines below a sign-off that say who it is from and what they are. More are a list. */
const maxNameLines = 3;
/** Lines of a whole signature, with where they can be reached. */
const maxSignatureLines = 8;

/** "Subject:", "Fwd: Re:", in all six languages. */
const header =
  /^(from|to|cc|bcc|sent|date|subject|reply - to|fwd?|re|aw|wg|von|an|gesendet|datum|betreff|de|para|enviado|fecha|asunto|envoyé|objet|à|verzonden|onderwerp|assunto) : /;
/** One of these opens a mail alone; of the others it takes two. */
const sureHeader = /^(from|subject|fwd?|re|aw|wg|betreff|asunto|objet|onderwerp|assunto) : /;
/** "On Mon, 23 Nov 2026, Tobi wrote:", "-----Original Message-----" */
const attribution =
  /^(> )*(on|am|el|le|op|em) .*\b(wrote|schrieb|escribió|écrit|schreef|escreveu)\b.{0,60}:$|^[- ]*(original message|forwarded message|ursprüngliche nachricht|weitergeleitete nachricht|mensaje original|message d'origine)[- ]*$/;
const sentFrom = /^(sent|gesendet|enviado|envoyé|verzonden) (from|von|desde|de|vanaf|do|mit) \p{L}+/u;

const isQuoted = (line: Token[]) => line[0]?.lower === '>' && !line[1]?.glued;
const withoutQuoteMarks = (line: Token[]) =>
  isQuoted(line) ? line.slice(line.findIndex(({ lower }) => lower !== '>')) : line;

/** A text without what only a letter or a chat has around it. */
export interface Letter {
  body: Token[];
  /** Headers and the mail that is answered, by line: nothing is asked there, but it tells what the rest is about. */
  around: Token[][];
  /** It has headers, a greeting, a signature or senders. */
  isLetter: boolean;
}

/** Reads a text that may have been copied from a mail or a chat. `tokens` are the original ones, not translated. */
export function readLetter(tokens: Token[]): Letter {
  const lines = linesOf(tokens);
  const headers = countHeaders(lines);
  const isHeader = (line: Token[], i: number) => i < headers || attribution.test(wordsOf(line));
  const answers = lines.some(isHeader);
  const written = lines.filter((line, i) => !isHeader(line, i) && !(answers && isQuoted(line)));
  // A mail that was forwarded without a word is itself what is asked.
  const asked = written.length ? written : lines.filter((line, i) => !isHeader(line, i));
  if (!asked.length) return { body: tokens, around: [], isLetter: false };
  const isAsked = new Set(asked);
  const body = new Set(withoutSenders(withoutEnds(asked.map(withoutQuoteMarks))).flat());
  const kept = tokens.filter((token) => token.kind === 'break' || body.has(token));
  const around = lines.filter((line) => !isAsked.has(line)).map(withoutQuoteMarks);
  const isLetter = answers || body.size < lines.flat().length || hasSpokenEnds(tokens);
  return { body: kept, around, isLetter };
}

/** The lines that say something. */
function linesOf(tokens: Token[]): Token[][] {
  const lines: Token[][] = [[]];
  for (const token of tokens) {
    if (token.kind === 'break') lines.push([]);
    else lines.at(-1)?.push(token);
  }
  return lines.filter((line) => line.some(({ kind }) => kind !== 'mark'));
}

/** Returns the number of lines of the headers at the start of a mail. */
function countHeaders(lines: Token[][]): number {
  const end = lines.findIndex((line) => !header.test(wordsOf(line)));
  return end > 1 || (end === 1 && sureHeader.test(wordsOf(lines[0]))) ? end : 0;
}

/** Drops the greeting, and the sign-off with the signature below it. */
function withoutEnds(lines: Token[][]): Token[][] {
  const left = lines.filter((line) => !sentFrom.test(wordsOf(line)));
  if (left.length < 2 || (left.length === 2 && left[0]?.at(-1)?.kind !== 'mark')) return left;
  const opening = wordsOf(left[0]);
  const greets =
    (greeting.test(opening) && !isTaskVerb(left[0]?.[1]?.lower ?? '')) || greetingAbroad.test(opening);
  const closes = left.findLastIndex(
    (line, i) => i > 0 && i >= left.length - maxSignatureLines && isSignOff(line),
  );
  const below = left.slice(closes + 1);
  const end = below.findIndex((line) => !isSignature(line));
  const signature = end < 0 ? below : below.slice(0, end);
  const isSigned = closes > 0 && signature.filter((line) => !isAddress(line)).length <= maxNameLines;
  const kept = isSigned ? [...left.slice(0, closes), ...below.slice(signature.length)] : left;
  return kept.slice(greets ? 1 : 0);
}

/** A telephone number or an address. */
const isAddress = (line: Token[]) => line[0]?.quoted === true || line.every(({ kind }) => kind !== 'word');

/** A name, what somebody is, or where they can be reached; "Buy milk" is an order. */
function isSignature(line: Token[]): boolean {
  const [first, second] = line;
  if (isAddress(line)) return true;
  return line.length < 6 && !!first?.capital && !(isTaskVerb(first.lower) && second?.capital === false);
}

/** "[09:02] Dan:", "[23/11/2026, 1:12 pm] Meera Didi:", "23/11/26, 13:12 - Dan:" */
const stamp =
  /^(\[ (\d+ [/.] \d+( [/.] \d+)? , )?|\d+ [/.] \d+( [/.] \d+)? , )\d+ : \d+( : \d+)?( [ap]m)? [\]-] /;
/** In tokens, at most: a stamp with the name behind it. */
const maxSenderLength = 24;

/** Returns the number of tokens of the stamp and the name before a message; 0 for none. */
function senderLength(line: Token[]): number {
  const match = stamp.exec(wordsOf(line.slice(0, maxSenderLength)));
  if (!match) return 0;
  const name = match[0].trim().split(' ').length;
  const colon = line.findIndex(
    ({ lower }, i) => i > name && lower === ':' && lower !== line[i + 1]?.lower && !line[i + 1]?.glued,
  );
  return colon > 0 && colon < maxSenderLength ? colon + 1 : 0;
}

/** "ok I'll do it": it answers a message and asks nothing. */
const agreement =
  /^(ok|okay|k|yes|yep|yeah|sure|fine|cool|great|perfect|noted|done|thanks|thank you|no problem|haha|lol)( [,.!])*( (i'll|i will) (do (it|that)|see)| will do| thanks| thank you)?( [,.!👍🙏])*$/u;

function withoutSenders(lines: Token[][]): Token[][] {
  const messages = lines.map((line) => line.slice(senderLength(line)));
  const isChat = lines.filter((line) => senderLength(line) > 0).length > 1;
  const asking = messages.filter((line) => !isChat || !agreement.test(wordsOf(line)));
  return asking.length ? asking : messages;
}

/** "Hi Sam, could you …" without whom it greets. */
export function withoutGreeting(line: Token[]): Token[] {
  const end = line.findIndex(({ lower }) => /^[,!]$/.test(lower)) + 1;
  const greets = end > 0 && end < 6 && line.length - end > 2 && greeting.test(wordsOf(line.slice(0, end)));
  return greets && !isTaskVerb(line[1]?.lower ?? '') ? line.slice(end) : line;
}

/** Tells whether a text of several sentences begins with a greeting or ends with a signature on the same line. */
const hasSpokenEnds = (tokens: Token[]) =>
  tokens.filter(({ lower }) => /^[.!?]$/.test(lower)).length > 1 &&
  withoutSpokenEnds(tokens).length < tokens.length;

/** Drops "Hello Dev," and "Regards, Lakshmi" from a text that is read as speech. */
export function withoutSpokenEnds(tokens: Token[]): Token[] {
  const first = Math.max(0, tokens.length - maxSignOffLength);
  const end = tokens.findIndex(
    ({ kind, lower }, i) =>
      i >= first && (kind === 'break' || /^[.!?]$/.test(lower)) && isSignOff(tokens.slice(i + 1)),
  );
  return withoutGreeting(end > 0 ? tokens.slice(0, end + 1) : tokens);
}
