import type english from '../en/time.ts';

export default {
  withinTheLastHour: 'na última hora',
  today: 'Hoje',
  tomorrow: 'Amanhã',
  nextWeek: 'Próxima semana',
  noDate: 'Sem data',
  todayWithin: 'hoje',
  yesterday: 'ontem',
  yesterdayAlone: 'Ontem',
  overdueSince: (since: string) =>
    `Atrasada desde ${/^0?1:/.test(since) ? 'a ' : /^\d{1,2}:/.test(since) ? 'as ' : ''}${since}`,
  lessThanAMinute: 'menos de um minuto',
  minutes: (minutes: number) => `${minutes} min`,
  hours: (hours: number) => `${hours} h`,
  hoursAndMinutes: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
  regions: {
    Africa: 'África',
    America: 'América',
    Antarctica: 'Antártida',
    Asia: 'Ásia',
    Australia: 'Austrália',
    Europe: 'Europa',
  },
} satisfies typeof english;
