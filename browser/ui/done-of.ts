import { t } from '#browser/i18n/forms.ts';
import { formatNumber } from '#browser/i18n/language.ts';

/** Formats progress for people: `1 of 8 done`. */
export const doneOf = (done: number, total: number): string =>
  t.doneOf(formatNumber(done), formatNumber(total));
