import { useEffect } from 'react';

/** The title of the tab, with the app's name; null leaves it to somebody else. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = `${title} · Heddle`;
  }, [title]);
}
