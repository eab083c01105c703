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
  continue: 'Continuer',
  cancel: 'Annuler',
  classifyTasks: 'Classer les tâches',
  classifyQuestion: {
    title: 'Classer les tâches',
    text: 'TOUTES vos tâches vont être classées de nouveau. Heddle vous proposera de les déplacer vers les thèmes standard qui conviennent (Travail, Personnel, Santé, etc.). Continuer ?',
  },
} satisfies typeof english;
