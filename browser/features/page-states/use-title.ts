import { useEffect } from 'react';

let pageTitle = 'Heddle';
let prefix: string | null = null;

const update = () => {
  document.title = prefix === null ? pageTitle : `${prefix} · ${pageTitle}`;
};

/** Sets the document title, with the app's name; null leaves it to another component. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return;
    pageTitle = `${title} · Heddle`;
    update();
  }, [title]);
}

/** Puts a text such as the time left before the title of whichever page is shown; null removes it. */
export function setTitlePrefix(next: string | null): void {
  if (next === prefix) return;
  prefix = next;
  update();
}
