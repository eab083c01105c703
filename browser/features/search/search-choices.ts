import { type Priority, priorities, type Status, statuses } from '#contract/vocabularies.ts';
import { writeName } from '#domain/filter/write-name.ts';

/** Filters chosen besides the text; empty means any. */
export interface Choices {
  status: Status | '';
  priority: Priority | '';
  /** A task matches if it has any of them. */
  tags: readonly string[];
}

export const noChoices: Choices = { status: '', priority: '', tags: [] };

export const isKnown = {
  status: (value: string): value is Status => statuses.some((one) => one === value),
  priority: (value: string): value is Priority => priorities.some((one) => one === value),
};

export const hasChoices = ({ status, priority, tags }: Choices) =>
  status !== '' || priority !== '' || tags.length > 0;

/** Converts the choices to the filter language. */
export function choicesAsFilter({ status, priority, tags }: Choices): string {
  const names = tags.map((tag) => writeName('@', tag));
  return [
    status && `status:${status}`,
    priority && `priority:${priority}`,
    names.length > 1 ? `(${names.join(' | ')})` : names[0],
  ]
    .filter(Boolean)
    .join(' & ');
}

/** Combines text and choices into one filter that can be saved. */
export function wholeFilter(text: string, choices: Choices): string {
  const chosen = choicesAsFilter(choices);
  const written = text.trim();
  if (!written || !chosen) return written || chosen;
  return `${written.includes('|') ? `(${written})` : written} & ${chosen}`;
}
