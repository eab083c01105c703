import { priorityWord } from '#browser/model/tasks/priority-words.ts';
import { type Priority, priorities } from '#contract/vocabularies.ts';

export const priorityOptions: readonly { value: string; label: string; priority: Priority | null }[] = [
  { value: '', label: 'None', priority: null },
  ...priorities.map((priority) => ({ value: priority, label: priorityWord(priority), priority })),
];
