import { plural } from './plural.ts';

export default {
  failedToAddTask: 'Failed to add task',
  whatWasFoundWasDismissed: 'What was found was dismissed',
  failedToUpdateTask: 'Failed to update task',
  dismiss: 'Dismiss<spoken> what was found</spoken>',
  addAll: 'Add all',
  add: 'Add',
  tasksAdded: (count: number) =>
    plural(count, { one: '✓ Task added successfully', other: '✓ Added # tasks' }),
  foundInDescription: 'Found in the description',
  addTitle: (title: string) => `Add “${title}”`,
};
