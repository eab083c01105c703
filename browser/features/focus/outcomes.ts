import type { Outcome } from '#contract/vocabularies.ts';

export const outcomeNames: Record<Outcome, string> = {
  done: 'Done',
  partly: 'Partly done',
  not: 'Not done',
};

/** Answers to “Did you finish it?”, short enough to stand side by side on a phone. */
export const outcomeOptions: readonly { value: Outcome; label: string }[] = [
  { value: 'done', label: 'Done' },
  { value: 'partly', label: 'Partly' },
  { value: 'not', label: 'Not done' },
];
