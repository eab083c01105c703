import { type RefObject, useEffect } from 'react';
import { useStableCallback } from '#browser/ui/use-stable-callback.ts';

/** Devices where the focus brings up no keyboard on the screen. */
const hasMouse = '(hover: hover) and (pointer: fine)';

/** Focuses the field when it appears, if asked to and nothing else has the focus. */
export function useFirstFocus(field: RefObject<HTMLElement | null>, isAsked: boolean): void {
  const focusFirst = useStableCallback(() => {
    const { activeElement } = document;
    const isFree = !activeElement || activeElement === document.body || activeElement.id === 'main';
    if (isAsked && isFree && matchMedia(hasMouse).matches) field.current?.focus({ preventScroll: true });
  });
  useEffect(focusFirst, [focusFirst]);
}
