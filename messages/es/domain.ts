import type { DomainTexts } from '../en/domain.ts';
import { plural } from './plural.ts';

const places: Record<number, string> = {
  [-3]: 'antepenúltimo',
  [-2]: 'penúltimo',
  [-1]: 'último',
  1: 'primer',
  2: 'segundo',
  3: 'tercer',
  4: 'cuarto',
  5: 'quinto',
};
const place = (position: number) =>
  places[position] ?? (position < 0 ? `${-position}.º desde el último` : `${position}.º`);

export default {
  recurrence: {
    rhythms: {
      MINUTELY: (count: number) => plural(count, { one: 'cada minuto', other: 'cada # minutos' }),
      HOURLY: (count: number) => plural(count, { one: 'cada hora', other: 'cada # horas' }),
      DAILY: (count: number) => plural(count, { one: 'cada día', other: 'cada # días' }),
      WEEKLY: (count: number) => plural(count, { one: 'cada semana', other: 'cada # semanas' }),
      MONTHLY: (count: number) => plural(count, { one: 'cada mes', other: 'cada # meses' }),
      YEARLY: (count: number) => plural(count, { one: 'cada año', other: 'cada # años' }),
    },
    unknown: 'cada vez',
    weekdays: {
      MO: 'cada lunes',
      TU: 'cada martes',
      WE: 'cada miércoles',
      TH: 'cada jueves',
      FR: 'cada viernes',
      SA: 'cada sábado',
      SU: 'cada domingo',
    },
    workdays: 'entre semana',
    onDays: (rhythm: string, days: string) => `${rhythm} el ${days}`,
    onDates: (rhythm: string, dates: string) => `${rhythm} el ${dates}`,
    date: (number: number) => `${number}`,
    lastDate: 'último día',
    onPlacedDays: (rhythm: string, days: string) => `${rhythm} el ${days}`,
    placedDay: (position: number, name: string, _weekday: string) => `${place(position)} ${name}`,
    placedWorkday: (position: number) => `${place(position)} día laborable`,
    onDate: (rhythm: string, day: number, month: string) => `${rhythm} el ${day} de ${month}`,
    inMonths: (rhythm: string, months: string) => `${rhythm} en ${months}`,
    once: (rhythm: string) => `${rhythm}, una vez más`,
    times: (rhythm: string, count: number) => `${rhythm}, ${count} veces`,
    until: (rhythm: string, day: number, month: string, year: string) =>
      `${rhythm}, hasta el ${day} ${month} ${year}`,
  },
  labels: {
    missing: {
      theme: 'Un tema necesita un nombre.',
      thread: 'Un hilo necesita un título.',
      project: 'Un proyecto necesita un nombre.',
      conversation: 'Una conversación necesita un nombre.',
    },
    invisible: {
      theme: 'Estos caracteres no se ven. Un tema necesita un nombre visible.',
      thread: 'Estos caracteres no se ven. Un hilo necesita un título visible.',
      project: 'Estos caracteres no se ven. Un proyecto necesita un nombre visible.',
      conversation: 'Estos caracteres no se ven. Una conversación necesita un nombre visible.',
    },
    nameTooLong: (max: number, length: number) =>
      `Un nombre puede tener ${max} caracteres. Este tiene ${length}.`,
    titleTooLong: (max: number, length: number) =>
      `Un título puede tener ${max} caracteres. Este tiene ${length}.`,
    notInAddresses: (name: string) =>
      `Un tema no puede llamarse “${name}”: ninguna dirección puede terminar así.`,
  },
  devices: {
    unknown: 'Un dispositivo desconocido',
    program: 'Un programa',
    browser: 'Un navegador',
    browserOn: (browser: string, system: string) => `${browser} en ${system}`,
  },
  timerEnds: {
    break: { title: '¡Descanso terminado!', body: '¡Hora de volver al trabajo!' },
    work: {
      title: '¡Pomodoro completado!',
      body: (minutes: number) => `¡Buen trabajo! Has completado una sesión de enfoque de ${minutes} minutos.`,
    },
  },
  exercises: {
    'quick-breathing': {
      name: 'Respiración rápida',
      description: 'Un descanso breve entre dos cosas, con exhalaciones lentas.',
    },
    'deep-focus': {
      name: 'Meditación de concentración',
      description: 'Céntrate en una cosa antes de trabajar en ella.',
    },
    'stress-relief': {
      name: 'Alivio del estrés',
      description: 'Respiraciones lentas y profundas para cuando el día te supera.',
    },
    'productivity-boost': {
      name: 'Impulso de energía',
      description: 'Un ritmo ágil que te despierta a mitad del día.',
    },
    'evening-wind-down': {
      name: 'Calma nocturna',
      description: 'Exhalaciones largas, para dejar atrás el día antes de dormir.',
    },
  },
} satisfies DomainTexts;
