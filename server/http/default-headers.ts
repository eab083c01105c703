import type { ServerResponse } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';

/** Returns node's own response, or undefined where a request has no socket, as in tests. */
const getNodeResponse = (c: Context): ServerResponse | undefined => c.env?.outgoing;

/**
 * Sets a header of the answer, on node's own answer: Hono and the Headers of fetch take longer for a dozen of them than
 * a short request for everything else. A header that the response itself sets wins.
 */
export function setHeader(c: Context, name: string, value: string): void {
  const outgoing = getNodeResponse(c);
  if (outgoing) outgoing.setHeader(name, value);
  else c.header(name, value);
}

const resolve = (value: string | (() => string)): string => (typeof value === 'string' ? value : value());

/** Sets headers on every response that does not set them itself; a function returns the value of this moment. */
export function defaultHeaders(headers: Record<string, string | (() => string)>): MiddlewareHandler {
  // Lowercase names save node the conversion in each response.
  const entries = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const);
  const setAfterwards: MiddlewareHandler = async (c, next) => {
    await next();
    for (const [name, value] of entries)
      if (!c.res.headers.has(name)) c.res.headers.set(name, resolve(value));
  };
  return (c, next) => {
    const outgoing = getNodeResponse(c);
    if (!outgoing) return setAfterwards(c, next);
    for (const [name, value] of entries) outgoing.setHeader(name, resolve(value));
    return next();
  };
}
