import { plural } from './plural.ts';

export default {
  reminder: 'Reminder',
  actions: {
    done: 'Done',
    snooze_10_minutes: 'Snooze 10 min',
    snooze_1_hour: 'Snooze 1 hour',
    snooze_tomorrow: 'Tomorrow',
  },
  /** `when` is as in `tomorrow at 09:00`, or a time alone. */
  wasFor: (when: string) => `This reminder was for ${when}.`,
  due: (when: string) => `Due ${when}.`,
  missed: 'A reminder you missed',
  reminders: (count: number) => plural(count, { one: '# reminder', other: '# reminders' }),
  dueToday: (count: number) => plural(count, { one: '# due today', other: '# due today' }),
  overdue: (count: number) => plural(count, { one: '# overdue', other: '# overdue' }),
  more: (count: number) => plural(count, { one: 'and # more', other: 'and # more' }),
  today: 'today',
  tomorrow: 'tomorrow',
  yesterday: 'yesterday',
  /** A day and a time of day. */
  at: (day: string, time: string) => `${day} at ${time}`,
};
