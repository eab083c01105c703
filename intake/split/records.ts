/** Tells chats and minutes, whose lines report what was said, from lists of tasks. */
import type { Token } from '../tokens/tokenise.ts';

/** "18:03 Dan: on my way", "[9.15] Dan: ok" */
const stamped = /^\s*\[?\d{1,2}[:.]\d\d(?:\s?[ap]m)?\]?\s*[-–]?\s*\p{Lu}[\p{L} .'’]{0,24}:\s/u;
/** "Dan: on my way" */
const spoken = /^\s*(?:[-*•–]\s*|\d+[.)]\s*)?(\p{Lu}[\p{L}'’]+(?: \p{Lu}[\p{L}'’]+)?):\s+\S/u;
/** "2. Roof: Ida to ask for quotes", "Ben to book the hall" */
const assigned =
  /^\s*(?:[-*•–]\s*|\d+[.)]\s*)?(?:[^:\n]{1,40}:\s+|.*[.!]\s+)?\p{Lu}\p{L}+(?: (?:and|&) \p{Lu}\p{L}+)? to \p{Ll}/u;
const minutes =
  /^\s*(?:minutes|present|attendees|apologies|in attendance|agenda|actions?|action items|protokoll|anwesend|compte rendu|présents|acta|asistentes|notulen|aanwezig|ata|presentes)\b[^\n]{0,80}$/iu;

/** Tells whether a text is a chat, minutes or a recap, which are no lists of tasks. */
export function isRecord(text: string): boolean {
  const lines = text.split('\n').filter((line) => /\p{L}/u.test(line));
  if (lines.length < 2) return false;
  if (lines.filter((line) => stamped.test(line)).length > 1) return true;
  const names = lines.flatMap((line) => spoken.exec(line)?.[1] ?? []);
  if (names.length > 2 && new Set(names).size < names.length) return true;
  const given = lines.filter((line) => assigned.test(line)).length;
  return (
    given > 1 ||
    (lines.length > 3 && lines.some((line) => minutes.test(line)) && (given > 0 || names.length > 1))
  );
}

/** Maximum number of tokens of a time and the name behind it. */
const maxSpeakerLength = 9;

/** Returns the tokens behind "18:03 Dan:". */
export function withoutSpeaker(tokens: Token[]): Token[] {
  const colon = tokens.findIndex(({ lower }, i) => lower === ':' && !tokens[i + 1]?.glued);
  return colon > 0 && colon < maxSpeakerLength && tokens[0]?.kind === 'number'
    ? tokens.slice(colon + 1)
    : tokens;
}

const greeting =
  /^(?:hi|hey|hello|hiya|dear|hallo|liebe[rs]?|moin|hola|bonjour|salut|coucou|olá|oi|hoi|beste)(?: \p{Lu}\p{L}+){0,2}\s*[,!]/iu;
const sentenceEnd = /[.!?](?=\s|$)/gu;
/** "LIFT OUT OF SERVICE", alone above what it is about. */
const notice = /^\s*\p{Lu}{3,}[^\p{Ll}\n]{6,80}\n\s*\n/u;
const leastNoticeWords = 16;

/** Tells whether a text was written for others to read: it greets somebody, or stands below a line in capitals. */
export function isNotice(text: string): boolean {
  if ((text.match(sentenceEnd)?.length ?? 0) < 2) return false;
  if ((text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) < leastNoticeWords) return false;
  return notice.test(text) || greeting.test(text.trim());
}
