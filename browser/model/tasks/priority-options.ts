import { t } from '#browser/i18n/model.ts';
import { priorityWord } from '#browser/model/tasks/priority-words.ts';
import { type Priority, priorities } from '#contract/vocabularies.ts';

export const priorityOptions: readonly { value: string; label: string; priority: Priority | null }[] = [
  {
    value: '',
    get label() {
      return t.none;
    },
    priority: null,
  },
  ...priorities.map((priority) => ({
    value: priority,
    get label() {
      return priorityWord(priority);
    },
    priority,
  })),
];
