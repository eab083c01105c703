/** Most pressing first. */
export const priorities = ['urgent', 'high', 'medium', 'low'] as const;
export type Priority = (typeof priorities)[number];

export const statuses = ['pending', 'in_progress', 'completed', 'paused'] as const;
export type Status = (typeof statuses)[number];

/** Creator of a theme or thread. */
export const origins = ['standard', 'user', 'ai'] as const;
export type Origin = (typeof origins)[number];

export const appearances = ['system', 'light', 'dark'] as const;
export type Appearance = (typeof appearances)[number];

export const weekStarts = ['monday', 'sunday', 'saturday'] as const;
export type WeekStart = (typeof weekStarts)[number];
