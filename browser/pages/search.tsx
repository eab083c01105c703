import { memo, useCallback, useEffect, useId, useRef, useState } from 'react';
import { LoadingTasks, useTasksKnown } from '#browser/features/page-states/loading-tasks.tsx';
import { FilterField } from '#browser/features/search/filter-field.tsx';
import { FilterHelp } from '#browser/features/search/filter-help.tsx';
import { FilterProblems } from '#browser/features/search/filter-problems.tsx';
import { FoundNotes, useFoundNotes } from '#browser/features/search/found-notes.tsx';
import { RecentSearches } from '#browser/features/search/recent-searches.tsx';
import { SavedFilters, SaveFilter } from '#browser/features/search/saved-filters.tsx';
import { hasChoices, wholeFilter } from '#browser/features/search/search-choices.ts';
import { SearchFilters } from '#browser/features/search/search-filters.tsx';
import { useFilterVocabulary } from '#browser/features/search/search-words.ts';
import { useQuestionAdvice } from '#browser/features/search/use-question-advice.ts';
import { useRecentSearches } from '#browser/features/search/use-recent-searches.ts';
import { useResults, useSearch } from '#browser/features/search/use-search.ts';
import { ArrangedTasks } from '#browser/features/task-lists/arranged-tasks.tsx';
import { useTaskView, type ViewControl } from '#browser/features/task-lists/use-task-view.ts';
import { ListTools } from '#browser/features/task-lists/view-menu.tsx';
import { RichText } from '#browser/i18n/rich-text.tsx';
import { t } from '#browser/i18n/search.ts';
import { useTaskActions } from '#browser/model/tasks/use-task-actions.ts';
import { useThemeLooks } from '#browser/model/themes/theme-looks.ts';
import { useHasRows } from '#browser/store/use-store.ts';
import { Button } from '#browser/ui/button.tsx';
import { Chip } from '#browser/ui/chip.tsx';
import { EmptyState } from '#browser/ui/empty-state.tsx';
import { Page } from '#browser/ui/page.tsx';
import type { Task } from '#contract/tasks.ts';
import { type Advice, isPlain, type Place } from '#domain/filter/filter.ts';
import { unknownNames } from '#domain/filter/unknown-names.ts';
import { writeName } from '#domain/filter/write-name.ts';

/** Problems are shown after this pause in typing. */
const typingPauseMs = 1500;

const shows = { theme: true, created: true, emoji: true };
const examples = ['overdue', 'today & p1', 'no date'];
const bestFirst = { sort: 'given', group: 'none', completed: true } as const;

