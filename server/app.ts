import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { serverTimeHeader, versionHeader } from '#contract/sync-headers.ts';
import type { Config } from './config/config.ts';
import { type VoiceLimits, voiceLimits } from './config/limits.ts';
import type { DatabaseHandle } from './db/database.ts';
import type { Events } from './db/events.ts';
import { createInTransaction } from './db/revision.ts';
import { createAccessTokens } from './features/access-tokens/access-tokens.ts';
import { findScopes } from './features/access-tokens/token-scopes.ts';
import { createActivityRoutes } from './features/activity/activity.routes.ts';
import { createAssistant } from './features/assistant/assistant.ts';
import type { Limits } from './features/auth/attempt-limits.ts';
import { createAuthRoutes } from './features/auth/auth.routes.ts';
import { createAuth } from './features/auth/auth.ts';
import { authGuard } from './features/auth/auth-guard.ts';
import { createBackup } from './features/backup/backup.ts';
import { createCalendar } from './features/calendar/calendar.ts';
import { createCalendarSubscriptions } from './features/calendar-subscriptions/calendar-subscriptions.ts';
import { createCaptureRepository } from './features/capture/capture.repository.ts';
import { createCapturesRoutes } from './features/capture/captures.routes.ts';
import { createIntakePool, type IntakePool } from './features/capture/intake-pool.ts';
import { createVocabularyReader } from './features/capture/vocabulary.usecases.ts';
import { createFocusRoutes } from './features/focus/focus.routes.ts';
import { createImportRoutes, importUploadPath } from './features/import/import.routes.ts';
import { createImportPool } from './features/import/import-pool.ts';
import { createLanguageModels } from './features/language-models/language-models.ts';
import { createMailIn } from './features/mail-in/mail-in.ts';
import { createMcpRoutes } from './features/mcp/mcp.routes.ts';
import { createMindfulnessRoutes } from './features/mindfulness/mindfulness.routes.ts';
import { createNotesRoutes } from './features/notes/notes.routes.ts';
import { createProfileRoutes } from './features/profile/profile.routes.ts';
import { createProjectsRoutes } from './features/projects/projects.routes.ts';
import { createPushRepository } from './features/push/push.repository.ts';
import { createPush } from './features/push/push.ts';
import { createReclassifyRoutes } from './features/reclassify/reclassify.routes.ts';
import { createReadingRoutes } from './features/refinement/readings.routes.ts';
import { createRefinementRoutes } from './features/refinement/refinement.routes.ts';
import { createRefine } from './features/refinement/request-refinement.usecases.ts';
import { createReminders } from './features/reminders/reminders.ts';
import { createSettingsRepository } from './features/settings/settings.repository.ts';
import { createSettingsRoutes } from './features/settings/settings.routes.ts';
import { createSyncRepository } from './features/sync/sync.repository.ts';
import { createSyncRoutes } from './features/sync/sync.routes.ts';
import { createSystemRoutes } from './features/system/system.routes.ts';
import { createFilterContextReader } from './features/tasks/filter-tasks.usecases.ts';
import { createTaskSearch } from './features/tasks/search-tasks.ts';
import { createTaskSearchRepository } from './features/tasks/task-search.repository.ts';
import { createTasksRoutes } from './features/tasks/tasks.routes.ts';
import { createThemesRoutes } from './features/themes/themes.routes.ts';
import { createThreadsRoutes } from './features/threads/threads.routes.ts';
import { createTransferRoutes } from './features/transfer/transfer.routes.ts';
import { createTrashRepository } from './features/trash/trash.repository.ts';
import { createTrashRoutes } from './features/trash/trash.routes.ts';
import { createRecordingsRepository } from './features/voice/recordings.repository.ts';
import { audioUploadPaths } from './features/voice/voice.routes.ts';
import { createVoice } from './features/voice/voice.ts';
import { createWebhooks } from './features/webhooks/webhooks.ts';
import { createApiDocs } from './http/api-docs.ts';
import { createClientAddress } from './http/client-address.ts';
import { compression } from './http/compression.ts';
import { defaultHeaders } from './http/default-headers.ts';
import type { AppEnv } from './http/env.ts';
import { createHealthRoutes } from './http/health.ts';
import { limitBodies } from './http/limit-bodies.ts';
import { createIsOpenedHere } from './http/local-request.ts';
import { createMetrics } from './http/metrics.ts';
import { createSecurityHeaders } from './http/security-headers.ts';
import { notFound, translateErrors } from './http/translate-errors.ts';
import { createWebApp } from './http/web-app.ts';
import type { JobDependencies } from './jobs/job.ts';
import type { JobQueue } from './jobs/job-payloads.ts';
import type { Mailer } from './mail/mailer.ts';
import { createRepositories } from './repositories.ts';
import { runWork } from './uncaught-errors.ts';
import { version } from './version.ts';

