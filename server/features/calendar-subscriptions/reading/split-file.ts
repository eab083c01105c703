/** The parts of a calendar file that are of use, each as text. */
interface CalendarFile {
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
  let open: { kind: string; at: number } | null = null;
  let headLength = text.length;
  for (const found of text.matchAll(/^(BEGIN|END):(VEVENT|VTIMEZONE)[ \t\r]*$/gim)) {
    const [line, step = '', kind = ''] = found;
    if (step.toUpperCase() === 'BEGIN') {
      headLength = Math.min(headLength, found.index);
      open = { kind: kind.toUpperCase(), at: found.index };
    } else if (open?.kind === kind.toUpperCase()) {
      addPart(file, open.kind, text.slice(open.at, found.index + line.length));
      open = null;
    }
  }
  const head = unfold(text.slice(0, headLength));
  file.name = unescapeText(/^(?:X-WR-CALNAME|NAME)(?:;[^:]*)?:(.*)$/im.exec(head)?.[1] ?? '');
  return file;
}

function addPart({ events, zones }: CalendarFile, kind: string, part: string): void {
  if (kind === 'VEVENT') return void events.push(part);
  const name = /^TZID(?:;[^:]*)?:(.*)$/im.exec(unfold(part))?.[1]?.trim();
  if (name) zones.set(unescapeText(name), part);
}

const unfold = (text: string): string => text.replace(/\r?\n[ \t]/g, '').replace(/\r/g, '');

const unescapeText = (text: string): string =>
  text
    .replace(/\\n/gi, ' ')
    .replace(/\\([\\;,])/g, '$1')
    .trim();
