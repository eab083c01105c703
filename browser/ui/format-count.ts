import { formatNumber } from '#browser/i18n/language.ts';
import { t } from '#browser/i18n/ui.ts';

/** Formats a number for people: `1,250`. */
export const formatCount = (count: number): string => formatNumber(count);

/** Formats progress for people: `1 of 8 done`. */
export const doneOf = (done: number, total: number): string =>
  t.doneOf(formatCount(done), formatCount(total));
