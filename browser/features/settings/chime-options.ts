import { t } from '#browser/i18n/settings.ts';
import { type ChimeName, chimeNames } from '#contract/vocabularies.ts';

/** Returns the sounds to choose from, for a select. */
export const chimeOptions = (): { value: ChimeName; label: string }[] =>
  chimeNames.map((value) => ({ value, label: t.chimes[value] }));
