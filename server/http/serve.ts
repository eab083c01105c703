import { Hono, type MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { serverTimeHeader, versionHeader } from '#contract/sync-headers.ts';
import type { Config } from '../config/config.ts';
import type { Feature } from '../feature.ts';
import type { Tracing } from '../tracing.ts';
import { currentRequestId } from '../uncaught-errors.ts';
import { version } from '../version.ts';
import { createApiDocs } from './api-docs.ts';
import { compression } from './compression.ts';
import { defaultHeaders } from './default-headers.ts';
import type { AppEnv } from './env.ts';
import { followRequests } from './follow-requests.ts';
import { createHealthRoutes } from './health.ts';
import { limitBodies } from './limit-bodies.ts';
import type { createMetrics } from './metrics.ts';
import { requestIdHeader } from './request-id.ts';
import { createSecurityHeaders } from './security-headers.ts';
import { notFound, translateErrors } from './translate-errors.ts';
import { createWebApp } from './web-app.ts';

/** Serves the routes of all features, the metrics, the documentation of the API and the pages in `distFolder`. */
export function serve({
  features,
  guard,
  findScopes,
  metrics,
  config,
  tracing,
  checkDatabase,
  distFolder,
  clock,
  log,
}: {
  features: readonly Feature[];
  /** Admits who is signed in. */
  guard: MiddlewareHandler<AppEnv>;
  findScopes: Parameters<typeof createApiDocs>[0]['findScopes'];
  metrics: ReturnType<typeof createMetrics>;
  config: Pick<Config, 'baseUrl' | 'trustedProxies'>;
  tracing: Tracing | undefined;
  checkDatabase: () => Promise<unknown>;
  distFolder: string;
  clock: () => Date;
  log: Logger;
}) {
  const app = new Hono<AppEnv>({ strict: false });
  app.use(followRequests({ trustedProxies: config.trustedProxies, tracing }));
  app.use(
    defaultHeaders({
      ...createSecurityHeaders({ https: config.baseUrl?.startsWith('https:') ?? false }),
      'Cache-Control': 'no-store',
      [versionHeader]: version,
      [requestIdHeader]: () => currentRequestId() ?? '',
      [serverTimeHeader]: () => String(clock().getTime()),
    }),
  );
  app.use(metrics.countRequest);
  app.use('/api/*', compression);
  app.use('/calendar/*', compression);
  const streamed = features.flatMap(({ streamedPaths = [] }) => streamedPaths);
  app.use('/api/*', limitBodies({ streamed }));
  for (const path of ['/mcp/*', '/oauth/*']) app.use(path, limitBodies({ streamed: [] }));
  app.onError(translateErrors(log));
  app.notFound(notFound);

  app.route('/', createHealthRoutes({ checkDatabase }));
  app.get('/metrics', metrics.showMetrics);
  for (const [path, routes] of features.flatMap(({ openRoutes = {} }) => Object.entries(openRoutes)))
    app.route(path, routes);
  app.route('/api', createApiDocs({ app, findScopes }));
  app.use('/api/*', guard);
  for (const [path, routes] of features.flatMap(({ routes = {} }) => Object.entries(routes)))
    app.route(path, routes);
  app.all('/api/*', notFound);
  // Clients look here, and take the page of the app for a broken answer.
  app.all('/.well-known/*', notFound);
  app.route('/', createWebApp({ folder: distFolder }));
  return app;
}
