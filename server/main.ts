import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { type Config, readConfig } from './config/config.ts';
import { ConfigError } from './config/config-error.ts';
import { databaseGraceMs, requestGraceMs, shutdownTimeoutMs, signalEchoMs } from './config/limits.ts';
import { checkServer } from './db/check-server.ts';
import { openDatabase } from './db/database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './db/embedded-postgres.ts';
import { createEvents } from './db/events.ts';
import { saveBeforeUpdate } from './features/backup/kept-backups.usecases.ts';
import { startReminderClock } from './features/reminders/reminder-clock.ts';
import { startWebhookClock } from './features/webhooks/webhook-clock.ts';
import { listen } from './http/listen.ts';
import { startIdleMemory } from './idle-memory.ts';
import { createJobs } from './jobs/jobs.ts';
import { createLog } from './log.ts';
import { createMailer } from './mail/mailer.ts';
import { prepareDatabase } from './prepare-database.ts';
import { StartError } from './start-error.ts';
import { noteStartedVersion } from './started-versions.ts';
import { handleUncaught } from './uncaught-errors.ts';
import { version } from './version.ts';

type Stop = () => Promise<unknown>;

/** Starts every part in order. What has started is in `stops`, also when a later part fails. */
async function start({
  config,
  log,
  stops,
  restart,
  onFatal,
}: {
  config: Config;
  log: Logger;
  stops: Stop[];
  /** Given the port to listen on again. */
  restart: (port: number) => void;
  onFatal: (error: Error) => void;
}): Promise<void> {
  // Loading takes a tenth of a second, during which PostgreSQL starts.
  void import('pg-boss');
  const connectionString = config.databaseUrl ?? (await startOwnPostgres()).connectionString;
  if (config.databaseUrl) await checkServer(config.databaseUrl);
  const clock = () => new Date();
  const backups = { config, connectionString, key: config.backupKey, secret: config.secret, clock, log };
  await prepareDatabase(connectionString, { clock, log, beforeUpdate: () => saveBeforeUpdate(backups) });
  const stopping = new AbortController();
  const tracing =
    config.traces && (await import('./tracing.ts')).createTracing({ ...config.traces, version, log });
  if (tracing) stops.push(tracing.close);
  const database = openDatabase(connectionString, {
    onSlow: (statement) => log.warn(statement, 'A statement was slow'),
    trace: tracing?.traceStatement,
    onError: (error) => {
      if (!stopping.signal.aborted) log.warn({ err: error }, 'Lost a connection to the database');
    },
  });
  stops.push(() => Promise.race([database.close(), sleep(databaseGraceMs)]));

  const events = await createEvents({ connectionString, log });
  stops.push(events.close);

  const mailer = createMailer({ config, log });
  if (!config.smtpUrl) log.info(`SMTP_URL is unset: mails go to ${join(config.dataDir, 'outbox')}`);
  const jobs = createJobs({ database, clock, log });
  const app = createApp({
    config,
    database,
    clock,
    mailer,
    jobs,
    log,
    events,
    tracing,
    restart: () => restart(listener.port),
    stopping: stopping.signal,
  });
  stops.push(app.close);

  stops.push(jobs.stop);
  await jobs.work(app.jobDependencies);
  const reminderClock = startReminderClock({ send: app.sendDueReminders, clock, log });
  stops.push(reminderClock.stop);
  const webhookClock = startWebhookClock({ queue: app.queueWebhooks, log });
  stops.push(webhookClock.stop);

  const listener = await listen({
    fetch: app.fetch,
    host: config.host,
    port: config.port,
    onLost: onFatal,
  });
  stops.push(() => {
    stopping.abort();
    return Promise.all([listener.close({ graceMs: requestGraceMs }), jobs.stop()]);
  });
  const mailServer = await app.listenForMail?.();
  if (mailServer) {
    stops.push(() => mailServer.close({ graceMs: requestGraceMs }));
    log.info(`Heddle receives mail on ${config.mailIn?.host}:${mailServer.port}`);
  }
  const idleMemory = startIdleMemory();
  stops.push(async () => idleMemory.stop());
  noteStartedVersion(config.dataDir, { version, at: clock().toISOString() });
  log.info(`Heddle is ready at ${config.baseUrl ?? localUrl(config.host, listener.port)}`);

  async function startOwnPostgres(): Promise<EmbeddedPostgres> {
    const postgres = await startEmbeddedPostgres({ ...config, log, onLost: onFatal });
    stops.push(postgres.stop);
    process.once('exit', postgres.abandon);
    return postgres;
  }
}

function localUrl(host: string, port: number): string {
  const anywhere = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host);
  const name = anywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

export async function run(): Promise<void> {
  const stops: Stop[] = [];
  let log = createLog('info');
  let started: Promise<void> | undefined;
  let stopping = false;

  const fail = (error: unknown) => {
    if (error instanceof ConfigError || error instanceof StartError)
      process.stderr.write(`${error.message}\n`);
    else log.fatal({ err: error }, 'Heddle stops because of an unexpected error');
    void stop(1);
  };

  const stopParts = async () => {
    for (const stopPart of stops.splice(0).reverse())
      await stopPart().catch((error) => log.error({ err: error }, 'A part did not stop in order'));
  };

  const stop = async (exitCode: number) => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), shutdownTimeoutMs);
    // A part that is still starting cannot be stopped yet.
    await started?.catch(() => undefined);
    await stopParts();
    process.exit(exitCode);
  };

  const restart = async (port: number) => {
    if (stopping) return;
    log.info('Heddle starts anew');
    await stopParts();
    if (!stopping)
      await start({ config: { ...readConfig(), port }, log, stops, restart: again, onFatal: fail });
  };
  const again = (port: number) => {
    started = restart(port);
    started.catch(fail);
  };

  let signaledAt: number | undefined;
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      const now = performance.now();
      signaledAt ??= now;
      if (now - signaledAt > signalEchoMs) process.exit(1);
      if (stopping) return;
      log.info(`Heddle stops (${signal})`);
      void stop(0);
    });
  let isReady = false;
  const onUncaught = (error: unknown) => (isReady ? handleUncaught(error, log) : fail(error));
  process.on('uncaughtException', onUncaught);
  process.on('unhandledRejection', onUncaught);

  try {
    const config = readConfig();
    log = createLog(config.logLevel, config.logFormat);
    started = start({ config, log, stops, restart: again, onFatal: fail });
    await started;
    isReady = true;
  } catch (error) {
    fail(error);
  }
}

await run();
