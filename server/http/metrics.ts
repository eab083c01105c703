import { isIP } from 'node:net';
import type { Context, MiddlewareHandler } from 'hono';
import { notFound } from './translate-errors.ts';

interface Connections {
  total: number;
  idle: number;
  waiting: number;
}

interface Metric {
  name: string;
  kind: 'counter' | 'gauge';
  help: string;
  /** By labels, such as `state="idle"`; without any under ''. */
  values: Record<string, number>;
}

/**
 * Figures of this process for who runs it, and how they are counted. They hold numbers only, of nobody in particular;
 * still nobody sees them unless the settings say so: what a proxy on this machine passes on may look as if it came from here.
 */
export function createMetrics({
  version,
  connections,
  clientAddress,
  shownTo,
}: {
  version: string;
  connections: () => Connections;
  clientAddress: (c: Context) => string;
  shownTo: 'closed' | 'loopback' | 'open';
}) {
  const requests: Record<string, number> = {};

  const count: MiddlewareHandler = (c, next) => {
    const method = `method="${c.req.method}"`;
    requests[method] = (requests[method] ?? 0) + 1;
    return next();
  };

  const read = (): Metric[] => {
    const { user, system } = process.cpuUsage();
    const { rss, heapUsed } = process.memoryUsage();
    const { total, idle, waiting } = connections();
    const { active } = performance.eventLoopUtilization();
    return [
      gauge('heddle_info', 'Its version.', { [`version="${version}"`]: 1 }),
      counter('heddle_requests_total', 'Requests since the start, by method.', requests),
      gauge('heddle_database_connections', 'Connections to Postgres, by state.', {
        'state="idle"': idle,
        'state="used"': total - idle,
      }),
      gauge('heddle_database_waiting', 'Statements that wait for a connection.', { '': waiting }),
      counter('nodejs_event_loop_active_seconds_total', 'Time not spent waiting.', { '': active / 1000 }),
      gauge('nodejs_heap_used_bytes', 'Memory in use by JavaScript.', { '': heapUsed }),
      counter('process_cpu_seconds_total', 'CPU time, user and system.', { '': (user + system) / 1e6 }),
      gauge('process_resident_memory_bytes', 'Memory of the process.', { '': rss }),
      gauge('process_start_time_seconds', 'When it started, in Unix time.', {
        '': performance.timeOrigin / 1000,
      }),
    ];
  };

  /** A proxy on this machine is at loopback too: what it says it passes on comes from elsewhere. */
  const isFromHere = (c: Context) =>
    isLoopback(clientAddress(c)) && !forwarded.some((name) => c.req.header(name) !== undefined);

  const show = (c: Context) =>
    shownTo === 'open' || (shownTo === 'loopback' && isFromHere(c))
      ? c.body(read().map(inWords).join(''), 200, {
          'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
        })
      : notFound(c);

  return { count, show };
}

const forwarded = ['X-Forwarded-For', 'X-Real-IP', 'Forwarded', 'Via'];

const isLoopback = (address: string) =>
  isIP(address) === 4 ? address.startsWith('127.') : address === '::1';

const gauge = (name: string, help: string, values: Metric['values']): Metric => ({
  name,
  kind: 'gauge',
  help,
  values,
});

const counter = (name: string, help: string, values: Metric['values']): Metric => ({
  name,
  kind: 'counter',
  help,
  values,
});

/** Prometheus' text format, 0.0.4. */
function inWords({ name, kind, help, values }: Metric): string {
  const lines = Object.entries(values).map(
    ([labels, value]) => `${name}${labels && `{${labels}}`} ${value}\n`,
  );
  return `# HELP ${name} ${help}\n# TYPE ${name} ${kind}\n${lines.join('')}`;
}
