import type { DomainTexts } from '../en/domain.ts';
import { plural } from './plural.ts';

const ordinal = (number: number) => `${number}e`;
const place = (position: number) =>
  position === -1
    ? 'laatste'
    : position === -2
      ? 'voorlaatste'
      : position < 0
        ? `${-position}e van achteren,`
        : ordinal(position);

export default {
  recurrence: {
    rhythms: {
      MINUTELY: (count: number) => plural(count, { one: 'elke minuut', other: 'elke # minuten' }),
      HOURLY: (count: number) => plural(count, { one: 'elk uur', other: 'elke # uur' }),
      DAILY: (count: number) => plural(count, { one: 'elke dag', other: 'elke # dagen' }),
      WEEKLY: (count: number) => plural(count, { one: 'elke week', other: 'elke # weken' }),
      MONTHLY: (count: number) => plural(count, { one: 'elke maand', other: 'elke # maanden' }),
      YEARLY: (count: number) => plural(count, { one: 'elk jaar', other: 'elke # jaar' }),
    },
    unknown: 'elke keer',
    weekdays: {
      MO: 'elke maandag',
      TU: 'elke dinsdag',
      WE: 'elke woensdag',
      TH: 'elke donderdag',
      FR: 'elke vrijdag',
      SA: 'elke zaterdag',
      SU: 'elke zondag',
    },
    workdays: 'elke werkdag',
    onDays: (rhythm: string, days: string) => `${rhythm} op ${days}`,
    onDates: (rhythm: string, dates: string) => `${rhythm} op de ${dates}`,
    date: ordinal,
    lastDate: 'laatste dag',
    onPlacedDays: (rhythm: string, days: string) => `${rhythm} op de ${days}`,
    placedDay: (position: number, name: string, _weekday: string) => `${place(position)} ${name}`,
    placedWorkday: (position: number) => `${place(position)} werkdag`,
    onDate: (rhythm: string, day: number, month: string) => `${rhythm} op ${day} ${month}`,
    inMonths: (rhythm: string, months: string) => `${rhythm} in ${months}`,
    once: (rhythm: string) => `${rhythm}, nog één keer`,
    times: (rhythm: string, count: number) => `${rhythm}, ${count} keer`,
    until: (rhythm: string, day: number, month: string, year: string) =>
      `${rhythm}, tot ${day} ${month} ${year}`,
  },
  labels: {
    missing: {
      theme: 'Een thema heeft een naam nodig.',
      thread: 'Een draad heeft een titel nodig.',
      project: 'Een project heeft een naam nodig.',
      conversation: 'Een gesprek heeft een naam nodig.',
    },
    invisible: {
      theme: 'Deze tekens zijn onzichtbaar. Een thema heeft een zichtbare naam nodig.',
      thread: 'Deze tekens zijn onzichtbaar. Een draad heeft een zichtbare titel nodig.',
      project: 'Deze tekens zijn onzichtbaar. Een project heeft een zichtbare naam nodig.',
      conversation: 'Deze tekens zijn onzichtbaar. Een gesprek heeft een zichtbare naam nodig.',
    },
    nameTooLong: (max: number, length: number) =>
      `Een naam mag ${max} tekens hebben. Deze heeft er ${length}.`,
    titleTooLong: (max: number, length: number) =>
      `Een titel mag ${max} tekens hebben. Deze heeft er ${length}.`,
    notInAddresses: (name: string) => `Een thema kan niet “${name}” heten: geen adres kan daarop eindigen.`,
  },
  devices: {
    unknown: 'Een onbekend apparaat',
    program: 'Een programma',
    browser: 'Een browser',
    browserOn: (browser: string, system: string) => `${browser} op ${system}`,
  },
  timerEnds: {
    break: { title: 'Pauze voorbij!', body: 'Tijd om weer aan de slag te gaan!' },
    work: {
      title: 'Pomodoro klaar!',
      body: (minutes: number) => `Goed gedaan! Je hebt een focussessie van ${minutes} minuten afgerond.`,
    },
  },
  exercises: {
    'quick-breathing': {
      name: 'Adempauze',
      description: 'Een korte pauze tussen twee dingen, met een langzame uitademing.',
    },
    'deep-focus': {
      name: 'Meditatie voor focus',
      description: 'Richt je op één ding voordat je eraan begint.',
    },
    'stress-relief': {
      name: 'Minder stress',
      description: 'Rustig en diep ademen als de dag te veel wordt.',
    },
    'productivity-boost': {
      name: 'Nieuwe energie',
      description: 'Een vlot ritme dat je midden op de dag wakker maakt.',
    },
    'evening-wind-down': {
      name: 'Avondrust',
      description: 'Lang uitademen om de dag los te laten voor je gaat slapen.',
    },
  },
} satisfies DomainTexts;
