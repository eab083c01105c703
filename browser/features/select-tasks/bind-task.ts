import { createContext } from 'react';

/** Makes a task's row more than a row, such as one that can be dragged; returns what undoes that. Stable. */
export type BindTaskRow = (element: HTMLElement, id: string) => () => void;

/** What a list does with each of its rows while it is in the document. */
export const BindTask = createContext<BindTaskRow | undefined>(undefined);
