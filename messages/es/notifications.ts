import type english from '../en/notifications.ts';
import { plural } from './plural.ts';

/** The one o’clock hour is singular in Spanish. */
const atTime = (time: string) => (/^0?1\D/.test(time) ? `a la ${time}` : `a las ${time}`);

export default {
  reminder: 'Recordatorio',
  actions: {
    done: 'Hecha',
    snooze_10_minutes: 'Posponer 10 min',
    snooze_1_hour: 'Posponer 1 hora',
    snooze_tomorrow: 'Mañana',
  },
  wasFor: (when: string) => `Recordatorio previsto: ${when}.`,
  due: (when: string) => `Vence: ${when}.`,
  missed: 'Un recordatorio que te perdiste',
  reminders: (count: number) => plural(count, { one: '# recordatorio', other: '# recordatorios' }),
  dueToday: (count: number) => plural(count, { one: '# vence hoy', other: '# vencen hoy' }),
  overdue: (count: number) => plural(count, { one: '# vencida', other: '# vencidas' }),
  more: (count: number) => plural(count, { one: 'y # más', other: 'y # más' }),
  today: 'hoy',
  tomorrow: 'mañana',
  yesterday: 'ayer',
  at: (day: string, time: string) => `${day} ${atTime(time)}`,
} satisfies typeof english;
