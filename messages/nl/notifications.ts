import type english from '../en/notifications.ts';
import { plural } from './plural.ts';

export default {
  reminder: 'Herinnering',
  actions: {
    done: 'Klaar',
    snooze_10_minutes: '10 min uitstellen',
    snooze_1_hour: '1 uur uitstellen',
    snooze_tomorrow: 'Morgen',
  },
  wasFor: (when: string) => `Deze herinnering was voor ${when}.`,
  due: (when: string) => `Te doen: ${when}.`,
  missed: 'Een gemiste herinnering',
  reminders: (count: number) => plural(count, { one: '# herinnering', other: '# herinneringen' }),
  dueToday: (count: number) => plural(count, { one: '# voor vandaag', other: '# voor vandaag' }),
  overdue: (count: number) => plural(count, { one: '# te laat', other: '# te laat' }),
  more: (count: number) => plural(count, { one: 'en nog #', other: 'en nog #' }),
  today: 'vandaag',
  tomorrow: 'morgen',
  yesterday: 'gisteren',
  at: (day: string, time: string) => `${day} om ${time}`,
} satisfies typeof english;
