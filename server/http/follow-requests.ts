import type { MiddlewareHandler } from 'hono';
import type { Tracing } from '../tracing.ts';
import { runWork } from '../uncaught-errors.ts';
import { createRequestId } from './request-id.ts';

/** Runs each request as work of its own, under an id that its lines in the log, its answer and its trace have. */
export function followRequests({
  trustedProxies,
  tracing,
}: {
  trustedProxies: string[];
  tracing: Tracing | undefined;
}): MiddlewareHandler {
  const getRequestId = createRequestId(trustedProxies);
  return (c, next) => {
    const id = getRequestId(c);
    const name = () => `${c.req.method} ${c.req.routePath}`;
    const run = () => runWork(name, next, { request: id });
    if (!tracing) return run();
    return tracing.traceWork('request', run, (error) => {
      const status = error === undefined ? c.res.status : 500;
      return {
        name: name(),
        attributes: {
          'http.request.method': c.req.method,
          'http.route': c.req.routePath,
          'http.response.status_code': status,
          'heddle.request_id': id,
        },
        failed: status >= 500,
      };
    });
  };
}
