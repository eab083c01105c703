import { plural } from './plural.ts';

export default {
  backToAllTasks: 'Back to All Tasks',
  createANewTaskTo: 'Create a new task to get started!',
  addATask: 'Add a task',
  addTheFirstOneAbove: 'Add the first one above.',
  needsAttention: 'Needs Attention',
  urgentHighPriorityOrOverdue: 'Urgent, high priority or overdue',
  mostUrgentFirst: 'Most urgent first',
  addAHighPriorityTask: 'Add a high priority task',
  nothingNeedsAttention: 'Nothing needs attention',
  noOpenTaskIsUrgent: 'No open task is urgent, high priority or overdue.',
  tasksFound: (count: number, theme: string, tag?: string) =>
    `${plural(count, { one: '# task', other: '# tasks' })} in ${theme}${tag === undefined ? '' : ` tagged ${tag}`}`,
  noTasksIn: (theme: string, tag?: string) =>
    tag === undefined ? `No tasks in ${theme}` : `No tasks in ${theme} tagged ${tag}`,
  openTasks: (count: number) => plural(count, { one: '# open task', other: '# open tasks' }),
  tasksOf: (list: string) => `Tasks: ${list}`,
  ofPriority: {
    urgent: 'No task has this tag; these have urgent priority',
    high: 'No task has this tag; these have high priority',
    medium: 'No task has this tag; these have medium priority',
    low: 'No task has this tag; these have low priority',
  },
  addOfPriority: {
    urgent: 'Add a task with urgent priority',
    high: 'Add a task with high priority',
    medium: 'Add a task with medium priority',
    low: 'Add a task with low priority',
  },
  addTagged: (tag: string) => `Add a task tagged ${tag}`,
  noTasksTagged: (tag: string) => `No tasks tagged ${tag}`,
};
