import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/** Returns whether the key belongs to an input method that is composing; some browsers say so with key code 229. */
export const isComposing = (event: KeyboardEvent | ReactKeyboardEvent) =>
  ('nativeEvent' in event ? event.nativeEvent : event).isComposing || event.keyCode === 229;

/** Submits the form on Cmd/Ctrl+Enter. */
export function onModEnter(event: ReactKeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey) || isComposing(event)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
