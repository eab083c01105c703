import { plural } from './plural.ts';

export default {
  allTasks: 'All tasks',
  completed: 'Completed',
  closedThreads: 'Closed threads',
  closedThreadsIn: (theme: string) => `Closed threads in ${theme}`,
  origins: { user: 'Yours', ai: 'AI' },
  countSpoken: (count: number) =>
    plural(count, { one: '#<spoken> task</spoken>', other: '#<spoken> tasks</spoken>' }),
  continue: 'Continue',
  cancel: 'Cancel',
  classifyTasks: 'Classify Tasks',
  classifyQuestion: {
    title: 'Classify Tasks',
    text: 'This will re-classify ALL your tasks using the improved LLM logic. Tasks will be moved to proper standard themes (Work, Personal, Health, etc.). Continue?',
  },
};
