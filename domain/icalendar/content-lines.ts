/** Lines and components of iCalendar (RFC 5545), as text. */

const maxLineBytes = 75;
const lineBreak = '\r\n';

/** Escapes a value of type TEXT (3.3.11). Characters that no such value can hold are left out. */
export const escapeText = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what has to go
    .replace(/(?!\r|\n|\t)[\u0000-\u001f\u007f]/g, '')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n');

/**
 * Returns a content line with its end. It is folded (3.1) where it has more than 75 octets, never within a character.
 * `name` may have parameters; a value of type TEXT has to be escaped before.
 */
export function contentLine(name: string, value: string): string {
  const line = `${name}:${value}`;
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const size = countBytes(character.codePointAt(0) ?? 0);
    if (bytes + size > maxLineBytes) {
      folded += `${lineBreak} `;
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded + lineBreak;
}

/** Returns how many octets a character takes in UTF-8. */
const countBytes = (codePoint: number): number =>
  codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;

export const textLine = (name: string, text: string): string => contentLine(name, escapeText(text));

/** Returns a component with what is in it, which are whole lines and components. */
export const component = (name: string, content: readonly string[]): string =>
  `BEGIN:${name}${lineBreak}${content.join('')}END:${name}${lineBreak}`;

/** Formats a floating date, with or without a time: `20261121`, `20261121T090000`. */
export const formatFloating = (floating: string): string =>
  floating.replaceAll(/[-:]/g, '') + (floating.includes('T') ? '00' : '');

/** A time zone can move the first and the last of all days into a year that four digits cannot say. */
const instantBounds = { first: Date.parse('0000-01-01T00:00:00Z'), last: Date.parse('9999-12-31T23:59:59Z') };

export function formatInstant(instant: string | Date): string {
  const ms = new Date(instant).getTime();
  const bounded = new Date(Math.min(Math.max(ms, instantBounds.first), instantBounds.last));
  return `${bounded.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/** Formats minutes as a duration (3.3.6); days are those of the calendar, whatever the clocks do. */
export function formatDuration(minutes: number): string {
  const [days, rest] = [Math.floor(Math.abs(minutes) / 1440), Math.abs(minutes) % 1440];
  const parts = { hours: Math.floor(rest / 60), minutes: rest % 60 };
  const time = `${parts.hours > 0 ? `${parts.hours}H` : ''}${parts.minutes > 0 ? `${parts.minutes}M` : ''}`;
  const date = days > 0 ? `${days}D` : '';
  return `${minutes < 0 ? '-' : ''}P${date}${time && `T${time}`}${date || time ? '' : 'T0M'}`;
}
