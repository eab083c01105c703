import { type Context, Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { z } from 'zod';
import { calendarFeedSchema, newCalendarFeedSchema } from '#contract/calendar.ts';
import { errorSchema } from '#contract/errors.ts';
import type { Project } from '#contract/projects.ts';
import type { Theme } from '#contract/themes.ts';
import type { Config } from '../../config/config.ts';
import type { NamedRowRepository } from '../../db/named-row-repository.ts';
import type { AppEnv } from '../../http/env.ts';
import { jsonResponse, validate, validateId } from '../../http/validate.ts';
import { feedNotFound } from './calendar.errors.ts';
import { createFeed, listFeeds, removeFeed, renewFeed } from './calendar.usecases.ts';
import type { CalendarFeedsRepository } from './calendar-feeds.repository.ts';
import type { FeedTokens } from './feed-tokens.ts';

export interface CalendarDependencies {
  feeds: CalendarFeedsRepository;
  tokens: FeedTokens;
  themes: Pick<NamedRowRepository<Theme>, 'find'>;
  projects: Pick<NamedRowRepository<Project>, 'find'>;
  config: Pick<Config, 'baseUrl'>;
  clock: () => Date;
}

type Routes = Hono<AppEnv>;

const tags = ['Calendar'];
const notFound = jsonResponse(404, 'No such feed', errorSchema);

/** Mounted at /api/calendar. */
export function createCalendarRoutes(dependencies: CalendarDependencies) {
  const routes = new Hono<AppEnv>();
  listFeedsRoute(routes, dependencies);
  createFeedRoute(routes, dependencies);
  renewFeedRoute(routes, dependencies);
  removeFeedRoute(routes, dependencies);
  return routes;
}

const contextOf = (c: Context<AppEnv>, { feeds, tokens, config }: CalendarDependencies) => ({
  feeds,
  tokens,
  userId: c.get('user').id,
  origin: config.baseUrl ?? new URL(c.req.url).origin,
});

function listFeedsRoute(routes: Routes, dependencies: CalendarDependencies) {
  routes.get(
    '/feeds',
    describeRoute({
      tags,
      summary: 'List the calendar feeds, oldest first',
      responses: jsonResponse(200, 'The feeds', z.array(calendarFeedSchema)),
    }),
    async (c) => c.json(await listFeeds(contextOf(c, dependencies))),
  );
}

function createFeedRoute(routes: Routes, dependencies: CalendarDependencies) {
  const { themes, projects, clock } = dependencies;
  routes.post(
    '/feeds',
    describeRoute({
      tags,
      summary: 'Create a calendar feed',
      description: 'A private address at which calendar apps read the open tasks that have a date.',
      responses: {
        ...jsonResponse(201, 'The feed', calendarFeedSchema),
        ...jsonResponse(404, 'No such theme or project', errorSchema),
        ...jsonResponse(409, 'There are too many feeds', errorSchema),
      },
    }),
    validate('json', newCalendarFeedSchema),
    async (c) => {
      const input = c.req.valid('json');
      const context = contextOf(c, dependencies);
      return c.json(await createFeed({ ...context, themes, projects, input, now: clock() }), 201);
    },
  );
}

function renewFeedRoute(routes: Routes, dependencies: CalendarDependencies) {
  routes.post(
    '/feeds/:id/renew',
    describeRoute({
      tags,
      summary: 'Give a calendar feed another address',
      description: 'The old address ends at once. The feed has another id afterwards.',
      responses: { ...jsonResponse(200, 'The feed', calendarFeedSchema), ...notFound },
    }),
    validateId(feedNotFound),
    async (c) => c.json(await renewFeed({ ...contextOf(c, dependencies), id: c.req.valid('param').id })),
  );
}

function removeFeedRoute(routes: Routes, dependencies: CalendarDependencies) {
  routes.delete(
    '/feeds/:id',
    describeRoute({
      tags,
      summary: 'Delete a calendar feed',
      description: 'Its address ends at once.',
      responses: { ...jsonResponse(204, 'Done'), ...notFound },
    }),
    validateId(feedNotFound),
    async (c) => {
      await removeFeed({ ...contextOf(c, dependencies), id: c.req.valid('param').id });
      return c.body(null, 204);
    },
  );
}
