import type english from '../en/time.ts';

/** Puts the article before a time, a weekday or a date: `las 09:00`, `el lunes`, but `ayer`. */
const withArticle = (since: string) => {
  if (/^\d+:/.test(since)) return /^0?1:/.test(since) ? `la ${since}` : `las ${since}`;
  return since === 'ayer' ? since : `el ${since}`;
};

export default {
  withinTheLastHour: 'en la última hora',
  today: 'Hoy',
  tomorrow: 'Mañana',
  nextWeek: 'La próxima semana',
  noDate: 'Sin fecha',
  todayWithin: 'hoy',
  yesterday: 'ayer',
  yesterdayAlone: 'Ayer',
  overdueSince: (since: string) => `Vencida desde ${withArticle(since)}`,
  lessThanAMinute: 'menos de un minuto',
  minutes: (minutes: number) => `${minutes} min`,
  hours: (hours: number) => `${hours} h`,
  hoursAndMinutes: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
  regions: {
    Africa: 'África',
    America: 'América',
    Antarctica: 'Antártida',
    Asia: 'Asia',
    Australia: 'Australia',
    Europe: 'Europa',
  },
} satisfies typeof english;
