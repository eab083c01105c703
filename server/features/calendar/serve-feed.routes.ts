import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { calendarFetchRate } from '../../config/limits.ts';
import { toNetwork } from '../../http/client-address.ts';
import type { AppEnv } from '../../http/env.ts';
import { streamText } from '../../http/stream.ts';
import { notFound } from '../../http/translate-errors.ts';
import { tooManyFetches } from './calendar.errors.ts';
import { openFeed, type ServeFeed } from './serve-feed.usecases.ts';

export type FeedDependencies = ServeFeed & {
  clientAddress: (c: Context) => string;
  clock: () => Date;
  log: Logger;
};

/** Mounted at /calendar, for everybody who knows the address: calendar apps cannot sign in. */
export function createFeedRoutes(dependencies: FeedDependencies) {
  const routes = new Hono<AppEnv>();
  getFeedRoute(routes, dependencies);
  routes.all('*', notFound);
  return routes;
}

function getFeedRoute(routes: Hono<AppEnv>, { clientAddress, clock, log, ...sources }: FeedDependencies) {
  const limiter = new RateLimiterMemory({
    points: calendarFetchRate.maxFetches,
    duration: calendarFetchRate.windowMs / 1000,
  });
  routes.get('/:file{.+\\.ics}', async (c) => {
    const token = c.req.param('file').slice(0, -'.ics'.length);
    const reference = sources.tokens.read(token);
    await consume(limiter, reference ? `feed ${reference.feedId}` : `network ${toNetwork(clientAddress(c))}`);
    const { etag, write } = await openFeed({ ...sources, token, now: clock() });
    c.header('ETag', etag);
    c.header('Cache-Control', 'private, no-cache');
    c.header('X-Robots-Tag', 'noindex');
    if (isKnown(c.req.header('If-None-Match'), etag)) return c.body(null, 304);
    c.header('Content-Type', 'text/calendar; charset=utf-8');
    c.header('Content-Disposition', 'inline; filename="heddle.ics"');
    return streamText(c, write(), log);
  });
}

async function consume(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (error) {
    if (error instanceof RateLimiterRes) throw tooManyFetches(error.msBeforeNext);
    throw error;
  }
}

/** Compares as RFC 9110 (13.1.2) has it, where the sign of a weak tag does not count. */
const isKnown = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^(?!W\/)/, 'W/') === etag) ??
  false;
