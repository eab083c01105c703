import { usePersistedState } from '#browser/store/use-persisted-state.ts';
import { useStore } from '#browser/store/use-store.ts';

const maxSearches = 5;
/** Only queries longer than this many characters are kept. */
const minLength = 2;

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** Returns the recent searches on this device, latest first. */
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
      const [latest = ''] = recents;
      if (query.length <= minLength || latest === query) return;
      // What was being typed when somebody paused is the same search.
      const isContinued = latest !== '' && query.startsWith(latest);
      setRecents(
        [query, ...others(query).filter((one) => !isContinued || one !== latest)].slice(0, maxSearches),
      );
    },
    remove: (text: string) => setRecents(others(text)),
    clear: () => setRecents([]),
  };
}
