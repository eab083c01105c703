import type { Priority } from '#contract/vocabularies.ts';

const words: Record<Priority, string> = { urgent: 'Urgent', high: 'High', medium: 'Medium', low: 'Low' };

export const priorityWord = (priority: Priority) => words[priority];
