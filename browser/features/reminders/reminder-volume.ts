/** Soft, 0..1: a reminder is no alarm. */
export const reminderVolume = 0.5;
