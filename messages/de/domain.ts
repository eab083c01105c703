import type { DomainTexts } from '../en/domain.ts';
import { plural } from './plural.ts';

/** A place among the days of a month: -1 is the last, -2 the one before, 2 the second. */
const place = (position: number) =>
  position === -1
    ? 'letzten'
    : position === -2
      ? 'vorletzten'
      : position < 0
        ? `${-position}.-letzten`
        : `${position}.`;

export default {
  recurrence: {
    rhythms: {
      MINUTELY: (count: number) => plural(count, { one: 'jede Minute', other: 'alle # Minuten' }),
      HOURLY: (count: number) => plural(count, { one: 'jede Stunde', other: 'alle # Stunden' }),
      DAILY: (count: number) => plural(count, { one: 'jeden Tag', other: 'alle # Tage' }),
      WEEKLY: (count: number) => plural(count, { one: 'jede Woche', other: 'alle # Wochen' }),
      MONTHLY: (count: number) => plural(count, { one: 'jeden Monat', other: 'alle # Monate' }),
      YEARLY: (count: number) => plural(count, { one: 'jedes Jahr', other: 'alle # Jahre' }),
    },
    unknown: 'jedes Mal',
    weekdays: {
      MO: 'jeden Montag',
      TU: 'jeden Dienstag',
      WE: 'jeden Mittwoch',
      TH: 'jeden Donnerstag',
      FR: 'jeden Freitag',
      SA: 'jeden Samstag',
      SU: 'jeden Sonntag',
    },
    workdays: 'jeden Werktag',
    onDays: (rhythm: string, days: string) => `${rhythm} am ${days}`,
    onDates: (rhythm: string, dates: string) => `${rhythm} am ${dates}`,
    date: (day: number) => `${day}.`,
    lastDate: 'letzten Tag',
    onPlacedDays: (rhythm: string, days: string) => `${rhythm} am ${days}`,
    placedDay: (position: number, name: string, _weekday: string) => `${place(position)} ${name}`,
    placedWorkday: (position: number) => `${place(position)} Werktag`,
    onDate: (rhythm: string, day: number, month: string) => `${rhythm} am ${day}. ${month}`,
    inMonths: (rhythm: string, months: string) => `${rhythm} im ${months}`,
    once: (rhythm: string) => `${rhythm}, noch einmal`,
    times: (rhythm: string, count: number) => `${rhythm}, ${count}-mal`,
    until: (rhythm: string, day: number, month: string, year: string) =>
      `${rhythm}, bis ${day}. ${month} ${year}`,
  },
  labels: {
    missing: {
      theme: 'Ein Thema braucht einen Namen.',
      thread: 'Ein Strang braucht einen Titel.',
      project: 'Ein Projekt braucht einen Namen.',
      conversation: 'Ein Gespräch braucht einen Namen.',
    },
    invisible: {
      theme: 'Diese Zeichen kann niemand sehen. Ein Thema braucht einen sichtbaren Namen.',
      thread: 'Diese Zeichen kann niemand sehen. Ein Strang braucht einen sichtbaren Titel.',
      project: 'Diese Zeichen kann niemand sehen. Ein Projekt braucht einen sichtbaren Namen.',
      conversation: 'Diese Zeichen kann niemand sehen. Ein Gespräch braucht einen sichtbaren Namen.',
    },
    nameTooLong: (max: number, length: number) => `Ein Name darf ${max} Zeichen haben. Dieser hat ${length}.`,
    titleTooLong: (max: number, length: number) =>
      `Ein Titel darf ${max} Zeichen haben. Dieser hat ${length}.`,
    notInAddresses: (name: string) => `Ein Thema kann nicht „${name}“ heißen: So kann keine Adresse enden.`,
  },
  devices: {
    unknown: 'Unbekanntes Gerät',
    program: 'Ein Programm',
    browser: 'Ein Browser',
    browserOn: (browser: string, system: string) => `${browser} auf ${system}`,
  },
  timerEnds: {
    break: { title: 'Pause vorbei!', body: 'Zeit, weiterzumachen!' },
    work: {
      title: 'Pomodoro geschafft!',
      body: (minutes: number) => `Gut gemacht! Du warst ${minutes} Minuten im Fokus.`,
    },
  },
  exercises: {
    'quick-breathing': {
      name: 'Kurz durchatmen',
      description: 'Eine kurze Pause zwischendurch, mit langsamem Ausatmen.',
    },
    'deep-focus': {
      name: 'Meditation für tiefen Fokus',
      description: 'Sammle dich auf eine Sache, bevor du daran arbeitest.',
    },
    'stress-relief': {
      name: 'Stress abbauen',
      description: 'Langsame, tiefe Atemzüge, wenn ein Tag zu viel geworden ist.',
    },
    'productivity-boost': {
      name: 'Neuer Schwung',
      description: 'Ein flotter Rhythmus, der dich mitten am Tag wach macht.',
    },
    'evening-wind-down': {
      name: 'Abends zur Ruhe kommen',
      description: 'Langes Ausatmen, um vor dem Schlafen den Tag hinter dir zu lassen.',
    },
  },
} satisfies DomainTexts;
