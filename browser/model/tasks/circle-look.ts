import type { Task } from '#contract/tasks.ts';

/** Returns how the check circle of a task looks: in the color of its priority, or of its theme where it has none. */
export const circleLook = ({ priority }: Pick<Task, 'priority'>, themeColor: string) => ({
  color: priority ? `var(--color-priority-${priority})` : themeColor,
  isStrong: priority === 'urgent' || priority === 'high',
});
