import type { Config } from '../../config/config.ts';
import type { Store } from '../../db/revision.ts';
import { createJobConnection } from '../../jobs/job-connection.ts';
import { createReminderTokens } from './reminder-tokens.ts';
import { createRemindersRepository } from './reminders.repository.ts';
import { createRemindersRoutes } from './reminders.routes.ts';
import type { ActOnReminder } from './reminders.usecases.ts';
import { type SendingRepositories, type SendReminders, sendReminders } from './send-reminders.usecases.ts';

/** Creates what reminds people of tasks: the routes of its notifications, and what sends reminders when they are due. */
export function createReminders({
  store,
  config,
  jobs,
  clock,
  log,
  createIn,
  ...parts
}: Pick<ActOnReminder, 'push' | 'tasks' | 'activity'> &
  Pick<SendReminders, 'jobs' | 'clock' | 'log'> & {
    store: Store;
    config: Pick<Config, 'secret'>;
    /** Creates what sending reads and writes in the transaction of a user. */
    createIn: (trx: Store['db']) => Pick<SendingRepositories, 'push' | 'settings'>;
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
              ...createIn(trx),
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
