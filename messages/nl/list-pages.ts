import type english from '../en/list-pages.ts';
import { plural } from './plural.ts';

export default {
  backToAllTasks: 'Terug naar Alle taken',
  createANewTaskTo: 'Maak een nieuwe taak om te beginnen!',
  addATask: 'Taak toevoegen',
  addTheFirstOneAbove: 'Voeg hierboven de eerste toe.',
  needsAttention: 'Vraagt aandacht',
  urgentHighPriorityOrOverdue: 'Dringend, hoge prioriteit of te laat',
  mostUrgentFirst: 'Dringendste eerst',
  addAHighPriorityTask: 'Nieuwe taak, hoge prioriteit',
  nothingNeedsAttention: 'Niets vraagt aandacht',
  noOpenTaskIsUrgent: 'Geen open taak is dringend, heeft hoge prioriteit of is te laat.',
  tasksFound: (count: number, theme: string, tag?: string) =>
    `${plural(count, { one: '# taak', other: '# taken' })} in ${theme}${tag === undefined ? '' : ` met label ${tag}`}`,
  noTasksIn: (theme: string, tag?: string) =>
    tag === undefined ? `Geen taken in ${theme}` : `Geen taken in ${theme} met label ${tag}`,
  openTasks: (count: number) => plural(count, { one: '# open taak', other: '# open taken' }),
  tasksOf: (list: string) => `Taken: ${list}`,
  ofPriority: {
    urgent: 'Geen taak heeft dit label; deze zijn dringend',
    high: 'Geen taak heeft dit label; deze hebben hoge prioriteit',
    medium: 'Geen taak heeft dit label; deze hebben normale prioriteit',
    low: 'Geen taak heeft dit label; deze hebben lage prioriteit',
  },
  addOfPriority: {
    urgent: 'Nieuwe dringende taak',
    high: 'Nieuwe taak, hoge prioriteit',
    medium: 'Nieuwe taak, normale prioriteit',
    low: 'Nieuwe taak, lage prioriteit',
  },
  addTagged: (tag: string) => `Taak met label ${tag} toevoegen`,
  noTasksTagged: (tag: string) => `Geen taken met label ${tag}`,
} satisfies typeof english;
