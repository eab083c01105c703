import { plural } from './plural.ts';

export default {
  allTasks: 'All tasks',
  completed: 'Completed',
  closedThreads: 'Closed threads',
  closedThreadsIn: (theme: string) => `Closed threads in ${theme}`,
  origins: { user: 'Yours', ai: 'AI' },
  countSpoken: (count: number) =>
    plural(count, { one: '#<spoken> task</spoken>', other: '#<spoken> tasks</spoken>' }),
};
