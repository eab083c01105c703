import type { Config } from '../../config/config.ts';
import type { Store } from '../../db/revision.ts';
import { type CalendarDependencies, createCalendarRoutes } from './calendar.routes.ts';
import { createCalendarFeedsRepository } from './calendar-feeds.repository.ts';
import { createFeedTokens } from './feed-tokens.ts';
import { createFeedRoutes, type FeedDependencies } from './serve-feed.routes.ts';

/** Creates the routes by which people manage their calendar feeds, and those by which calendar apps fetch them. */
export function createCalendar({
  store,
  config,
  ...dependencies
}: Omit<FeedDependencies & CalendarDependencies, 'feeds' | 'tokens' | 'baseUrl' | 'config'> & {
  store: Pick<Store, 'db'>;
  config: Pick<Config, 'secret' | 'baseUrl'>;
}) {
  const feeds = createCalendarFeedsRepository(store);
  const tokens = createFeedTokens(config);
  return {
    routes: { '/api/calendar': createCalendarRoutes({ ...dependencies, feeds, tokens, config }) },
    openRoutes: {
      '/calendar': createFeedRoutes({ ...dependencies, feeds, tokens, baseUrl: config.baseUrl }),
    },
  };
}
