import { useEffect } from 'react';

let pageTitle = 'Heddle';
let prefix: string | null = null;
let badge = 0;

const update = () => {
  const title = prefix === null ? pageTitle : `${prefix} · ${pageTitle}`;
  document.title = badge > 0 ? `(${badge}) ${title}` : title;
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

/** Puts a count, such as of reminders, in parentheses before everything else in the title; 0 removes it. */
export function setTitleBadge(count: number): void {
  if (count === badge) return;
  badge = count;
  update();
}
