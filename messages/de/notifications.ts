import type english from '../en/notifications.ts';
import { plural } from './plural.ts';

export default {
  reminder: 'Erinnerung',
  actions: {
    done: 'Erledigt',
    snooze_10_minutes: 'In 10 Min.',
    snooze_1_hour: 'In 1 Stunde',
    snooze_tomorrow: 'Morgen',
  },
  wasFor: (when: string) => `Diese Erinnerung war für ${when}.`,
  due: (when: string) => `Fällig ${when}.`,
  missed: 'Eine verpasste Erinnerung',
  reminders: (count: number) => plural(count, { one: '# Erinnerung', other: '# Erinnerungen' }),
  dueToday: (count: number) => plural(count, { other: '# heute fällig' }),
  overdue: (count: number) => plural(count, { other: '# überfällig' }),
  more: (count: number) => plural(count, { other: 'und # weitere' }),
  today: 'heute',
  tomorrow: 'morgen',
  yesterday: 'gestern',
  at: (day: string, time: string) => `${day} um ${time}`,
} satisfies typeof english;
