import { perLocale } from '#browser/i18n/language.ts';
import type { ThemeLook, ThemeLooks } from '#browser/model/themes/theme-looks.ts';
import { newestFirst } from '#browser/store/collection.ts';
import type { Task } from '#contract/tasks.ts';
import { priorities } from '#contract/vocabularies.ts';

export interface ThemeOrder {
  looks: ThemeLooks;
  inbox: ThemeLook;
}

interface SortOrder {
  /** Creates the comparator; without one, tasks keep the list's own order. */
  comparator?: (themes: ThemeOrder) => (one: Task, other: Task) => number;
  /** True if it is unavailable in lists grouped by day. */
  notByDay?: true;
}

/** Registry of the orders that a list can have, in the order of the View menu. A new order is one entry here. */
export const sortOrders = {
  given: {},
  newest: { comparator: () => newestFirst },
  oldest: { comparator: () => (one, other) => newestFirst(other, one) },
  due: { comparator: () => byDue, notByDay: true },
  priority: {
    comparator: () => (one, other) => priorityRank(one) - priorityRank(other),
  },
  title: { comparator: () => (one, other) => titleOrder().compare(one.title, other.title) },
  theme: { comparator: byTheme },
} satisfies Record<string, SortOrder>;

export type Sort = keyof typeof sortOrders;
export const sorts = Object.keys(sortOrders) as Sort[];
export const sortOrder = (sort: Sort): SortOrder => sortOrders[sort];

const titleOrder = perLocale((locale) => new Intl.Collator(locale, { numeric: true, sensitivity: 'base' }));

/** Returns a rank in which lower is more urgent. */
export const priorityRank = ({ priority }: Pick<Task, 'priority'>): number =>
  priority === null ? priorities.length : priorities.indexOf(priority);

/** Returns a key that sorts as text: dated first, and within a day timed tasks first. */
const dueKey = ({ due_date }: Pick<Task, 'due_date'>): string =>
  due_date === null ? '~' : due_date.length === 10 ? `${due_date}T~` : due_date;

const byText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** Compares due dates: earlier first, timed before untimed within a day, undated last. */
export function byDue(one: Pick<Task, 'due_date'>, other: Pick<Task, 'due_date'>): number {
  return one.due_date === other.due_date ? 0 : byText(dueKey(one), dueKey(other));
}

function byTheme({ looks, inbox }: ThemeOrder): (one: Task, other: Task) => number {
  const places = new Map([inbox, ...looks.list].map((look, place) => [look, place]));
  const placeOf = ({ theme_id }: Task) => places.get(looks.of(theme_id)) ?? 0;
  return (one, other) => placeOf(one) - placeOf(other);
}
