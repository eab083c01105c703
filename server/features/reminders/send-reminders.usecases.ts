import type { Logger } from 'pino';
import type { SettingId, SettingValue } from '#contract/settings.ts';
import { findQuietEnd } from '#domain/quiet-hours.ts';
import { getReminderId, summaryTag } from '#domain/reminder-ids.ts';
import { getReminderMoment } from '#domain/reminder-moment.ts';
import { addDays } from '#domain/reschedule-change.ts';
import {
  digestLifetimeMs,
  maxSeparateReminders,
  reminderGraceMs,
  reminderLifetimeMs,
  reminderUserBatchSize,
} from '../../config/limits.ts';
import { toInstant, toWallTime } from '../../floating-date.ts';
import { createId } from '../../ids.ts';
import type { JobConnection, JobQueue } from '../../jobs/job-payloads.ts';
import { errorCodes } from '../../log.ts';
import { type PushSender, sendPush } from '../push/push.usecases.ts';
import { readHourCycle } from '../settings/hour-cycle.usecases.ts';
import { readLanguage } from '../settings/language.usecases.ts';
import { readSetting, type SettingsReader } from '../settings/settings.usecases.ts';
import { composeDigest, composeReminder, composeSummary } from './compose-reminders.ts';
import type { ReminderTokens } from './reminder-tokens.ts';
import type { Person, Reminder, RemindersRepository } from './reminders.repository.ts';

/** What is read and stored in one transaction. */
export interface SendingRepositories {
  reminders: RemindersRepository;
  push: PushSender;
  settings: SettingsReader;
  connection: JobConnection;
}

export interface SendReminders {
  reminders: Pick<RemindersRepository, 'listDueUsers'>;
  /** Runs `write` in one transaction, unless another instance is busy with this user's reminders. */
  inTransaction: (
    userId: string,
    write: (repositories: SendingRepositories) => Promise<void>,
  ) => Promise<void>;
  jobs: JobQueue;
  tokens: ReminderTokens;
  clock: () => Date;
  log: Logger;
}

interface Context extends SendingRepositories {
  jobs: JobQueue;
  tokens: ReminderTokens;
  person: Person;
  now: Date;
  /** The same moment, floating in the person's time zone, to the minute. */
  wallNow: string;
}

interface DueReminder {
  reminder: Reminder;
  instant: Date;
}

const dayMs = 24 * 60 * 60_000;

/**
 * Sends everybody the reminders and daily digests that are due. The messages are stored in the transaction that marks them
 * as sent, so that several instances may do this at once and be killed at any point.
 */
export async function sendReminders({
  reminders,
  inTransaction,
  clock,
  log,
  ...parts
}: SendReminders): Promise<void> {
  const now = clock();
  let after = firstId;
  for (;;) {
    const userIds = await reminders.listDueUsers(now, { after, limit: reminderUserBatchSize });
    for (const userId of userIds)
      await inTransaction(userId, (repositories) =>
        sendToUser({ ...parts, ...repositories, now }, userId),
      ).catch((error: unknown) => log.error(errorCodes(error), 'Reminders of one user could not be sent'));
    if (userIds.length > 0)
      for (const job of ['push', 'reminder-mail', 'digest-mail'] as const) parts.jobs.wake(job);
    const last = userIds.at(-1);
    if (last === undefined || userIds.length < reminderUserBatchSize) return;
    after = last;
  }
}

const firstId = '00000000-0000-0000-0000-000000000000';

async function sendToUser(parts: Omit<Context, 'person' | 'wallNow'>, userId: string): Promise<void> {
  const { reminders, now } = parts;
  // Locks before it reads the time zone, so that a change of the zone is either seen here or checked again.
  const found = await reminders.listDue(userId, now);
  const person = await reminders.findPerson(userId);
  if (!person) return;
  const context = { ...parts, person, wallNow: toWallTime(now, person.timeZone).slice(0, 16) };
  const due = await selectDue(context, found);
  if (due.length > 0) await sendDue(context, due);
  await sendDigest(context);
}

/** Reschedules reminders still to come, drops those that no longer apply, and returns the ones to send now. */
async function selectDue({ reminders, person, now }: Context, found: Reminder[]): Promise<DueReminder[]> {
  const timed = found.map((reminder) => ({
    reminder,
    instant: toInstant(reminder.moment, person.timeZone),
  }));
  const due: DueReminder[] = [];
  for (const { reminder, instant } of timed) {
    const isValid = getReminderMoment(reminder) === reminder.moment && instant > new Date(reminder.set_at);
    if (isValid && instant <= now) due.push({ reminder, instant });
    else await reminders.schedule(person.id, [reminder.task_id], isValid ? instant : null);
  }
  return due;
}

