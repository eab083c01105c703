import { t } from '#browser/i18n/model-later.ts';
import { priorityWord } from '#browser/model/tasks/priority-words.ts';
import { type Priority, priorities } from '#contract/vocabularies.ts';

/** Returns the options of a select for a priority. */
export const priorityOptions = (): { value: string; label: string; priority: Priority | null }[] => [
  { value: '', label: t.none, priority: null },
  ...priorities.map((priority) => ({ value: priority, label: priorityWord(priority), priority })),
];
