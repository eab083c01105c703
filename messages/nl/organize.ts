import type english from '../en/organize.ts';
import { plural } from './plural.ts';

export default {
  allTasks: 'Alle taken',
  completed: 'Afgerond',
  closedThreads: 'Gesloten draden',
  closedThreadsIn: (theme: string) => `Gesloten draden in ${theme}`,
  origins: { user: 'Van jou', ai: 'AI' },
  countSpoken: (count: number) =>
    plural(count, { one: '#<spoken> taak</spoken>', other: '#<spoken> taken</spoken>' }),
} satisfies typeof english;
