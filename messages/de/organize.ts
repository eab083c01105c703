import type english from '../en/organize.ts';
import { plural } from './plural.ts';

export default {
  allTasks: 'Alle Aufgaben',
  completed: 'Erledigt',
  closedThreads: 'Abgeschlossene Stränge',
  closedThreadsIn: (theme: string) => `Abgeschlossene Stränge in ${theme}`,
  origins: { user: 'Von dir', ai: 'KI' },
  countSpoken: (count: number) =>
    plural(count, { one: '#<spoken> Aufgabe</spoken>', other: '#<spoken> Aufgaben</spoken>' }),
  continue: 'Weiter',
  cancel: 'Abbrechen',
  classifyTasks: 'Aufgaben einordnen',
  classifyQuestion: {
    title: 'Aufgaben einordnen',
    text: 'Das Sprachmodell ordnet ALLE deine Aufgaben neu ein, in die passenden Standardthemen (Arbeit, Privat, Gesundheit usw.). Weiter?',
  },
} satisfies typeof english;
