import type { Language } from '#contract/vocabularies.ts';
import { pseudo } from './pseudo.ts';

/** What is loaded together: the texts of the sign-in pages, of the first pages after it, and of all others. */
type Group = 'sign-in-pages' | 'first-pages' | 'other-pages';
type Texts = Record<string, object>;

const loaders: Record<Exclude<Language, 'en'>, Record<Group, () => Promise<{ default: Texts }>>> = {
  de: {
    'sign-in-pages': () => import('#messages/de/sign-in-pages.ts'),
    'first-pages': () => import('#messages/de/first-pages.ts'),
    'other-pages': () => import('#messages/de/other-pages.ts'),
  },
  fr: {
    'sign-in-pages': () => import('#messages/fr/sign-in-pages.ts'),
    'first-pages': () => import('#messages/fr/first-pages.ts'),
    'other-pages': () => import('#messages/fr/other-pages.ts'),
  },
  es: {
    'sign-in-pages': () => import('#messages/es/sign-in-pages.ts'),
    'first-pages': () => import('#messages/es/first-pages.ts'),
    'other-pages': () => import('#messages/es/other-pages.ts'),
  },
  pt: {
    'sign-in-pages': () => import('#messages/pt/sign-in-pages.ts'),
    'first-pages': () => import('#messages/pt/first-pages.ts'),
    'other-pages': () => import('#messages/pt/other-pages.ts'),
  },
  nl: {
    'sign-in-pages': () => import('#messages/nl/sign-in-pages.ts'),
    'first-pages': () => import('#messages/nl/first-pages.ts'),
    'other-pages': () => import('#messages/nl/other-pages.ts'),
  },
};

interface Area {
  name: string;
  english: object;
  /** What components read; its entries are replaced when the language changes. */
  live: object;
}

const areas: Record<Group, Area[]> = { 'sign-in-pages': [], 'first-pages': [], 'other-pages': [] };
let language: Language | 'pseudo' = 'en';
const loads = new Map<string, Promise<void>>();
const loaded = new Map<string, Texts>();

/**
 * Returns the texts of a part of the app in the user's language. They are English until those of another language are
 * loaded, so call `t.name` where it is shown, never once when a module is loaded.
 */
export function area<Messages extends object>(group: Group, name: string, english: Messages): Messages {
  const live = { ...english };
  const added = { name, english, live };
  areas[group].push(added);
  if (language !== 'en') {
    fill(added, group);
    load(group);
  }
  return live;
}

/** Resolves once the texts of every loaded part are there; English ones stay where a load fails. */
export async function textsLoaded(): Promise<void> {
  await Promise.allSettled(loads.values());
}

/** Loads the texts of pages that were not opened yet, so that they are there without a network. */
export async function loadAllTexts(): Promise<void> {
  await Promise.allSettled((Object.keys(areas) as Group[]).map(load));
}

/** Shows everything in a language; resolves once the texts are there. */
export async function showIn(chosen: Language | 'pseudo'): Promise<void> {
  language = chosen;
  const groups = (Object.keys(areas) as Group[]).filter((group) => areas[group].length > 0);
  await Promise.allSettled(groups.map(load));
  if (language !== chosen) return;
  for (const group of groups) for (const one of areas[group]) fill(one, group);
}

function fill({ name, english, live }: Area, group: Group): void {
  if (import.meta.env.DEV && language === 'pseudo') Object.assign(live, pseudo(english));
  else Object.assign(live, english, loaded.get(`${language} ${group}`)?.[name]);
}

function load(group: Group): Promise<void> {
  if (language === 'en' || language === 'pseudo') return Promise.resolve();
  const wanted = language;
  const key = `${wanted} ${group}`;
  const started = loads.get(key);
  if (started) return started;
  const load = loaders[wanted][group]().then(
    ({ default: texts }) => {
      loaded.set(key, texts);
      if (language === wanted) for (const one of areas[group]) fill(one, group);
    },
    () => {
      // The next part that needs them tries again.
      loads.delete(key);
    },
  );
  loads.set(key, load);
  return load;
}
