import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { describeRoute } from 'hono-openapi';
import { deltaSchema, syncQuerySchema } from '#contract/sync.ts';
import { accountDeletedEvent, streamReplacedEvent } from '#contract/sync-headers.ts';
import type { Events } from '#server/db/events.ts';
import { eventHeartbeatIntervalMs, maxEventStreams, sessionCheckIntervalMs } from '../../config/limits.ts';
import type { AppEnv, SessionEnv } from '../../http/env.ts';
import { passUnbuffered } from '../../http/stream.ts';
import { jsonResponse, validate } from '../../http/validate.ts';
import { createOpenStreams } from './open-streams.ts';
import type { SyncRepository } from './sync.repository.ts';
import { type ChangeSources, pullDelta } from './sync.usecases.ts';

interface Dependencies {
  sources: ChangeSources;
  currentRevision: (userId: string) => Promise<number>;
  sync: SyncRepository;
  events: Pick<Events, 'subscribe'>;
  /** Returns true while the session may be used; called often, so it must be cheap. */
  sessionIsLive: (sessionId: string) => Promise<boolean>;
  accountExists: (userId: string) => Promise<boolean>;
  /** Aborted when the server stops. */
  stopping: AbortSignal;
}

/** Mounted at /api. */
export function createSyncRoutes(dependencies: Dependencies) {
  const routes = new Hono<AppEnv>();
  pullRoute(routes, dependencies);
  const streams = new Hono<SessionEnv>();
  eventsRoute(streams, dependencies);
  return routes.route('/', streams);
}

function pullRoute(routes: Hono<AppEnv>, { sources, currentRevision, sync }: Dependencies) {
  routes.get(
    '/sync',
    describeRoute({
      tags: ['Sync'],
      summary: 'What changed since a revision',
      responses: jsonResponse(200, 'A page of changes', deltaSchema),
    }),
    validate('query', syncQuerySchema),
    async (c) =>
      c.json(
        await pullDelta({
          sources,
          currentRevision,
          ...sync,
          userId: c.get('user').id,
          ...c.req.valid('query'),
        }),
      ),
  );
}

function eventsRoute(
  routes: Hono<SessionEnv>,
  { events, currentRevision, sessionIsLive, accountExists, stopping }: Dependencies,
) {
  const openStreams = createOpenStreams(maxEventStreams);
  routes.get(
    '/events',
    describeRoute({
      tags: ['Sync'],
      summary: 'The latest revision, as server-sent events',
      responses: {
        200: {
          description: `Events named revision, each with a number; ${accountDeletedEvent}, when it was; ${streamReplacedEvent}, when the stream ends because the account has opened ${maxEventStreams} newer ones`,
          content: { 'text/event-stream': {} },
        },
      },
    }),
    (c) => {
      if (c.req.method === 'HEAD') return c.body(null);
      const { id: userId, sessionId } = c.get('user');
      passUnbuffered(c);
      return streamSSE(c, async (stream) => {
        let wake = () => {};
        let latest = 0;
        let sent = -1;
        let isReplaced = false;
        const leave = openStreams.open(userId, () => {
          isReplaced = true;
          wake();
        });
        const isOpen = () => !stream.aborted && !stopping.aborted && !isReplaced;
        const unsubscribe = events.subscribe(userId, (revision) => {
          latest = Math.max(latest, revision);
          wake();
        });
        stream.onAbort(() => wake());
        const stop = () => wake();
        stopping.addEventListener('abort', stop);
        try {
          let nextHeartbeat = 0;
          while (isOpen() && (await sessionIsLive(sessionId))) {
            const now = performance.now();
            if (now >= nextHeartbeat) {
              latest = Math.max(latest, await currentRevision(userId));
              sent = -1;
              nextHeartbeat = now + eventHeartbeatIntervalMs;
            }
            if (latest > sent) {
              sent = latest;
              await stream.writeSSE({ event: 'revision', data: String(latest) });
            }
            if (latest === sent && isOpen())
              await new Promise<void>((resolve) => {
                const timer = setTimeout(resolve, sessionCheckIntervalMs);
                wake = () => {
                  clearTimeout(timer);
                  resolve();
                };
              });
          }
          if (isReplaced) await stream.writeSSE({ event: streamReplacedEvent, data: '' });
          // The account existed when the stream began, so it was deleted rather than lost in a restore.
          else if (isOpen() && !(await accountExists(userId)))
            await stream.writeSSE({ event: accountDeletedEvent, data: userId });
        } finally {
          stopping.removeEventListener('abort', stop);
          unsubscribe();
          leave();
        }
      });
    },
  );
}
