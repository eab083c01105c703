import { getTextLocale } from '#browser/i18n/language.ts';
import { t } from '#browser/i18n/model.ts';
import { readSetting } from '#browser/model/settings/setting-mutations.ts';
import type { Store } from '#browser/store/store.ts';
import { toWallTime } from '#browser/time/wall-clock.ts';
import { renamedThemes } from '#domain/new-theme.ts';
import { userFilings, userTags } from '#domain/user-filings.ts';
import { loadLanguages, loadLanguageWords } from '#intake/locales/languages.ts';
import type { readCapture as ReadCapture } from '#intake/read-capture.ts';
import type { Reading } from '#intake/reading.ts';
import type { IntakeContext, Language, UnderstoodTask, Vocabulary } from '#intake/types.ts';
import type { understand as Understand } from '#intake/understand.ts';
import type { CapturePlace } from './capture-journal.ts';

let engine: typeof Understand | undefined;
let readWhole: typeof ReadCapture | undefined;
let loading: Promise<typeof Understand> | undefined;

/** The languages besides English that are loaded. */
let languages: readonly Language[] = [];
let _loadingAll: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** Calls `listener` when more languages are known, after which a text may read otherwise. */
export function subscribeToLanguages(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function loadAllLanguages(): Promise<void> {
  languages = await loadLanguages();
  for (const listener of listeners) listener();
}

/**
 * Loads the intake engine with the user's language, after the first paint or when it is first needed. The other languages
 * follow with the first text.
 */
export async function loadIntake(): Promise<typeof Understand> {
  loading ??= (async () => {
    const [{ understand }, { readCapture }, { chooseLanguage }, own] = await Promise.all([
      import('#intake/understand.ts'),
      import('#intake/read-capture.ts'),
      import('#intake/locales/choose-language.ts'),
      loadLanguageWords(getTextLocale()),
    ]);
    languages = own ? [own] : [];
    const withLanguage = (text: string, context: IntakeContext) => {
      if (text.trim() !== '') _loadingAll ??= loadAllLanguages();
      const language = chooseLanguage(text, getTextLocale(), languages);
      return language ? { ...context, language } : context;
    };
    readWhole = (text, context) => readCapture(text, withLanguage(text, context));
    engine = (text, context) => understand(text, withLanguage(text, context));
    return engine;
  })();
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/** Returns the engine if it is loaded, so that parsing can be synchronous. */
export const getLoadedIntake = () => engine;

/** Returns the user's vocabulary: names, tags and the tasks they filed themselves. */
export function readVocabulary(store: Store): Vocabulary {
  const tasks = store.replica.tasks.rows();
  const settings = store.replica.settings.rows();
  const themes = store.replica.themes.rows();
  const sources = [tasks, settings, themes, store.replica.threads.rows(), store.replica.projects.rows()];
  if (cached?.sources.every((source, index) => source === sources[index])) return cached.vocabulary;
  const nameOf = new Map(themes.map(({ id, name }) => [id, name]));
  const learnedSince = readSetting(store, 'intake_reset_at') ?? '';
  const examples = userFilings(tasks, { nameOf, learnedSince });
  const vocabulary = {
    themes: themes.map(({ name }) => name),
    renamedThemes: renamedThemes(themes),
    threads: store.replica.threads
      .rows()
      .filter(({ closed_at }) => closed_at === null)
      .map(({ id, title, theme_id }) => ({ id, title, theme: nameOf.get(theme_id) ?? t.inbox })),
    projects: store.replica.projects
      .rows()
      .filter(({ archived_at }) => archived_at === null)
      .map(({ id, name }) => ({ id, name })),
    tags: userTags(tasks),
    // The engine indexes each array only once, so the same one is passed while it is unchanged.
    examples: sameFilings(cached?.vocabulary.examples, examples) ?? examples,
  };
  cached = { sources, vocabulary };
  return vocabulary;
}

let cached: { sources: readonly unknown[]; vocabulary: Vocabulary } | undefined;

function sameFilings(known: Vocabulary['examples'] | undefined, fresh: Vocabulary['examples']) {
  const same =
    known?.length === fresh.length &&
    fresh.every(({ title, theme }, index) => known[index]?.title === title && known[index]?.theme === theme);
  return same ? known : undefined;
}

interface ReadOptions {
  at?: Date;
  place?: CapturePlace | undefined;
  threads?: boolean;
}

/**
 * Parses `text` at `at`, the user's wall time. In a project or thread, the names of others are ordinary words; with
 * `threads` false, all thread names are.
 */
export const understandText = (
  understand: typeof Understand,
  store: Store,
  text: string,
  options: ReadOptions = {},
): UnderstoodTask[] => understand(text, createContext(store, options));

/** Reads what a capture becomes, with the same options; undefined while the engine is not loaded. */
export const readCaptureText = (store: Store, text: string, options: ReadOptions = {}): Reading | undefined =>
  readWhole?.(text, createContext(store, options));

function createContext(
  store: Store,
  { at = new Date(), place, threads = !place || !('thread_id' in place) }: ReadOptions,
): IntakeContext {
  const vocabulary = readVocabulary(store);
  return {
    now: readAt(toWallTime(at), place),
    locale: getTextLocale(),
    timesOfDay: readSetting(store, 'times_of_day'),
    vocabulary: {
      ...vocabulary,
      ...(!threads && { threads: [] }),
      ...(place && 'project_id' in place && { projects: [] }),
    },
  };
}

/** On another day's list, times refer to that day from its midnight on, and tomorrow is the day after it. */
export const readAt = (now: string, place: CapturePlace | undefined): string =>
  place && 'due_date' in place && !now.startsWith(place.due_date) ? `${place.due_date}T00:00:00` : now;

/** Returns a lookup of theme ids by name; null is the Inbox. */
export function themeIdFinder(store: Store): (name: string) => string | null {
  const ids = new Map(store.replica.themes.rows().map(({ id, name }) => [name.toLowerCase(), id]));
  return (name) => ids.get(name.toLowerCase()) ?? null;
}
