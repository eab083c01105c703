import { t } from '#browser/i18n/filing.ts';
import { t as failureTexts } from '#browser/i18n/model-failures.ts';
import { getReadingStates } from '#browser/model/refinements/reading-states.ts';
import { describeFailure } from '#domain/describe-failure.ts';

/** Describes what is told at the rows; what was changed is announced by a toast. */
export function describeReadings(): string {
  const states = [...getReadingStates().values()];
  const failed = states.find(({ phase }) => phase === 'failed');
  if (failed) {
    const { failure } = failed.refinement;
    return failure ? describeFailure(failure, failureTexts).message : '';
  }
  if (states.some(({ phase }) => phase === 'unanswered')) return t.yourLanguageModelHasNot;
  return states.some(({ phase }) => phase === 'reading') ? t.reading : '';
}
