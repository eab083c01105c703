import { usePersistedState } from '#browser/store/use-persisted-state.ts';
import { useStore } from '#browser/store/use-store.ts';

const most = 5;
/** Only what is longer than this many characters. */
const shortest = 2;

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** The last searches on this device, latest first. */
export function useRecentSearches() {
  const { account } = useStore();
  const [recents, setRecents] = usePersistedState<readonly string[]>(
    account.id,
    'recent-searches',
    [],
    isTexts,
  );
  const others = (text: string) => recents.filter((one) => one.toLowerCase() !== text.toLowerCase());
  return {
    recents,
    remember: (text: string) => {
      const query = text.trim();
      if (query.length > shortest && recents[0] !== query)
        setRecents([query, ...others(query)].slice(0, most));
    },
    remove: (text: string) => setRecents(others(text)),
    clear: () => setRecents([]),
  };
}
