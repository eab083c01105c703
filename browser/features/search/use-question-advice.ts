import { useMemo } from 'react';
import { getTextLocale } from '#browser/i18n/language.ts';
import { type Advice, isPlain, type ParsedFilter } from '#domain/filter/filter.ts';
import { parseFilter } from '#domain/filter/parse-filter.ts';
import { isQuestion, readQuestion } from '#domain/filter/read-question.ts';
import { readsDayFirst } from '#intake/tokens/scene.ts';
import { useFilterVocabulary } from './search-words.ts';
import { useFilterContext } from './use-filter-context.ts';

/** Returns the filter that a question typed into the search becomes, as advice; empty for anything else. */
export function useQuestionAdvice({ text, parsed }: { text: string; parsed: ParsedFilter }): Advice[] {
  const context = useFilterContext();
  const vocabulary = useFilterVocabulary();
  return useMemo(() => {
    if (!parsed.ok || !isPlain(parsed.filter) || !isQuestion(text)) return [];
    const { filter } = readQuestion(text, {
      ...context,
      vocabulary,
      dayFirst: readsDayFirst(getTextLocale()),
    });
    const asked = parseFilter(filter);
    if (filter === '' || !asked.ok || isPlain(asked.filter)) return [];
    return [{ start: 0, end: text.length, code: 'question', values: [], instead: filter }];
  }, [text, parsed, context, vocabulary]);
}
