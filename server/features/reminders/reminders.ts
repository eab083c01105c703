import type { Config } from '../../config/config.ts';
import type { Store } from '../../db/revision.ts';
import { createJobConnection } from '../../jobs/job-connection.ts';
import type { SettingsReader } from '../settings/settings.usecases.ts';
import { createReminderTokens } from './reminder-tokens.ts';
import { createRemindersRoutes } from './reminders.routes.ts';
import type { ActOnReminder } from './reminders.usecases.ts';
import { type SendingRepositories, type SendReminders, sendReminders } from './send-reminders.usecases.ts';

/** Creates what reminds people of tasks: the routes of its notifications, and what sends reminders when they are due. */
export function createReminders({
  config,
  jobs,
  clock,
  log,
  repositoriesIn,
  reminders,
  settings,
  ...parts
}: Pick<ActOnReminder, 'push' | 'tasks' | 'activity' | 'reminders'> &
  Pick<SendReminders, 'jobs' | 'clock' | 'log'> & {
    settings: SettingsReader;
    config: Pick<Config, 'secret' | 'baseUrl'>;
    /** Creates what sending reads and writes in the transaction of a user. */
    repositoriesIn: (trx: Store['db']) => Omit<SendingRepositories, 'connection'>;
  }) {
  const tokens = createReminderTokens(config);
  const { push, tasks, activity } = parts;
  return {
    openRoutes: {
      '/api/reminders': createRemindersRoutes({ reminders, push, tasks, activity, tokens, clock }),
    },
    offers: {
      sendDueReminders: () =>
        sendReminders({
          reminders,
          inTransaction: (userId, write) =>
            reminders.withUser(userId, (trx) =>
              write({ ...repositoriesIn(trx), connection: createJobConnection(trx) }),
            ),
          jobs,
          tokens,
          clock,
          log,
        }),
    },
    jobParts: { reminderMails: { reminders, settings, tasks, baseUrl: config.baseUrl } },
  };
}
