import type english from '../en/time.ts';

export default {
  withinTheLastHour: 'en la última hora',
  today: 'Hoy',
  tomorrow: 'Mañana',
  nextWeek: 'La próxima semana',
  noDate: 'Sin fecha',
  todayWithin: 'hoy',
  yesterday: 'ayer',
  yesterdayAlone: 'Ayer',
  overdueSince: (since: string) => `Vencida desde: ${since}`,
  lessThanAMinute: 'menos de un minuto',
  minutes: (minutes: number) => `${minutes} min`,
  hours: (hours: number) => `${hours} h`,
  hoursAndMinutes: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
} satisfies typeof english;
