import type english from '../en/notifications.ts';
import { plural } from './plural.ts';

/** A day by its date takes an article, as in `le ven. 20 nov.`; `demain` and times do not. */
const withArticle = (when: string) => (/^\p{L}+\.?\s\d/u.test(when) ? `le ${when}` : when);

/** Leaves out the dot of a month, as in `20 nov.`, where the dot of the sentence follows. */
const endOf = (when: string) => when.replace(/\.$/u, '');

export default {
  reminder: 'Rappel',
  actions: {
    done: 'Terminer',
    snooze_10_minutes: 'Dans 10 min',
    snooze_1_hour: 'Dans 1 heure',
    snooze_tomorrow: 'Demain',
  },
  wasFor: (when: string) => `Ce rappel était prévu pour ${endOf(withArticle(when))}.`,
  due: (when: string) => `Échéance : ${endOf(when)}.`,
  missed: 'Un rappel manqué',
  reminders: (count: number) => plural(count, { one: '# rappel', other: '# rappels' }),
  dueToday: (count: number) => plural(count, { other: '# à faire aujourd’hui' }),
  overdue: (count: number) => plural(count, { other: '# en retard' }),
  more: (count: number) => plural(count, { one: 'et # autre', other: 'et # autres' }),
  today: 'aujourd’hui',
  tomorrow: 'demain',
  yesterday: 'hier',
  at: (day: string, time: string) => `${day} à ${time}`,
} satisfies typeof english;
