import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from '#browser/store/store-provider.tsx';
import { warmUp } from './warm-up.ts';
import type { ReadText, Writing } from './writing.ts';

/** So many of the person's own tasks are written, and found by their titles. */
const mostTitles = 2;

/** What is drawn of a text while it is written, where nobody sees it, until the browser has learnt to. */
export function Practice({
  read,
  children,
}: {
  /** Stable. */
  read: ReadText;
  children: (writing: Writing) => ReactNode;
}) {
  const store = useStore();
  const [writing, setWriting] = useState<Writing>();
  useEffect(() => {
    const titles = store.replica.tasks.rows().slice(0, mostTitles);
    return warmUp(
      read,
      titles.map(({ title }) => title),
      setWriting,
    );
  }, [store, read]);
  return writing && <div hidden>{children(writing)}</div>;
}
