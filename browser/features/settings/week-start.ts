import type { WeekStart } from '#contract/vocabularies.ts';

/** ECMA-402 week info, which browsers have as a method or, before 2024, as a property. */
interface LocaleWithWeek extends Intl.Locale {
  getWeekInfo?: () => { firstDay: number };
  weekInfo?: { firstDay: number };
}

/** By their number in ISO 8601. */
const byNumber: Record<number, WeekStart> = { 1: 'monday', 6: 'saturday', 7: 'sunday' };

const known = new Map<string, WeekStart>();

/** The first day of a week where this language is spoken; Monday (ISO 8601) where that is not known. */
export function regionWeekStart(language: string = navigator.language): WeekStart {
  const start = known.get(language) ?? readWeekStart(language);
  known.set(language, start);
  return start;
}

function readWeekStart(language: string): WeekStart {
  try {
    const locale: LocaleWithWeek = new Intl.Locale(language);
    const { firstDay = 1 } = locale.getWeekInfo?.() ?? locale.weekInfo ?? {};
    return byNumber[firstDay] ?? 'monday';
  } catch {
    return 'monday';
  }
}
