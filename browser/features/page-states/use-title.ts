import { useEffect } from 'react';

/** Sets the document title, with the app's name; null leaves it to another component. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = `${title} · Heddle`;
  }, [title]);
}
