/** Apps that Heddle reads files of, and the key of the text that says how to get one out of each. */
export const exportGuides = [
  { app: 'Todoist', guide: 'todoist' },
  { app: 'TickTick', guide: 'ticktick' },
  { app: 'Microsoft To Do', guide: 'microsoftToDo' },
  { app: 'Google Tasks', guide: 'googleTasks' },
  { app: 'Apple Reminders', guide: 'appleReminders' },
  { app: 'Super Productivity', guide: 'superProductivity' },
  { app: 'Vikunja', guide: 'vikunja' },
  { app: 'Taskwarrior', guide: 'taskwarrior' },
  { app: 'todo.txt', guide: 'todoTxt' },
  { app: 'Heddle', guide: 'heddle' },
  { app: null, guide: 'other' },
] as const;
