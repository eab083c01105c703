import { createHash } from 'node:crypto';
import type { ReminderAction } from '#contract/reminders.ts';
import { getReminderMoment } from '#domain/reminder-moment.ts';
import { addDays } from '#domain/reschedule-change.ts';
import { findSnoozeEnd } from '#domain/snooze.ts';
import { toWallTime } from '../../floating-date.ts';
import { createDigestMail } from '../../mail/digest-mail.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { createReminderMail } from '../../mail/reminder-mail.ts';
import { textsIn } from '../../texts.ts';
import { readHourCycle } from '../settings/hour-cycle.usecases.ts';
import { readLanguage } from '../settings/language.usecases.ts';
import type { SettingsReader } from '../settings/settings.usecases.ts';
import type { TasksRepository } from '../tasks/tasks.repository.ts';
import { updateTask } from '../tasks/tasks.usecases.ts';
import { composeDigest, formatWhen } from './compose-reminders.ts';
import type { ReminderTokens } from './reminder-tokens.ts';
import { tokenRefused } from './reminders.errors.ts';
import type { RemindersRepository } from './reminders.repository.ts';

export interface ActOnReminder {
  reminders: RemindersRepository;
  push: { findDevice: (userId: string, id: string) => Promise<object | undefined> };
  tasks: TasksRepository;
  activity: { listByChange: (userId: string, changeId: string) => Promise<readonly object[]> };
  tokens: ReminderTokens;
}

/**
 * Does what a notification offers, as if it were done in the app. Repeated, it changes nothing and answers the same.
 * Returns false if the reminder no longer stands. Throws `reminders.token_refused`, also once its device is signed out.
 */
export async function actOnReminder({
  reminders,
  push,
  tasks,
  activity,
  tokens,
  token,
  action,
  now,
}: ActOnReminder & { token: string; action: ReminderAction; now: Date }): Promise<boolean> {
  const { userId, deviceId, taskId, moment } = await tokens.verify(token, now);
  const [device, person] = [await push.findDevice(userId, deviceId), await reminders.findPerson(userId)];
  if (!device || !person) throw tokenRefused();
  const changeId = deriveChangeId(deviceId, taskId, moment, action);
  if ((await activity.listByChange(userId, changeId)).length > 0) return true;
  const task = await tasks.find(userId, taskId);
  if (!task || getReminderMoment(task) !== moment) return false;
  const { timeZone } = person;
  await updateTask({
    tasks,
    user: { id: userId, timeZone },
    id: taskId,
    input:
      action === 'done'
        ? { status: 'completed' }
        : {
            snoozed_until: findSnoozeEnd(action, {
              moment,
              now,
              toWallTime: (at) => toWallTime(at, timeZone),
            }),
          },
    edit: { changeId, editedAt: now, now },
  });
  return true;
}

/** Derives the same UUID (version 8) for the same action, so that it can be recognized when it is repeated. */
function deriveChangeId(...parts: string[]): string {
  const bytes = createHash('sha256').update(parts.join('|')).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');
}

interface SendMail {
  reminders: RemindersRepository;
  settings: SettingsReader;
  mailer: Mailer;
  /** Where links lead, if that is known. */
  baseUrl: string | undefined;
  userId: string;
}

/** Mails reminders, except those that no longer stand. */
export async function sendReminderMail({
  reminders,
  settings,
  tasks,
  mailer,
  baseUrl,
  userId,
  due,
  now,
}: SendMail & {
  tasks: TasksRepository;
  due: { taskId: string; moment: string }[];
  now: Date;
}): Promise<void> {
  const person = await reminders.findPerson(userId);
  if (!person) return;
  const rows = await Promise.all(
    due.map(async ({ taskId, moment }) => ({ moment, task: await tasks.find(userId, taskId) })),
  );
  const standing = rows.flatMap(({ moment, task }) =>
    task && getReminderMoment(task) === moment ? [{ moment, title: task.title }] : [],
  );
  const wallNow = toWallTime(now, person.timeZone).slice(0, 16);
  const hourCycle = await readHourCycle(settings, userId);
  const language = await readLanguage(settings, userId);
  const [first, ...others] = standing.map(({ moment, title }) => ({
    title,
    when: formatWhen(moment, { now: wallNow, language, hourCycle }),
  }));
  if (!first) return;
  const mail = createReminderMail(textsIn(language), {
    reminders: [first, ...others],
    link: formatLink(baseUrl),
  });
  await mailer.send({ to: person.email, ...mail });
}

/** Mails what is due on `day` (floating) and what is overdue by then, if there is anything. */
export async function sendDigestMail({
  reminders,
  settings,
  mailer,
  baseUrl,
  userId,
  day,
}: SendMail & { day: string }): Promise<void> {
  const person = await reminders.findPerson(userId);
  if (!person) return;
  const tasks = await reminders.listDueTasks(userId, addDays(day, 1));
  if (tasks.length === 0) return;
  const hourCycle = await readHourCycle(settings, userId);
  const language = await readLanguage(settings, userId);
  const { title: summary, body: list } = composeDigest(tasks, { today: day, language, hourCycle });
  await mailer.send({
    to: person.email,
    ...createDigestMail(textsIn(language), { summary, list, link: formatLink(baseUrl) }),
  });
}

const formatLink = (baseUrl: string | undefined) => baseUrl && `${baseUrl}/tasks`;
