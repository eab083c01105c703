/** The parts of a calendar file that are of use, each as text. */
export interface CalendarFile {
  name: string;
  /** The descriptions of time zones by the names that the file gives them. */
  zones: Map<string, string>;
  events: string[];
}

/**
 * Splits the text of one or more calendars into events, each of which is read by itself, so that a damaged one spoils no others. Returns
 * null for a text that is no calendar.
 */
export function splitFile(text: string): CalendarFile | null {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR\s/i.test(text)) return null;
  const file: CalendarFile = { name: '', zones: new Map(), events: [] };
  const part = /^BEGIN:(VEVENT|VTIMEZONE)\s*$[\s\S]*?^END:\1\s*$/gim;
  const firstPart = text.search(part);
  const head = unfold(text.slice(0, firstPart < 0 ? text.length : firstPart));
  file.name = unescapeText(/^(?:X-WR-CALNAME|NAME)(?:;[^:]*)?:(.*)$/im.exec(head)?.[1] ?? '');
  for (const [found, kind = ''] of text.matchAll(part)) {
    if (kind.toUpperCase() === 'VEVENT') file.events.push(found);
    else {
      const name = /^TZID(?:;[^:]*)?:(.*)$/im.exec(unfold(found))?.[1]?.trim();
      if (name) file.zones.set(unescapeText(name), found);
    }
  }
  return file;
}

const unfold = (text: string): string => text.replace(/\r?\n[ \t]/g, '').replace(/\r/g, '');

const unescapeText = (text: string): string =>
  text
    .replace(/\\n/gi, ' ')
    .replace(/\\([\\;,])/g, '$1')
    .trim();