export default function SearchPage() {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const search = useSearch();
  const { text, choices, parsed } = search;
  /** The text that is to be searched for as it is, although its words look mistyped. */
  const [exactText, setExactText] = useState<string>();
  const { results, drawn, corrected } = useResults(search, { isExact: exactText === text });
  const notes = useFoundNotes({ parsed, isChosen: hasChoices(choices) });
  const control = useTaskView('search', bestFirst);
  const { recents, remember, remove, clear } = useRecentSearches();
  const vocabulary = useFilterVocabulary();
  const ownExamples = vocabulary.tags.slice(0, 1).map((tag) => `next 7 days & ${writeName('@', tag)}`);
  const hasTasks = useHasRows('tasks');
  const known = useTasksKnown(results ? results.length > 0 : hasTasks);
  const [settledText, setSettledText] = useState(text);

  const asks = text.trim() !== '' || hasChoices(choices);
  const settled = settledText === text;
  /** A problem at the end of the text is not shown while it is being typed. */
  const isDone = ({ end }: Place) => settled || end < text.trimEnd().length;
  const problems = parsed.ok ? [] : parsed.problems;
  /** Hides results that no longer match the text. */
  const isBroken = problems.some(isDone);
  const asked = useQuestionAdvice(search);
  const advice = !parsed.ok
    ? []
    : [
        ...(results?.length === 0 || !isPlain(parsed.filter) ? parsed.advice : []),
        ...unknownNames(parsed.filter, vocabulary),
        ...asked,
      ].filter(isDone);

  const leave = () => {
    search.writeNow();
    if (parsed.ok) remember(text);
  };
  // Not on blur, because the message would move the button being pressed.
  useEffect(() => {
    const timer = setTimeout(setSettledText, typingPauseMs, text);
    return () => clearTimeout(timer);
  }, [text]);
  const hasLookedAtResults = settled && !isBroken && (results?.length ?? 0) > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each text
  useEffect(() => {
    if (hasLookedAtResults) remember(text);
  }, [hasLookedAtResults, text]);
  const { setText, clear: clearSearch } = search;
  const write = useCallback(
    (next: string) => {
      setText(next);
      setSettledText(next);
      requestAnimationFrame(() => {
        field.current?.focus();
        field.current?.setSelectionRange(next.length, next.length);
      });
    },
    [setText],
  );
  const take = ({ start, end, instead }: Advice) => write(text.slice(0, start) + instead + text.slice(end));
  const clearAll = useCallback(() => {
    clearSearch();
    field.current?.focus();
  }, [clearSearch]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what somebody came with
  useEffect(() => {
    if (parsed.ok) remember(text);
    // Focuses the box only when coming from another page without a query; on a phone the keyboard would cover the page.
    const cameHere = document.activeElement !== document.body;
    if (!asks && cameHere && matchMedia('(pointer: fine)').matches) field.current?.focus();
  }, []);

  return (
    <Page title={t.search}>
      <search className="flex flex-col gap-3">
        <div>
          <div className="flex items-center gap-1">
            <div className="min-w-0 grow">
              <FilterField
                field={field}
                text={text}
                onChange={setText}
                onEnter={() => {
                  setSettledText(text);
                  leave();
                }}
                onLeave={leave}
                problems={problems.filter(isDone)}
                describedBy={`${id}-problems`}
              />
            </div>
            <FilterHelp onTry={write} />
          </div>
          <FilterProblems
            id={`${id}-problems`}
            problems={problems}
            settled={isBroken}
            advice={advice}
            onTake={take}
          />
        </div>
        <SearchFilters choices={choices} onChange={search.setChoices} onClear={asks ? clearAll : undefined} />
      </search>
      <div className="mt-6">
        {!known && <LoadingTasks />}
        {known && !asks && (
          <>
            {recents.length > 0 && (
              <RecentSearches recents={recents} onRun={write} onRemove={remove} onClear={clear} />
            )}
            <SavedFilters />
            <EmptyState
              title={t.startSearching}
              action={
                <div className="flex flex-wrap justify-center gap-2">
                  {[...examples, ...ownExamples].map((filter) => (
                    <Chip key={filter} onPress={() => write(filter)}>
                      {filter}
                    </Chip>
                  ))}
                </div>
              }
            >
              {t.writeAFewWordsOr}
            </EmptyState>
          </>
        )}
        {known && asks && results && !isBroken && (
          <div>
            <FoundNotes notes={notes} />
            {corrected !== null && (
              <p role="status" className="mb-2 flex flex-wrap items-center gap-x-3 text-muted">
                <span className="wrap-anywhere">
                  <RichText
                    text={t.showingResultsFor}
                    tags={{ words: <strong className="font-medium text-text">{corrected}</strong> }}
                  />
                </span>
                <button
                  type="button"
                  onClick={() => setExactText(text)}
                  className="link min-h-6 pointer-coarse:min-h-11 text-sm wrap-anywhere"
                >
                  {t.searchOnlyFor(text.trim())}
                </button>
              </p>
            )}
            <div className="mb-2 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
              <h2 aria-live="polite" className="font-medium tabular-nums">
                {t.tasksFound(results.length)}
              </h2>
              <div className="flex items-center">
                {parsed.ok && <SaveFilter query={wholeFilter(text, choices)} />}
                {results.length > 0 && <ListTools control={control} given={t.bestMatchFirst} />}
              </div>
            </div>
            {results.length === 0 ? (
              <EmptyState title={t.noTasksFound} action={<Button onClick={clearAll}>{t.clearAll}</Button>}>
                {notes.length > 0 ? t.onlyTheNotesAndLinks : t.tryAdjustingYourQueryOr}
              </EmptyState>
            ) : (
              drawn && <Results tasks={drawn} control={control} />
            )}
          </div>
        )}
      </div>
    </Page>
  );
}

const Results = memo(function Results({ tasks, control }: { tasks: readonly Task[]; control: ViewControl }) {
  const looks = useThemeLooks();
  const actions = useTaskActions();
  return (
    <ArrangedTasks
      label={t.searchResults}
      tasks={tasks}
      control={control}
      level={3}
      looks={looks}
      actions={actions}
      shows={shows}
    />
  );
});
