import type { Config } from '../../config/config.ts';
import type { Store } from '../../db/revision.ts';
import { createJobConnection } from '../../jobs/job-connection.ts';
import { createPushRepository } from '../push/push.repository.ts';
import { createSettingsRepository } from '../settings/settings.repository.ts';
import { createReminderTokens } from './reminder-tokens.ts';
import { createRemindersRepository } from './reminders.repository.ts';
import { createRemindersRoutes } from './reminders.routes.ts';
import type { ActOnReminder } from './reminders.usecases.ts';
import { type SendReminders, sendReminders } from './send-reminders.usecases.ts';

/** Creates what reminds people of tasks: the routes of its notifications, and what sends reminders when they are due. */
export function createReminders({
  store,
  config,
  jobs,
  clock,
  log,
  ...parts
}: Pick<ActOnReminder, 'push' | 'tasks' | 'activity'> &
  Pick<SendReminders, 'jobs' | 'clock' | 'log'> & {
    store: Store;
    config: Pick<Config, 'secret'>;
  }) {
  const reminders = createRemindersRepository(store);
  const tokens = createReminderTokens(config);
  return {
    reminders,
    remindersRoutes: createRemindersRoutes({ ...parts, reminders, tokens, clock }),
    sendDueReminders: () =>
      sendReminders({
        reminders,
        inTransaction: (userId, write) =>
          reminders.withUser(userId, (trx) =>
            write({
              reminders: createRemindersRepository({ db: trx }),
              push: createPushRepository({ db: trx }),
              settings: createSettingsRepository({ ...store, db: trx }),
              connection: createJobConnection(trx),
            }),
          ),
        jobs,
        tokens,
        clock,
        log,
      }),
  };
}
