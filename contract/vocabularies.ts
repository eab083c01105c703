/** Most pressing first. */
export const priorities = ['urgent', 'high', 'medium', 'low'] as const;
export type Priority = (typeof priorities)[number];

export const statuses = ['pending', 'in_progress', 'completed', 'paused'] as const;
export type Status = (typeof statuses)[number];

/** Who made a theme or thread. */
export const origins = ['standard', 'user', 'ai'] as const;
export type Origin = (typeof origins)[number];
