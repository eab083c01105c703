import type english from '../en/list-pages.ts';
import { plural } from './plural.ts';

/** Where a task is: the Inbox takes the article. */
const within = (place: string) => (place === 'Eingang' ? 'im Eingang' : `in ${place}`);

export default {
  backToAllTasks: 'Zurück zu „Alle Aufgaben“',
  createANewTaskTo: 'Leg eine neue Aufgabe an, um loszulegen!',
  addATask: 'Aufgabe hinzufügen',
  addTheFirstOneAbove: 'Füge oben die erste hinzu.',
  needsAttention: 'Braucht dich',
  urgentHighPriorityOrOverdue: 'Dringend, hohe Priorität oder überfällig',
  mostUrgentFirst: 'Dringendstes zuerst',
  addAHighPriorityTask: 'Wichtige Aufgabe hinzufügen',
  nothingNeedsAttention: 'Gerade braucht dich nichts',
  noOpenTaskIsUrgent: 'Keine offene Aufgabe ist dringend, überfällig oder hat hohe Priorität.',
  tasksFound: (count: number, theme: string, tag?: string) =>
    `${plural(count, { one: '# Aufgabe', other: '# Aufgaben' })} ${within(theme)}${tag === undefined ? '' : ` mit dem Schlagwort ${tag}`}`,
  noTasksIn: (theme: string, tag?: string) =>
    tag === undefined
      ? `Keine Aufgaben ${within(theme)}`
      : `Keine Aufgaben ${within(theme)} mit dem Schlagwort ${tag}`,
  openTasks: (count: number) => plural(count, { one: '# offene Aufgabe', other: '# offene Aufgaben' }),
  tasksOf: (list: string) => `Aufgaben: ${list}`,
  ofPriority: {
    urgent: 'Keine Aufgabe hat dieses Schlagwort; diese sind dringend',
    high: 'Keine Aufgabe hat dieses Schlagwort; diese haben hohe Priorität',
    medium: 'Keine Aufgabe hat dieses Schlagwort; diese haben mittlere Priorität',
    low: 'Keine Aufgabe hat dieses Schlagwort; diese haben niedrige Priorität',
  },
  addOfPriority: {
    urgent: 'Dringende Aufgabe hinzufügen',
    high: 'Wichtige Aufgabe hinzufügen',
    medium: 'Aufgabe mit mittlerer Priorität hinzufügen',
    low: 'Aufgabe mit niedriger Priorität hinzufügen',
  },
  addTagged: (tag: string) => `Aufgabe mit dem Schlagwort ${tag} hinzufügen`,
  noTasksTagged: (tag: string) => `Keine Aufgaben mit dem Schlagwort ${tag}`,
} satisfies typeof english;
