import { useMemo } from 'react';
import { useRows } from '#browser/store/use-store.ts';
import type { Thread } from '#contract/threads.ts';

/** Returns the threads that tasks can be added to. */
export function useOpenThreads(): readonly Thread[] {
  const threads = useRows('threads');
  return useMemo(() => threads.filter(({ closed_at }) => closed_at === null), [threads]);
}
