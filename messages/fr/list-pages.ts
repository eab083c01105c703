import type english from '../en/list-pages.ts';
import { plural } from './plural.ts';

export default {
  backToAllTasks: 'Retour à toutes les tâches',
  createANewTaskTo: 'Créez une tâche pour commencer !',
  addATask: 'Ajouter une tâche',
  addTheFirstOneAbove: 'Ajoutez la première ci-dessus.',
  needsAttention: 'À vérifier',
  urgentHighPriorityOrOverdue: 'Urgentes, de priorité haute ou en retard',
  mostUrgentFirst: 'Les plus urgentes d’abord',
  addAHighPriorityTask: 'Ajouter une tâche de priorité haute',
  nothingNeedsAttention: 'Rien à vérifier',
  noOpenTaskIsUrgent: 'Aucune tâche à faire n’est urgente, de priorité haute ou en retard.',
  tasksFound: (count: number, theme: string, tag?: string) =>
    `${plural(count, { one: '# tâche', other: '# tâches' })} dans ${theme}${tag === undefined ? '' : ` avec l’étiquette ${tag}`}`,
  noTasksIn: (theme: string, tag?: string) =>
    tag === undefined ? `Aucune tâche dans ${theme}` : `Aucune tâche dans ${theme} avec l’étiquette ${tag}`,
  openTasks: (count: number) => plural(count, { one: '# tâche à faire', other: '# tâches à faire' }),
  tasksOf: (list: string) => `Tâches : ${list}`,
  ofPriority: {
    urgent: 'Aucune tâche n’a cette étiquette ; voici celles de priorité urgente',
    high: 'Aucune tâche n’a cette étiquette ; voici celles de priorité haute',
    medium: 'Aucune tâche n’a cette étiquette ; voici celles de priorité moyenne',
    low: 'Aucune tâche n’a cette étiquette ; voici celles de priorité basse',
  },
  addOfPriority: {
    urgent: 'Ajouter une tâche de priorité urgente',
    high: 'Ajouter une tâche de priorité haute',
    medium: 'Ajouter une tâche de priorité moyenne',
    low: 'Ajouter une tâche de priorité basse',
  },
  addTagged: (tag: string) => `Ajouter une tâche avec l’étiquette ${tag}`,
  noTasksTagged: (tag: string) => `Aucune tâche avec l’étiquette ${tag}`,
} satisfies typeof english;
