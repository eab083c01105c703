import { useEffect } from 'react';
import { announceRefinements } from '#browser/model/refinements/announce-refinements.ts';
import { useStore } from '#browser/store/use-store.ts';

/** Says what a language model changed in captures. Rendered once for the whole app. */
export function RefinementNotices() {
  const store = useStore();
  useEffect(() => announceRefinements(store), [store]);
  return null;
}
