import type english from '../en/notifications.ts';
import { plural } from './plural.ts';

export default {
  reminder: 'Lembrete',
  actions: {
    done: 'Feito',
    snooze_10_minutes: 'Adiar 10 min',
    snooze_1_hour: 'Adiar 1 hora',
    snooze_tomorrow: 'Amanhã',
  },
  wasFor: (when: string) => `Este lembrete era para ${when}.`,
  due: (when: string) => `Prazo: ${when}.`,
  missed: 'Um lembrete que você perdeu',
  reminders: (count: number) => plural(count, { one: '# lembrete', other: '# lembretes' }),
  dueToday: (count: number) => plural(count, { one: '# para hoje', other: '# para hoje' }),
  overdue: (count: number) => plural(count, { one: '# atrasada', other: '# atrasadas' }),
  more: (count: number) => plural(count, { one: 'e mais #', other: 'e mais #' }),
  today: 'hoje',
  tomorrow: 'amanhã',
  yesterday: 'ontem',
  at: (day: string, time: string) => `${day} às ${time}`,
} satisfies typeof english;
