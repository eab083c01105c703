import { type Priority, priorities } from '#contract/vocabularies.ts';
import { priorityWord } from './priority-mark.tsx';

export const priorityOptions: readonly { value: string; label: string; priority: Priority | null }[] = [
  { value: '', label: 'None', priority: null },
  ...priorities.map((priority) => ({ value: priority, label: priorityWord(priority), priority })),
];
