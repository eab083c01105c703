import type english from '../en/organize.ts';
import { plural } from './plural.ts';

export default {
  allTasks: 'Toutes les tâches',
  completed: 'Terminées',
  closedThreads: 'Fils fermés',
  closedThreadsIn: (theme: string) => `Fils fermés dans ${theme}`,
  origins: { user: 'À vous', ai: 'IA' },
  countSpoken: (count: number) =>
    plural(count, { one: '#<spoken> tâche</spoken>', other: '#<spoken> tâches</spoken>' }),
} satisfies typeof english;
