import type english from '../en/list-pages.ts';
import { plural } from './plural.ts';

export default {
  backToAllTasks: 'Zurück zu „Alle Aufgaben“',
  createANewTaskTo: 'Leg eine neue Aufgabe an, um loszulegen!',
  addATask: 'Aufgabe hinzufügen',
  addTheFirstOneAbove: 'Füg oben die erste hinzu.',
  needsAttention: 'Braucht dich',
  urgentHighPriorityOrOverdue: 'Dringend, hohe Priorität oder überfällig',
  mostUrgentFirst: 'Dringendstes zuerst',
  addAHighPriorityTask: 'Aufgabe mit hoher Priorität hinzufügen',
  nothingNeedsAttention: 'Nichts braucht dich gerade',
  noOpenTaskIsUrgent: 'Keine offene Aufgabe ist dringend, überfällig oder hat hohe Priorität.',
  tasksFound: (count: number, theme: string, tag?: string) =>
    `${plural(count, { one: '# Aufgabe', other: '# Aufgaben' })} in ${theme}${tag === undefined ? '' : ` mit dem Schlagwort ${tag}`}`,
  noTasksIn: (theme: string, tag?: string) =>
    tag === undefined ? `Keine Aufgaben in ${theme}` : `Keine Aufgaben in ${theme} mit dem Schlagwort ${tag}`,
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
    high: 'Aufgabe mit hoher Priorität hinzufügen',
    medium: 'Aufgabe mit mittlerer Priorität hinzufügen',
    low: 'Aufgabe mit niedriger Priorität hinzufügen',
  },
  addTagged: (tag: string) => `Aufgabe mit dem Schlagwort ${tag} hinzufügen`,
  noTasksTagged: (tag: string) => `Keine Aufgaben mit dem Schlagwort ${tag}`,
} satisfies typeof english;
