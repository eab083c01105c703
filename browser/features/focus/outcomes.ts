import { t } from '#browser/i18n/focus.ts';
import type { Outcome } from '#contract/vocabularies.ts';

const outcomes: readonly Outcome[] = ['done', 'partly', 'not'];

/** Returns the answers to “Did you finish it?”. */
export const outcomeOptions = () => outcomes.map((value) => ({ value, label: t.outcomeAnswers[value] }));