export interface AppDependencies {
  config: Config;
  database: DatabaseHandle;
  clock: () => Date;
  mailer: Mailer;
  jobs: JobQueue;
  log: Logger;
  events: Events;
  /** Limits on sign-in attempts and the like. */
  limits?: Limits;
  voiceLimits?: VoiceLimits;
  /** The programs with language models that are looked for on this machine, and the speech models that can be installed. */
  localServers?: Parameters<typeof createLanguageModels>[0]['servers'];
  speechModels?: Parameters<typeof createVoice>[0]['installable'];
  /** Understands texts; closed with the app. */
  intake?: IntakePool;
  /** Aborted when the server stops: open event streams end. */
  stopping?: AbortSignal;
}

const distFolder = fileURLToPath(new URL('../dist', import.meta.url));

/** Creates the whole server except its sockets. Tests build the same app with other parts. Close it before the database. */
export function createApp(dependencies: AppDependencies) {
  const { config, database, clock, mailer, jobs, log, events, limits } = dependencies;
  const stopping = dependencies.stopping ?? new AbortController().signal;
  const store = { db: database.db, events };

  const {
    tasks,
    themes,
    threads,
    projects,
    notes,
    mindfulness,
    focusSessions,
    focusTimers,
    activity,
    settings,
    conversations,
    reclassifications,
    refinements,
    imports,
  } = createRepositories(store);
  const inTransaction = createInTransaction(store, createRepositories);
  const captures = createCaptureRepository(store);
  const trash = createTrashRepository(store);
  const sync = createSyncRepository(store);
  const recordings = createRecordingsRepository({ db: database.db });
  const sources = {
    themes,
    threads,
    projects,
    settings,
    notes,
    mindfulness_sessions: mindfulness,
    focus_sessions: focusSessions,
    focus_timers: focusTimers,
    captures,
    refinements,
    tasks,
    activity,
  };
  const clientAddress = createClientAddress(config.trustedProxies, log);
  const isOpenedHere = createIsOpenedHere({ clientAddress, baseUrl: config.baseUrl });
  const modelParts = { config, store, settings, clock, log, isOpenedHere };
  const languageModels = createLanguageModels({ ...modelParts, servers: dependencies.localServers });
  const { calls: modelCalls, withModel, askForObject } = languageModels;
  const { models, access: modelAccess } = modelCalls;
  const intakePool = dependencies.intake ?? createIntakePool({ log });
  const intake = {
    ...intakePool,
    readVocabulary: createVocabularyReader({ themes, threads, projects, captures, settings }),
    refine: createRefine({ refinements, models, access: modelAccess, settings, jobs, events, clock, log }),
  };
  const voice = createVoice({
    config,
    chain: { models, access: modelAccess, settings, clock },
    limits: dependencies.voiceLimits ?? voiceLimits,
    isOpenedHere,
    installable: dependencies.speechModels,
    recordings,
    refinements,
    tasks,
    settings,
    intake,
    log,
  });
  const importPool = createImportPool();
  const readFilterContext = createFilterContextReader({ themes, threads, projects, settings });
  const calendars = createCalendarSubscriptions({ store, config, clock });
  const { subscriptions } = calendars.checking;
  const search = createTaskSearch({ repository: createTaskSearchRepository(store), log });
  const auth = createAuth({
    config,
    database,
    clock,
    jobs,
    log,
    ...(limits && { limits }),
    onUserCreated: (userId: string) => themes.createWorkspace(userId, clock()),
  });

  const app = new Hono<AppEnv>({ strict: false });
  app.use((c, next) => runWork(() => `${c.req.method} ${c.req.routePath}`, next));
  app.use(
    defaultHeaders({
      ...createSecurityHeaders({ https: config.baseUrl?.startsWith('https:') ?? false }),
      'Cache-Control': 'no-store',
      [versionHeader]: version,
      [serverTimeHeader]: () => String(clock().getTime()),
    }),
  );
  const metrics = createMetrics({
    version,
    connections: database.connections,
    intake: intakePool.stats,
    clientAddress,
    access: config.metrics,
  });
  const { delivery, pushRoutes } = createPush({
    store,
    config,
    jobs,
    countPush: metrics.countPush,
    clock,
    log,
  });
  const { push } = delivery;
  const { reminders, remindersRoutes, sendDueReminders } = createReminders({
    store,
    config,
    push,
    tasks,
    activity,
    jobs,
    clock,
    log,
    createIn: (db) => ({
      push: createPushRepository({ db }),
      settings: createSettingsRepository({ ...store, db }),
    }),
  });
  app.use(metrics.countRequest);
  app.use('/api/*', compression);
  app.use('/calendar/*', compression);
  app.use('/api/*', limitBodies({ streamed: [audioUploadPaths, importUploadPath] }));
  app.use('/mcp/*', limitBodies({ streamed: [] }));
  app.onError(translateErrors(log));
  app.notFound(notFound);

  app.route('/', createHealthRoutes({ checkDatabase: database.check }));
  app.get('/metrics', metrics.showMetrics);

  app.route('/api/auth', createAuthRoutes({ auth, config, clientAddress, log }));
  app.route('/api/reminders', remindersRoutes);
  app.route('/api', createApiDocs({ app, findScopes }));
  const tokens = createAccessTokens({ store, auth, clock });
  const { authenticateToken, authorizeCall, listTokens } = tokens;
  app.use('/api/*', authGuard({ auth, authorizeCall, clientAddress }));
  app.route('/api/access-tokens', tokens.accessTokensRoutes);
  app.route('/api/profile', createProfileRoutes({ inTransaction, auth, clock }));
  app.route(
    '/api/tasks/bulk-reclassify',
    createReclassifyRoutes({
      tasks,
      themes,
      reclassifications,
      inTransaction,
      intake,
      models,
      access: modelAccess,
      jobs,
      clock,
      stopping,
    }),
  );
  app.route(
    '/api/tasks',
    createTasksRoutes({
      tasks,
      search,
      intake,
      readFilterContext,
      clock,
      currentRevision: sync.currentRevision,
      log,
    }),
  );
  app.route('/api/captures', createCapturesRoutes({ tasks, intake, clock }));
  app.route('/api/organization', createThemesRoutes({ themes, threads, tasks, inTransaction, clock }));
  app.route('/api/organization/threads', createThreadsRoutes({ threads, inTransaction, clock }));
  app.route('/api/settings', createSettingsRoutes({ settings, inTransaction, clock }));
  app.route('/api/projects', createProjectsRoutes({ projects, tasks, inTransaction, clock, log }));
  app.route('/api/notes', createNotesRoutes({ notes, clock }));
  app.route('/api/mindfulness/sessions', createMindfulnessRoutes({ mindfulness, clock }));
  app.route('/api/focus', createFocusRoutes({ focusSessions, focusTimers, inTransaction, jobs, clock }));
  app.route('/api', createActivityRoutes({ activity, inTransaction, clock }));
  app.route('/api', createTrashRoutes({ trash, tasks, inTransaction, clock }));
  app.route(
    '/api',
    createSyncRoutes({
      sources,
      sync,
      events,
      sessionIsLive: auth.sessionIsLive,
      accountExists: auth.accountExists,
      stopping,
    }),
  );
  app.route('/api/push', pushRoutes);
  const webhooks = createWebhooks({ store, config, tasks, jobs, clock, log });
  app.route(
    '/api',
    createTransferRoutes({
      sources: { ...sources, conversations, recordings, subscriptions },
      config,
      clock,
      log,
    }),
  );
  app.route(
    '/api/imports',
    createImportRoutes({ imports, pool: importPool, intake, inTransaction, jobs, clock }),
  );
  const { currentRevision } = sync;
  const feedSources = { tasks, themes, threads, projects, settings, currentRevision };
  const calendar = createCalendar({ ...feedSources, store, config, clientAddress, clock, log });
  app.route('/api/calendar', calendar.calendarRoutes);
  app.route('/calendar', calendar.feedRoutes);
  app.route('/api/calendar', calendars.subscriptionsRoutes);
  const mailIn = createMailIn({ store, config, tasks, intake, clock, log });
  app.route('/api/mail-in', mailIn.mailInRoutes);
  app.route('/api/webhooks', webhooks.webhooksRoutes);
  app.route('/api/admin', languageModels.routes);
  const backup = createBackup({ config, connectionString: database.connectionString, clock, log });
  app.route('/api/admin/backups', backup.backupRoutes);
  const { transcribers } = voice;
  const adminParts = { checkDatabase: database.check, readBackupStatus: backup.readStatus };
  const systemParts = { ...modelCalls, ...adminParts, config, jobs, transcribers };
  app.route('/api/admin', createSystemRoutes(systemParts));
  app.route('/api/admin/speech-models', voice.speechModelsRoutes);
  const reading = {
    tasks,
    search,
    readFilterContext,
    intake,
    activity,
    captures,
    conversations,
    focusSessions,
    notes,
    recordings,
    settings,
    subscriptions,
  };
  const toolParts = { reading, inTransaction, clock, log };
  const places = { themes, threads, projects };
  const assistant = createAssistant({ ...toolParts, withModel, askForObject, places, stopping });
  app.route('/api/assistant/conversations', assistant.conversationsRoutes);
  app.route('/api/assistant', assistant.assistantRoutes);
  const refining = { refinements, inTransaction, intake, askForObject, jobs };
  app.route('/api/refinements', createRefinementRoutes({ ...refining, clock }));
  app.route('/api/readings', createReadingRoutes({ ...refining, threads, settings, clock, stopping }));
  app.route('/api/flat-voice', voice.voiceRoutes);
  app.route('/api/recordings', voice.recordingsRoutes);
  app.all('/api/*', notFound);
  app.route(
    '/mcp',
    createMcpRoutes({ ...toolParts, authenticateToken, clientAddress, baseUrl: config.baseUrl }),
  );
  // Clients look here for OAuth, and take the page of the app for a broken answer.
  app.all('/.well-known/*', notFound);

  app.route('/', createWebApp({ folder: distFolder }));
  // `routes`, `auth`, `withModel` and `askForObject` are for tests.
  const jobDependencies: JobDependencies = {
    auth,
    push: delivery,
    refinements: refining,
    timerEnds: { focusTimers, settings, push, jobs },
    reminderMails: { reminders, tasks, baseUrl: config.baseUrl },
    securityMails: { listTokens, baseUrl: config.baseUrl },
    imports: { imports, inTransaction, clock },
    calendars: { ...calendars.checking, jobs },
    backups: backup.kept,
    reclassification: { tasks, reclassifications, intake, askForObject, inTransaction, clock },
    trash,
    conversations,
    recordings,
    webhooks: webhooks.webhookDelivery,
    mailer,
    clock,
    log,
  };
  return {
    fetch: app.fetch,
    request: app.request,
    routes: app.routes,
    auth,
    withModel,
    askForObject,
    jobDependencies,
    sendDueReminders,
    listenForMail: mailIn.listenForMail,
    queueWebhooks: webhooks.queueWebhooks,
    close: () =>
      Promise.all([
        auth.close(),
        intakePool.close(),
        importPool.close(),
        calendars.close(),
        mailIn.close(),
        voice.close(),
        search.close(),
      ]),
  };
}
