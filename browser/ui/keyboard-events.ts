import type { KeyboardEvent } from 'react';

/** Whether the key belongs to an input method that is still composing. 229 is how some browsers say so. */
export const isComposing = (event: KeyboardEvent) => event.nativeEvent.isComposing || event.keyCode === 229;

/** Cmd/Ctrl+Enter sends the form. */
export function onModEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey) || isComposing(event)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
