import { t } from '#browser/i18n/model.ts';
import { type Status, statuses } from '#contract/vocabularies.ts';

/** Returns the options of a select for a status. */
export const statusOptions = (): { value: Status; label: string }[] =>
  statuses.map((value) => ({ value, label: t.statuses[value] }));
