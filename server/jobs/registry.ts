import { calendarSweep } from './calendar-sweep.ts';
import { checkCalendarJob } from './check-calendar.ts';
import { dailyBackup } from './daily-backup.ts';
import { digestMail } from './digest-mail.ts';
import { importTasks } from './import-tasks.ts';
import type { Job } from './job.ts';
import type { JobName, JobPayloads } from './job-payloads.ts';
import { push } from './push.ts';
import { pushSweep } from './push-sweep.ts';
import { reclassify } from './reclassify.ts';
import { recordingSweep } from './recording-sweep.ts';
import { refineCapture } from './refine-capture.ts';
import { reminderMail } from './reminder-mail.ts';
import { resetMail } from './reset-mail.ts';
import { securityMail } from './security-mail.ts';
import { timerEnd } from './timer-end.ts';
import { trashSweep } from './trash-sweep.ts';
import { webhook } from './webhook.ts';

/** Lists every job. A job named in `JobPayloads` but missing here does not compile. */
export const registry: { [Name in JobName]: Job<JobPayloads[Name]> } = {
  'calendar-sweep': calendarSweep,
  'check-calendar': checkCalendarJob,
  'daily-backup': dailyBackup,
  'digest-mail': digestMail,
  'import-tasks': importTasks,
  push,
  'push-sweep': pushSweep,
  reclassify,
  'recording-sweep': recordingSweep,
  'refine-capture': refineCapture,
  'reminder-mail': reminderMail,
  'reset-mail': resetMail,
  'security-mail': securityMail,
  'timer-end': timerEnd,
  'trash-sweep': trashSweep,
  webhook,
};

export const jobNames = Object.keys(registry) as JobName[];
