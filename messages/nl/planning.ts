import type english from '../en/planning.ts';
import { plural } from './plural.ts';

export default {
  overFull: 'Te vol: ',
  today: 'Vandaag',
  thePlanCouldNotBe: 'Het plan is niet opgeslagen. Probeer het opnieuw.',
  planFor: 'Plannen voor',
  proposed: 'Voorgesteld',
  days: 'Dagen',
  whatIsDueOnEach: 'Wat er elke dag moet gebeuren als de aangevinkte taken zijn verplaatst.',
  noRoom: 'Geen ruimte',
  noneOfTheseDaysHas:
    'Op geen van deze dagen is er ruimte voor. Geef dagen meer uren, verlaag schattingen of laat taken vallen.',
  everythingFits: 'Alles past.',
  timeForTasksOnEach: 'Tijd voor taken per dag van de week',
  minutes: 'Minuten',
  plan: 'Plannen',
  whatToDoOnWhich:
    'Wat je op welke dag doet, op basis van datums, prioriteiten, je schattingen en de tijd die je vrijmaakt. Er verandert niets tot jij het zegt.',
  loadOfTasks: (load: string, count: number) =>
    plural(count, { one: `${load}, # taak`, other: `${load}, # taken` }),
  nowLoad: (load: string) => `nu ${load}`,
  besidesEvents: (hours: string) => `naast ${hours} aan afspraken`,
  reasons: { overdue: 'te laat', overfull: 'de dag is vol', undated: 'geen datum' },
  fromTo: (from: string, to: string) => `Van ${from} naar ${to}`,
  moveTask: (title: string, day: string) => `“${title}” verplaatsen naar ${day}`,
  spans: { day: 'Vandaag', week: 'Komende 7 dagen' },
  moved: (count: number) => plural(count, { one: '# taak verplaatst', other: '# taken verplaatst' }),
  move: (count: number) => plural(count, { one: '# taak verplaatsen', other: '# taken verplaatsen' }),
  duration: {
    minutes: (minutes: number) => `${minutes} min`,
    hours: (hours: number) => `${hours} u`,
    both: (hours: number, minutes: string) => `${hours} u ${Number(minutes)} min`,
  },
  loadOf: (load: string, capacity: string) => `${load} van ${capacity}`,
  fullDay: (day: string, load: string) => `${day}: ${load}`,
  fullDays: (days: string[]) => days.join('; '),
  noRoomElsewhere: (full: string) => `${full}. Elders is geen ruimte.`,
  moveQuestion: (count: number) =>
    plural(count, { one: '# taak verplaatsen?', other: '# taken verplaatsen?' }),
  weekdays: {
    monday: 'Maandag',
    tuesday: 'Dinsdag',
    wednesday: 'Woensdag',
    thursday: 'Donderdag',
    friday: 'Vrijdag',
    saturday: 'Zaterdag',
    sunday: 'Zondag',
  },
  enterMinutes: (max: number) => `Vul 0 tot ${max} minuten in.`,
} satisfies typeof english;
