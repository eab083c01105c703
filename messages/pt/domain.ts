import type english from '../en/domain.ts';
import { plural } from './plural.ts';

/** An ordinal number in the gender of the day: `2ª` terça-feira, `2º` sábado; -1 is the last one. */
const place = (position: number, ending: 'a' | 'o') => {
  if (position === -1) return `últim${ending}`;
  if (position === -2) return `penúltim${ending}`;
  if (position === -3) return `antepenúltim${ending}`;
  const ordinal = `${Math.abs(position)}${ending === 'a' ? 'ª' : 'º'}`;
  return position < 0 ? `${ordinal} últim${ending}` : ordinal;
};

/** The first day of a month is an ordinal number, the others are not: `1º de março`, `2 de março`. */
const dayOfMonth = (day: number) => (day === 1 ? '1º' : `${day}`);

export default {
  recurrence: {
    rhythms: {
      MINUTELY: (count: number) => plural(count, { one: 'a cada minuto', other: 'a cada # minutos' }),
      HOURLY: (count: number) => plural(count, { one: 'a cada hora', other: 'a cada # horas' }),
      DAILY: (count: number) => plural(count, { one: 'todo dia', other: 'a cada # dias' }),
      WEEKLY: (count: number) => plural(count, { one: 'toda semana', other: 'a cada # semanas' }),
      MONTHLY: (count: number) => plural(count, { one: 'todo mês', other: 'a cada # meses' }),
      YEARLY: (count: number) => plural(count, { one: 'todo ano', other: 'a cada # anos' }),
    },
    unknown: 'toda vez',
    weekdays: {
      MO: 'toda segunda',
      TU: 'toda terça',
      WE: 'toda quarta',
      TH: 'toda quinta',
      FR: 'toda sexta',
      SA: 'todo sábado',
      SU: 'todo domingo',
    },
    workdays: 'todo dia útil',
    onDays: (rhythm: string, days: string) => `${rhythm}: ${days}`,
    onDates: (rhythm: string, dates: string) => `${rhythm} no ${dates}`,
    date: (number: number) => `dia ${number}`,
    lastDate: 'último dia',
    onPlacedDays: (rhythm: string, days: string) => `${rhythm} ${days}`,
    placedDay: (position: number, name: string, weekday: string) =>
      weekday === 'SA' || weekday === 'SU'
        ? `no ${place(position, 'o')} ${name}`
        : `na ${place(position, 'a')} ${name}`,
    placedWorkday: (position: number) => `no ${place(position, 'o')} dia útil`,
    onDate: (rhythm: string, day: number, month: string) => `${rhythm} em ${dayOfMonth(day)} de ${month}`,
    inMonths: (rhythm: string, months: string) => `${rhythm} em ${months}`,
    once: (rhythm: string) => `${rhythm}, mais uma vez`,
    times: (rhythm: string, count: number) => `${rhythm}, ${count} vezes`,
    until: (rhythm: string, day: number, month: string, year: string) =>
      `${rhythm}, até ${dayOfMonth(day)} de ${month} de ${year}`,
  },
  labels: {
    missing: {
      theme: 'Um tema precisa de um nome.',
      thread: 'Uma linha precisa de um título.',
      project: 'Um projeto precisa de um nome.',
      conversation: 'Uma conversa precisa de um nome.',
    },
    invisible: {
      theme: 'Ninguém consegue ver estes caracteres. Um tema precisa de um nome visível.',
      thread: 'Ninguém consegue ver estes caracteres. Uma linha precisa de um título visível.',
      project: 'Ninguém consegue ver estes caracteres. Um projeto precisa de um nome visível.',
      conversation: 'Ninguém consegue ver estes caracteres. Uma conversa precisa de um nome visível.',
    },
    nameTooLong: (max: number, length: number) => `Um nome pode ter ${max} caracteres. Este tem ${length}.`,
    titleTooLong: (max: number, length: number) =>
      `Um título pode ter ${max} caracteres. Este tem ${length}.`,
    notInAddresses: (name: string) =>
      `Um tema não pode se chamar “${name}”: nenhum endereço pode terminar assim.`,
  },
  devices: {
    unknown: 'Um dispositivo desconhecido',
    program: 'Um programa',
    browser: 'Um navegador',
    browserOn: (browser: string, system: string) => `${browser} no ${system}`,
  },
  timerEnds: {
    break: { title: 'Fim da pausa!', body: 'Hora de voltar ao trabalho!' },
    work: {
      title: 'Pomodoro concluído!',
      body: (minutes: number) => `Muito bem! Você concluiu uma sessão de foco de ${minutes} min.`,
    },
  },
  exercises: {
    'quick-breathing': {
      name: 'Respiração rápida',
      description: 'Uma pausa curta entre duas coisas, com expirações lentas.',
    },
    'deep-focus': {
      name: 'Meditação de foco profundo',
      description: 'Concentre-se em uma coisa antes de trabalhar nela.',
    },
    'stress-relief': {
      name: 'Alívio do estresse',
      description: 'Respirações lentas e profundas para quando o dia ficou pesado demais.',
    },
    'productivity-boost': {
      name: 'Mais produtividade',
      description: 'Um ritmo vivo que desperta você no meio do dia.',
    },
    'evening-wind-down': {
      name: 'Relaxar à noite',
      description: 'Expirações longas, para deixar o dia para trás antes de dormir.',
    },
  },
} satisfies typeof english;
