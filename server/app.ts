import { fileURLToPath } from 'node:url';
import { type AppDependencies, createParts } from './app-parts.ts';
import { listFeatures } from './feature.ts';
import { createAccessTokens } from './features/access-tokens/access-tokens.ts';
import { findScopes } from './features/access-tokens/token-scopes.ts';
import { createActivity } from './features/activity/activity.ts';
import { createAssistant } from './features/assistant/assistant.ts';
import { createAccounts } from './features/auth/auth.ts';
import { createBackup } from './features/backup/backup.ts';
import { createCalendar } from './features/calendar/calendar.ts';
import { createCalendarSubscriptions } from './features/calendar-subscriptions/calendar-subscriptions.ts';
import { createCapture } from './features/capture/capture.ts';
import { createFocus } from './features/focus/focus.ts';
import { createImport } from './features/import/import.ts';
import { createLanguageModels } from './features/language-models/language-models.ts';
import { createMailIn } from './features/mail-in/mail-in.ts';
import { createMcp } from './features/mcp/mcp.ts';
import { createMindfulness } from './features/mindfulness/mindfulness.ts';
import { createNotes } from './features/notes/notes.ts';
import { createPlaces } from './features/places/places.ts';
import { createProfile } from './features/profile/profile.ts';
import { createProjects } from './features/projects/projects.ts';
import { createPush } from './features/push/push.ts';
import { createReclassify } from './features/reclassify/reclassify.ts';
import { createRefinement } from './features/refinement/refinement.ts';
import { createReminders } from './features/reminders/reminders.ts';
import { createSettings } from './features/settings/settings.ts';
import { createSync } from './features/sync/sync.ts';
import { createSystem } from './features/system/system.ts';
import { createTasks } from './features/tasks/tasks.ts';
import { createThemes } from './features/themes/themes.ts';
import { createThreads } from './features/threads/threads.ts';
import { createTransfer } from './features/transfer/transfer.ts';
import { createTrash } from './features/trash/trash.ts';
import { createUnderstanding } from './features/understanding/understanding.ts';
import { createVoice } from './features/voice/voice.ts';
import { createWebhooks } from './features/webhooks/webhooks.ts';
import { createMetrics } from './http/metrics.ts';
import { serve } from './http/serve.ts';
import type { JobDependencies } from './jobs/job.ts';
import { version } from './version.ts';

const distFolder = fileURLToPath(new URL('../dist', import.meta.url));

/** Lists the features in order. Each takes parts of the app (`app-parts.ts`) and what those above it offer. */
const createFeatures = (dependencies: AppDependencies) =>
  listFeatures(createParts(dependencies))
    .add(createSettings)
    .add(createAccounts)
    .add(createAccessTokens)
    .add(createProfile)
    .add(createPush)
    .add(createLanguageModels)
    .add(createPlaces)
    .add(createUnderstanding)
    .add(createTasks)
    .add(createThemes)
    .add(createThreads)
    .add(createProjects)
    .add(createNotes)
    .add(createMindfulness)
    .add(createFocus)
    .add(createActivity)
    .add(createReminders)
    .add(createTrash)
    .add(createRefinement)
    .add(createCapture)
    .add(createReclassify)
    .add(createVoice)
    .add(createCalendar)
    .add(createCalendarSubscriptions)
    .add(createMailIn)
    .add(createWebhooks)
    .add(createImport)
    .add(createAssistant)
    .add(createMcp)
    .add(createBackup)
    .add(createSystem)
    .add(createSync)
    .add(createTransfer);

/** Creates the whole server except its sockets. Tests build the same app with other parts. Close it before the database. */
export function createApp(dependencies: AppDependencies) {
  const { config, database, clock, mailer, jobs, log, tracing } = dependencies;
  const { given, features } = createFeatures(dependencies);
  const { auth, guard, clientAddress, measured, readBackupStatus, jobParts } = given;
  const metrics = createMetrics({
    version,
    database,
    jobs,
    measured,
    readBackupStatus,
    clientAddress,
    config,
  });
  const served = { features, guard, findScopes, metrics, config, tracing, distFolder, clock, log };
  const app = serve({ ...served, checkDatabase: database.check });
  const jobDependencies: JobDependencies = { ...jobParts, mailer, clock, log, tracing };
  // `routes`, `auth`, `withModel` and `askForObject` are for tests.
  return {
    fetch: app.fetch,
    request: app.request,
    routes: app.routes,
    auth,
    withModel: given.withModel,
    askForObject: given.askForObject,
    jobDependencies,
    sendDueReminders: given.sendDueReminders,
    listenForMail: given.listenForMail,
    queueWebhooks: given.queueWebhooks,
    close: () => Promise.all(features.map(({ close }) => close?.())),
  };
}