async function sendDue(context: Context, due: DueReminder[]): Promise<void> {
  const { reminders, jobs, connection, person, now, wallNow } = context;
  const taskIds = due.map(({ reminder }) => reminder.task_id);
  const quietEnd = findQuietEnd(await readChoice(context, 'quiet_hours'), wallNow);
  if (quietEnd) return reminders.schedule(person.id, taskIds, toInstant(quietEnd, person.timeZone));

  await pushReminders(context, due);
  await reminders.markSent(person.id, taskIds, now);
  if (await readChoice(context, 'reminder_mail'))
    await jobs.enqueue(
      'reminder-mail',
      {
        userId: person.id,
        reminders: due.map(({ reminder: { task_id, moment } }) => ({ taskId: task_id, moment })),
      },
      { connection },
    );
}

/**
 * Sends one notification for each reminder, or one for all when there are many or several are late. Each also names those
 * of the last day, for a device that was off meanwhile.
 */
async function pushReminders(context: Context, due: DueReminder[]): Promise<void> {
  const { reminders, push, settings, jobs, tokens, person, now, wallNow } = context;
  const hourCycle = await readHourCycle(settings, person.id);
  const language = await readLanguage(settings, person.id);
  const sent = await reminders.listSent(person.id, new Date(now.getTime() - dayMs));
  const current = sent.filter((reminder) => getReminderMoment(reminder) === reminder.moment);
  const latenessMs = ({ instant }: DueReminder) => now.getTime() - instant.getTime();
  const late = due.filter((one) => latenessMs(one) > reminderGraceMs);
  const inSummary =
    due.length > maxSeparateReminders || late.length > 1
      ? due
      : late.filter((one) => latenessMs(one) > dayMs);
  const groups = [
    ...(inSummary.length > 0 ? [inSummary] : []),
    ...due.filter((one) => !inSummary.includes(one)).map((one) => [one]),
  ];
  let before = current;
  for (const group of groups) {
    const shown = group.map(({ reminder }) => reminder);
    const earlier = before;
    await sendPush({
      push,
      jobs,
      userId: person.id,
      now,
      message: {
        id: `reminders:${createId()}`,
        urgency: 'high',
        lifetimeMs: reminderLifetimeMs,
        // Of all reminders sent to a device that is off, its push service keeps the last one, which names the others.
        topic: summaryTag,
        compose: async ({ id: deviceId, origin, created_at }) => {
          const place = { origin, now: wallNow, language, hourCycle };
          const [only] = group;
          const separate = group !== inSummary ? only?.reminder : undefined;
          const missed = earlier.filter(({ sent_at }) => sent_at === null || sent_at >= created_at);
          return {
            ...(separate
              ? composeReminder(separate, { ...place, isLate: late.some((one) => one === only) })
              : composeSummary(shown, place)),
            data: {
              kind: 'reminder',
              reminders: shown.map(idOf).slice(-maxNamedReminders),
              ...(separate && {
                token: await tokens.sign(
                  { userId: person.id, deviceId, taskId: separate.task_id, moment: separate.moment },
                  now,
                ),
              }),
              ...(missed.length > 0 && {
                missed: {
                  reminders: missed.map(idOf).slice(-maxNamedReminders),
                  notification: composeSummary([...missed, ...shown], place),
                },
              }),
            },
          };
        },
      },
    });
    before = [...before, ...shown];
  }
}

const idOf = ({ task_id, moment }: Reminder) => getReminderId(task_id, moment);

/** An id has 53 bytes and a payload fewer than 4,000. */
const maxNamedReminders = 10;

/** Sends the digest once a day, at the chosen time or as soon as possible after it, and schedules the next. */
async function sendDigest(context: Context): Promise<void> {
  const { reminders, push, settings, jobs, connection, person, now, wallNow } = context;
  const digest = await reminders.findDueDigest(person.id, now);
  if (!digest) return;
  const choice = await readChoice(context, 'daily_digest');
  if (!choice) return reminders.removeDigest(person.id);
  const today = wallNow.slice(0, 10);
  const timeOn = (day: string) => toInstant(`${day}T${choice.at}`, person.timeZone);
  if (timeOn(today) > now) return reminders.scheduleDigest(person.id, { check_at: timeOn(today) });
  const tomorrow = addDays(today, 1);
  await reminders.scheduleDigest(person.id, { check_at: timeOn(tomorrow), sent_on: today });
  // A time chosen after it had already passed today counts from tomorrow.
  if (digest.sent_on === today || timeOn(today) <= new Date(digest.set_at)) return;
  if (choice.by === 'mail')
    return jobs.enqueue('digest-mail', { userId: person.id, day: today }, { connection });
  const tasks = await reminders.listDueTasks(person.id, tomorrow);
  if (tasks.length === 0) return;
  const hourCycle = await readHourCycle(settings, person.id);
  const language = await readLanguage(settings, person.id);
  await sendPush({
    push,
    jobs,
    userId: person.id,
    now,
    message: {
      id: `digest:${today}`,
      urgency: 'normal',
      lifetimeMs: digestLifetimeMs,
      compose: ({ origin }) => ({
        ...composeDigest(tasks, { today, language, hourCycle }),
        navigate: `${origin}/tasks`,
        tag: 'digest',
        data: { kind: 'digest' },
      }),
    },
  });
}

const readChoice = async <Id extends SettingId>(
  { settings, person }: Context,
  id: Id,
): Promise<SettingValue<Id>> => await readSetting({ settings, userId: person.id, id });
