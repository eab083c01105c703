import { z } from 'zod';
import { maxActionTokenLength } from './limits.ts';

/** How long a reminder can be snoozed. */
const snoozes = ['snooze_10_minutes', 'snooze_1_hour', 'snooze_tomorrow'] as const;
export type Snooze = (typeof snoozes)[number];

/** What can be done from a reminder's notification, with the app closed. */
export const reminderActions = ['done', ...snoozes] as const;
export type ReminderAction = (typeof reminderActions)[number];

export const reminderActionInputSchema = z
  .object({
    token: z
      .string()
      .max(maxActionTokenLength)
      .meta({ description: 'From the notification; it authorizes this one reminder and nothing else' }),
    action: z.enum(reminderActions),
  })
  .meta({ ref: 'ReminderActionInput' });

export const reminderActionResultSchema = z
  .object({
    done: z.boolean().meta({
      description: 'False where there was nothing to do any more: it was done, moved or deleted meanwhile',
    }),
  })
  .meta({ ref: 'ReminderActionResult' });
