import { perLocale } from '#browser/i18n/language.ts';
import { t } from '#browser/i18n/time.ts';

const hourMs = 3_600_000;
const format = perLocale((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));

/** Formats how long ago an instant was: `within the last hour`, `3 hours ago`, `yesterday`. */
export function formatAgo(instant: string, now: Date): string {
  const hours = Math.floor((now.getTime() - Date.parse(instant)) / hourMs);
  if (hours < 1) return t.withinTheLastHour;
  return hours < 24 ? format().format(-hours, 'hour') : format().format(-Math.floor(hours / 24), 'day');
}
