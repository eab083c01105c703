/** Identifies a reminder: a task at a moment (floating). One that was snoozed is another reminder. */
export const getReminderId = (taskId: string, moment: string): string => `${taskId}@${moment}`;

const tagPrefix = 'reminder:';

/** Returns the tag of the notification about one task's reminder. A notification replaces the one with the same tag. */
export const getReminderTag = (taskId: string): string => tagPrefix + taskId;

export const isReminderTag = (tag: string): boolean => tag.startsWith(tagPrefix);

/** Tag of a notification about several reminders. */
export const summaryTag = 'reminders';
