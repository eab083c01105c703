import type english from '../en/task-row.ts';
import { plural } from './plural.ts';

export default {
  failedToUpdateTask: 'Impossible de modifier la tâche',
  today: 'Aujourd’hui',
  tomorrow: 'Demain',
  moveToDay: 'Déplacer au jour',
  dueDate: 'Échéance',
  time: 'Heure',
  due: '<spoken>Échéance : </spoken><date/>',
  moveTo: 'Déplacer vers',
  thread: 'Fil',
  none: 'Aucun',
  suggestedTag: 'Étiquette suggérée',
  suggestedTagPrefix: 'Étiquette suggérée ',
  taggedPrefix: 'Étiquette ',
  projectPrefix: 'Projet ',
  edit: 'Modifier',
  more: 'Plus',
  details: 'Détails',
  date: 'Date…',
  select: 'Sélectionner',
  whyThisTheme: 'Pourquoi ce thème ?',
  delete: 'Supprimer',
  completed: ', terminée',
  priorities: {
    urgent: '<spoken>Priorité : </spoken>Urgente',
    high: '<spoken>Priorité : </spoken>Haute',
    medium: '<spoken>Priorité : </spoken>Moyenne',
    low: '<spoken>Priorité : </spoken>Basse',
  },
  moreFor: (title: string) => `Plus d’actions pour « ${title} »`,
  pomodoros: (count: number) => plural(count, { one: '# pomodoro', other: '# pomodoros' }),
  createdOn: (date: string) => `Créée le ${date}`,
  subtasksDone: (progress: string) => `${progress}<spoken> sous-tâches terminées</spoken>`,
  foundSpoken: (count: number) =>
    plural(count, {
      one: '# trouvée<spoken> dans la description</spoken>',
      other: '# trouvées<spoken> dans la description</spoken>',
    }),
} satisfies typeof english;
