import type { Context, MiddlewareHandler } from 'hono';
import { Counter, Gauge, Registry } from 'prom-client';
import { isLocalRequest } from './local-request.ts';
import { notFound } from './translate-errors.ts';

interface IntakeStats {
  /** Texts since the start. */
  texts: Record<'understood' | 'timedOut' | 'failed', number>;
  waiting: number;
  workers: number;
}

interface Connections {
  total: number;
  idle: number;
  waiting: number;
}

/** What features tell of themselves. */
export interface Measured {
  intake: () => IntakeStats;
  /** How many messages were handed to push services, by outcome. */
  pushes: () => ReadonlyMap<string, number>;
}

/**
 * Collects this process's metrics in a registry of its own and serves them to whom `access` allows. They are numbers
 * about the process only, never about a user; they are still closed by default, because a request that a local proxy
 * passes on can look as if it came from this machine.
 */
export function createMetrics({
  version,
  connections,
  measured: { intake, pushes },
  clientAddress,
  access,
}: {
  version: string;
  connections: () => Connections;
  measured: Measured;
  clientAddress: (c: Context) => string;
  access: 'closed' | 'loopback' | 'open';
}) {
  const registry = new Registry();
  const registers = [registry];

  const requests = new Counter({
    name: 'heddle_requests_total',
    help: 'Requests since the start, by method.',
    labelNames: ['method'],
    registers,
  });

  new Counter({
    name: 'heddle_push_attempts_total',
    help: 'Messages handed to push services since the start, by outcome.',
    labelNames: ['outcome'],
    registers,
    collect() {
      this.reset();
      for (const [outcome, count] of pushes()) this.inc({ outcome }, count);
    },
  });

  new Gauge({ name: 'heddle_info', help: 'Its version.', labelNames: ['version'], registers }).set(
    { version },
    1,
  );
  new Gauge({
    name: 'heddle_database_connections',
    help: 'Connections to Postgres, by state.',
    labelNames: ['state'],
    registers,
    collect() {
      const { total, idle } = connections();
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'used' }, total - idle);
    },
  });
  new Gauge({
    name: 'heddle_database_waiting',
    help: 'Statements that wait for a connection.',
    registers,
    collect() {
      this.set(connections().waiting);
    },
  });
  new Counter({
    name: 'heddle_intake_texts_total',
    help: 'Texts given to the intake, by how they ended.',
    labelNames: ['outcome'],
    registers,
    collect() {
      const { understood, timedOut, failed } = intake().texts;
      this.reset();
      this.inc({ outcome: 'understood' }, understood);
      this.inc({ outcome: 'timed_out' }, timedOut);
      this.inc({ outcome: 'failed' }, failed);
    },
  });
  new Gauge({
    name: 'heddle_intake_waiting',
    help: 'Texts that wait for a worker thread or are being read.',
    registers,
    collect() {
      this.set(intake().waiting);
    },
  });
  new Gauge({
    name: 'heddle_intake_workers',
    help: 'Worker threads of the intake.',
    registers,
    collect() {
      this.set(intake().workers);
    },
  });
  new Counter({
    name: 'nodejs_event_loop_active_seconds_total',
    help: 'Time not spent waiting.',
    registers,
    collect() {
      setTotal(this, performance.eventLoopUtilization().active / 1000);
    },
  });
  new Gauge({
    name: 'nodejs_heap_used_bytes',
    help: 'Memory in use by JavaScript.',
    registers,
    collect() {
      this.set(process.memoryUsage().heapUsed);
    },
  });
  new Counter({
    name: 'process_cpu_seconds_total',
    help: 'CPU time, user and system.',
    registers,
    collect() {
      const { user, system } = process.cpuUsage();
      setTotal(this, (user + system) / 1e6);
    },
  });
  new Gauge({
    name: 'process_resident_memory_bytes',
    help: 'Memory of the process.',
    registers,
    collect() {
      this.set(process.memoryUsage.rss());
    },
  });
  new Gauge({
    name: 'process_start_time_seconds',
    help: 'When it started, in Unix time.',
    registers,
  }).set(performance.timeOrigin / 1000);

  const countRequest: MiddlewareHandler = (c, next) => {
    requests.inc({ method: c.req.method });
    return next();
  };

  const showMetrics = async (c: Context) =>
    access === 'open' || (access === 'loopback' && isLocalRequest(c, clientAddress))
      ? c.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType })
      : notFound(c);

  return { countRequest, showMetrics };
}

/** Sets a counter to a total that the process has counted since its start. */
function setTotal(counter: Counter, total: number): void {
  counter.reset();
  counter.inc(total);
}
