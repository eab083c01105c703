import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import proxyAddr from 'proxy-addr';

export const requestIdHeader = 'X-Request-Id';

/** A proxy's id goes into the log, so it is a word. */
const usableId = /^[\w.:-]{8,128}$/;

/** Creates a function that returns the id of a request: the one that a trusted proxy sent along, or a new one. */
export function createRequestId(trustedProxies: string[]): (c: Context) => string {
  const trusted = proxyAddr.compile(trustedProxies);
  return (c) => {
    const incoming: IncomingMessage | undefined = c.env?.incoming;
    const peer = incoming?.socket?.remoteAddress;
    const given = c.req.header(requestIdHeader);
    return given && peer && usableId.test(given) && trusted(peer, 0) ? given : randomUUID();
  };
}
