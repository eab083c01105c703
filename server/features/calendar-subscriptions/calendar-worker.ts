import { createHash } from 'node:crypto';
import { type ReadCalendar, readCalendar } from './reading/read-calendar.ts';

export interface CalendarRequest {
  bytes: Uint8Array<ArrayBuffer>;
  /** Days, of which the last one is included. */
  from: string;
  to: string;
}

export type CalendarReply = (ReadCalendar & { hash: string }) | 'not_a_calendar' | 'too_large';

/** Reads a calendar file. */
export default function read({ bytes, ...range }: CalendarRequest): CalendarReply {
  const calendar = readCalendar(new TextDecoder().decode(bytes), range);
  if (typeof calendar === 'string') return calendar;
  const hash = createHash('sha256').update(JSON.stringify(calendar.events)).digest('base64url');
  return { ...calendar, hash };
}
