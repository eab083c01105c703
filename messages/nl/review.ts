import type english from '../en/review.ts';
import { plural } from './plural.ts';

export default {
  weeklyReview: 'Weekoverzicht',
  reviewTheWeek: 'De week doornemen',
  tomorrow: 'Morgen',
  nextWeek: 'Volgende week',
  someday: 'Ooit',
  slipped: 'Blijven liggen',
  finish: 'Klaar',
  next: 'Volgende',
  back: 'Terug',
  whatGotDone: 'Wat er klaar is',
  nothingWasCompletedInThe: 'In de afgelopen zeven dagen is niets afgerond.',
  whatSlipped: 'Wat bleef liggen',
  nothingIsOverdue: 'Niets is te laat.',
  press1To5To: 'Druk op 1 tot 5 om over de eerste te beslissen.',
  whatIsComingUp: 'Wat eraan komt',
  nothingIsDueInThe: 'De komende zeven dagen moet er niets.',
  theInbox: 'De Inbox',
  theInboxIsEmpty: 'De Inbox is leeg.',
  inbox: 'Inbox',
  openTheInbox: 'Inbox openen',
  reviewDone: 'Weekoverzicht klaar',
  goToToday: 'Naar Vandaag',
  seeAnalytics: 'Naar Statistieken',
  tenMinutesOnceAWeek: 'Tien minuten, één keer per week',
  lastReview: {
    today: 'Laatste keer: vandaag',
    yesterday: 'Laatste keer: gisteren',
    daysAgo: (days: number) =>
      plural(days, { one: 'Laatste keer: # dag geleden', other: 'Laatste keer: # dagen geleden' }),
  },
  done: 'Klaar',
  drop: 'Laten vallen',
  forTheFirstTask: (decision: string) => `${decision}, voor de eerste taak`,
  showAll: (count: number) => plural(count, { other: 'Alle # tonen' }),
  nextStep: 'Volgende stap van het weekoverzicht',
  previousStep: 'Vorige stap van het weekoverzicht',
  stepOf: (step: number, steps: number) => `Stap ${step} van ${steps}`,
  atOf: (step: number, steps: number) => `${step} van ${steps}`,
  completedInSevenDays: (count: number) =>
    plural(count, {
      one: 'Je hebt in de afgelopen zeven dagen # taak afgerond.',
      other: 'Je hebt in de afgelopen zeven dagen # taken afgerond.',
    }),
  areOverdue: (count: number) =>
    plural(count, {
      one: '# taak is te laat. Geef hem een nieuwe dag, of laat hem vallen.',
      other: '# taken zijn te laat. Geef ze een nieuwe dag, of laat ze vallen.',
    }),
  areDueInSevenDays: (count: number) =>
    plural(count, {
      one: '# taak voor de komende zeven dagen. Te veel? Open een taak om hem te verzetten.',
      other: '# taken voor de komende zeven dagen. Te veel? Open een taak om hem te verzetten.',
    }),
  haveNoTheme: (count: number) =>
    plural(count, {
      one: '# taak heeft nog geen thema. Geef hem er een, of laat hem vallen.',
      other: '# taken hebben nog geen thema. Geef ze er een, of laat ze vallen.',
    }),
  summary: (done: number, overdue: number, ahead: number) =>
    `${plural(done, { one: '# taak klaar.', other: '# taken klaar.' })} ${overdue === 0 ? 'Niets is te laat' : plural(overdue, { one: '# taak te laat', other: '# taken te laat' })}, ${plural(ahead, { one: '# taak op komst.', other: '# taken op komst.' })}`,
  tenMinutesAndLast: (last: string) => `Tien minuten, één keer per week. ${last}.`,
} satisfies typeof english;
