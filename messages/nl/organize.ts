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
  continue: 'Doorgaan',
  cancel: 'Annuleren',
  classifyTasks: 'Taken indelen',
  classifyQuestion: {
    title: 'Taken indelen',
    text: 'Het taalmodel deelt AL je taken opnieuw in bij de standaardthema’s die passen (Werk, Persoonlijk, Gezondheid enzovoort). Doorgaan?',
  },
} satisfies typeof english;
