import { createContext } from 'react';

/** Adds behavior such as dragging to a task row and returns its cleanup function. Must be stable. */
export type BindTaskRow = (element: HTMLElement, id: string) => () => void;

/** Provides the binding that a list applies to each mounted row. */
export const BindTask = createContext<BindTaskRow | undefined>(undefined);
