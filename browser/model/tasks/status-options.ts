import { type Status, statuses } from '#contract/vocabularies.ts';

const words: Record<Status, string> = {
  pending: 'Pending',
  in_progress: 'In progress',
  completed: 'Completed',
  paused: 'Paused',
};

export const statusOptions: readonly { value: Status; label: string }[] = statuses.map((value) => ({
  value,
  label: words[value],
}));
