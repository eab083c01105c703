import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Config } from '../config/config.ts';
import { readBearerToken } from './bearer-token.ts';
import { isLocalRequest } from './local-request.ts';
import { notFound } from './translate-errors.ts';

interface IntakeStats {
  /** Texts since the start. */
  texts: Record<'understood' | 'timedOut' | 'failed', number>;
  waiting: number;
  workers: number;
}

interface DatabaseStats {
  connections: () => { total: number; idle: number; waiting: number };
  /** Statements since the start. */
  statements: () => { all: number; slow: number; seconds: number };
}

interface BackupStatus {
  status: string;
  made_at: string | null;
  bytes: number | null;
}

/** What features tell of themselves. */
export interface Measured {
  intake: () => IntakeStats;
  /** How many messages were handed to push services, by outcome. */
  pushes: () => ReadonlyMap<string, number>;
}

/**
 * Collects this process's metrics in a registry of its own and serves them to whom METRICS and METRICS_TOKEN allow. They are numbers
 * about the process, its jobs and its backups only, never about a user; they are still closed by default, because a request that a local
 * proxy passes on can look as if it came from this machine.
 */
export function createMetrics({
  version,
  database: { connections, statements },
  jobs,
  measured: { intake, pushes },
  readBackupStatus,
  clientAddress,
  config: { metrics: access, metricsToken },
}: {
  version: string;
  database: DatabaseStats;
  jobs: { counts: () => Promise<Record<string, { waiting: number; active: number; failed: number }>> };
  measured: Measured;
  readBackupStatus: () => Promise<BackupStatus>;
  clientAddress: (c: Context) => string;
  config: Pick<Config, 'metrics' | 'metricsToken'>;
}) {
  const registry = new Registry();
  const registers = [registry];

  const requests = new Counter({
    name: 'heddle_requests_total',
    help: 'Requests since the start, by method and class of the answer.',
    labelNames: ['method', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'heddle_request_duration_seconds',
    help: 'Time until the answer begins.',
    labelNames: ['method'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
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
    name: 'heddle_statements_total',
    help: 'Statements since the start, by whether they took longer than half a second.',
    labelNames: ['speed'],
    registers,
    collect() {
      const { all, slow } = statements();
      this.reset();
      this.inc({ speed: 'slow' }, slow);
      this.inc({ speed: 'normal' }, all - slow);
    },
  });
  new Counter({
    name: 'heddle_statement_seconds_total',
    help: 'Time that statements have taken.',
    registers,
    collect() {
      setTotal(this, statements().seconds);
    },
  });
  new Gauge({
    name: 'heddle_jobs',
    help: 'Jobs of all instances, by kind and state; missing while the database is away.',
    labelNames: ['kind', 'state'],
    registers,
    async collect() {
      this.reset();
      const counted = Object.entries(await jobs.counts().catch(() => ({})));
      for (const [kind, counts] of counted)
        for (const [state, count] of Object.entries(counts)) this.set({ kind, state }, count);
    },
  });
  const backupBytes = new Gauge({
    name: 'heddle_backup_bytes',
    help: 'Size of the latest backup.',
    registers,
  });
  new Gauge({
    name: 'heddle_backup_time_seconds',
    help: 'When the latest backup was made, in Unix time; 0 for none, and missing with BACKUP=off.',
    registers,
    async collect() {
      const { status, made_at, bytes } = await readBackupStatus();
      if (status === 'not_configured') this.remove();
      else this.set(made_at ? Date.parse(made_at) / 1000 : 0);
      backupBytes.set(bytes ?? 0);
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

  const countRequest: MiddlewareHandler = async (c, next) => {
    const { method } = c.req;
    const startedAt = performance.now();
    await next();
    requests.inc({ method, status: `${Math.floor(c.res.status / 100)}xx` });
    durations.observe({ method }, (performance.now() - startedAt) / 1000);
  };

  const hasToken = createTokenCheck(metricsToken);
  const showMetrics = async (c: Context) =>
    access === 'open' || (access === 'loopback' && isLocalRequest(c, clientAddress)) || hasToken(c)
      ? c.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType })
      : notFound(c);

  return { countRequest, showMetrics };
}

/** Sets a counter to a total that the process has counted since its start. */
function setTotal(counter: Counter, total: number): void {
  counter.reset();
  counter.inc(total);
}

/** Creates a check whether a request sends the token, which takes the same time whatever it sends. */
function createTokenCheck(token: string | undefined): (c: Context) => boolean {
  if (token === undefined) return () => false;
  const hash = (text: string) => createHash('sha256').update(text).digest();
  const expected = hash(token);
  return (c) => timingSafeEqual(hash(readBearerToken(c.req.header('Authorization'))), expected);
}
