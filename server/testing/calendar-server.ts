import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type CalendarAnswer =
  | string
  | { status: number; headers?: Record<string, string>; body?: string | Uint8Array }
  | ((response: ServerResponse) => void);

export type TestCalendarServer = Awaited<ReturnType<typeof startCalendarServer>>;

/** Starts a server of calendars on loopback. A calendar has an ETag by its text, and answers 304 to who knows it. Close it after use. */
export async function startCalendarServer() {
  const answers = new Map<string, CalendarAnswer>();
  const received: { path: string; headers: IncomingHttpHeaders }[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    received.push({ path, headers: request.headers });
    const answer = answers.get(path) ?? { status: 404, body: 'Not found' };
    if (typeof answer === 'function') return answer(response);
    if (typeof answer !== 'string')
      return void response.writeHead(answer.status, answer.headers).end(answer.body);
    const etag = `"${answer.length}-${answer.slice(-40).replace(/\W/g, '')}"`;
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304, { etag }).end();
    response.writeHead(200, { 'Content-Type': 'text/calendar; charset=utf-8', etag }).end(answer);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    /** For ALLOWED_CALENDAR_HOSTS. */
    host: `127.0.0.1:${port}`,
    received,
    /** Lets the server answer so from now on, and returns the address. */
    serve(path: string, answer: CalendarAnswer): string {
      answers.set(path, answer);
      return `http://127.0.0.1:${port}${path}`;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Writes a calendar with these events, each as its lines. */
export const writeCalendar = (events: string[][], { name = 'Work' } = {}): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `X-WR-CALNAME:${name}`,
    ...events.flatMap((lines, index) => ['BEGIN:VEVENT', `UID:${index}`, ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
    '',
  ].join('\r\n');
