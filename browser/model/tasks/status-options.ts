import { t } from '#browser/i18n/model.ts';
import { type Status, statuses } from '#contract/vocabularies.ts';

export const statusOptions: readonly { value: Status; label: string }[] = statuses.map((value) => ({
  value,
  get label() {
    return t.statuses[value];
  },
}));
