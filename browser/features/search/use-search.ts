import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { navigate, useSearch as useQueryString } from 'wouter/use-browser-location';
import { addressDelayMs } from '#browser/limits.ts';
import { useRows } from '#browser/store/use-store.ts';
import { runAfterPaint } from '#browser/ui/run-after-paint.ts';
import type { Task } from '#contract/tasks.ts';
import type { FilterContext } from '#domain/filter/compile-filter.ts';
import { correctWords } from '#domain/filter/correct-words.ts';
import { type Filter, isPlain, type ParsedFilter, wordsOf } from '#domain/filter/filter.ts';
import { parseFilter } from '#domain/filter/parse-filter.ts';
import { type Asked, readAddress, writeAddress } from './search-address.ts';
import { type Choices, choicesAsFilter, hasChoices, noChoices } from './search-choices.ts';
import { createRowSearch, foldAhead } from './search-rows.ts';
import { useFilterContext } from './use-filter-context.ts';

interface State extends Asked {
  parsed: ParsedFilter;
  /** The last valid filter, which stays in force while the next one is being typed. */
  filter: Filter | null;
}

function stateOf(asked: Asked, before: State | null): State {
  const parsed = parseFilter(asked.text);
  // An empty filter matches everything, which nobody means who has just started typing.
  const begins = before?.text.trim() === '' && !hasChoices(asked.choices);
  return { ...asked, parsed, filter: parsed.ok ? parsed.filter : begins ? null : (before?.filter ?? null) };
}

/** Manages the search, which is kept in the address. */
export function useSearch() {
  const address = useQueryString();
  const [state, setState] = useState(() => stateOf(readAddress(address), null));
  const written = useRef(ownPart(address));
  const latest = useRef(state);

  /** Writes the search to the address immediately. */
  const writeNow = useCallback(() => {
    if (location.pathname !== '/search') return;
    const next = writeAddress(latest.current);
    if (next === written.current) return;
    written.current = next;
    const whole = location.pathname + writeAddress(latest.current, location.search);
    navigate(whole, { replace: true, state: history.state });
  }, []);

  useEffect(() => {
    // The address changed through back, forward or a link on the page.
    const own = ownPart(address);
    if (own === written.current) return;
    written.current = own;
    setState(stateOf(readAddress(address), null));
  }, [address]);

  useEffect(() => {
    latest.current = state;
    const timer = setTimeout(writeNow, addressDelayMs);
    return () => clearTimeout(timer);
  }, [state, writeNow]);

  const setText = useCallback(
    (text: string) => setState((now) => stateOf({ text, choices: now.choices }, now)),
    [],
  );
  const setChoices = useCallback((choices: Choices) => setState((now) => ({ ...now, choices })), []);
  const clear = useCallback(() => setState(stateOf({ text: '', choices: noChoices }, null)), []);

  return { ...state, setText, setChoices, clear, writeNow };
}

const ownPart = (search: string) => writeAddress(readAddress(search));

type Results = readonly Task[] | null;

/** Up to this many results may be due to a typing error. */
const fewResults = 2;

/** Words that are searched for in place of those typed, which have a typing error. */
interface Correction {
  /** The words, as a search for them is typed. */
  text: string;
  results: readonly Task[];
}

/**
 * Returns the matching tasks, null without a search, and those to render, which follow a frame later so that neither
 * typing nor the count waits for the list. Where a search for words finds few tasks and its words look mistyped, those that fit
 * the `corrected` words come after them, unless it `isExact`.
 */
export function useResults(
  { text, choices, filter, parsed }: State,
  { isExact }: { isExact: boolean },
): { results: Results; drawn: Results; corrected: string | null } {
  const rows = useRows('tasks');
  const context = useFilterContext();
  const chosen = useMemo((): Filter | null => {
    const read = parseFilter(choicesAsFilter(choices));
    return read.ok && hasChoices(choices) ? read.filter : null;
  }, [choices]);
  const asked = useMemo((): Filter | null => {
    if (!filter || (text.trim() === '' && !chosen)) return null;
    return chosen ? { kind: 'and', parts: [filter, chosen] } : filter;
  }, [filter, text, chosen]);
  const [search] = useState(createRowSearch);
  const found = useMemo(() => asked && search(rows, asked, context), [search, rows, asked, context]);
  useEffect(() => foldAhead(rows), [rows]);
  const correction = useMemo(() => {
    if (isExact || !found || found.length > fewResults || !parsed.ok || !isPlain(parsed.filter)) return null;
    return correctSearch(rows, { words: wordsOf(parsed.filter), chosen, context });
  }, [isExact, found, parsed, rows, chosen, context]);
  const results = useMemo(
    () => (found && correction ? [...new Set([...found, ...correction.results])] : found),
    [found, correction],
  );

  const [last, setLast] = useState({ asked, results });
  useEffect(() => {
    if (last.asked === asked) return;
    return runAfterPaint(() => startTransition(() => setLast({ asked, results })));
  }, [last, asked, results]);
  // Changes without a new search, such as a completed task, render at once.
  return {
    results,
    drawn: last.asked === asked ? results : last.results,
    corrected: correction?.text ?? null,
  };
}

/** Searches for the words that were probably meant; null if they are none, or found nowhere. */
function correctSearch(
  rows: readonly Task[],
  { words, chosen, context }: { words: readonly string[]; chosen: Filter | null; context: FilterContext },
): Correction | null {
  const meant = correctWords(rows, words.join(' '));
  if (!meant) return null;
  const parts: Filter[] = meant.map((text) => ({ kind: 'text', text }));
  const filter: Filter = { kind: 'and', parts: chosen ? [...parts, chosen] : parts };
  const results = createRowSearch()(rows, filter, context);
  return results.length > 0 ? { text: meant.join(' '), results } : null;
}
