import { type RefObject, useEffect, useRef, useState } from 'react';
import { useStableCallback } from '#browser/ui/use-stable-callback.ts';

/** Devices where the focus brings up no keyboard on the screen. */
const hasMouse = '(hover: hover) and (pointer: fine)';

/**
 * Focuses the field when it appears, if asked to and nothing else has the focus. `isEntered` tells whether somebody went into
 * it since, by pointer or keyboard; it stays, because what unfolds then must not fold under the next press.
 */
export function useEntry(
  field: RefObject<HTMLElement | null>,
  opensFocused: boolean,
): { isEntered: boolean; enter: () => void } {
  const [isEntered, setEntered] = useState(false);
  const isOpening = useRef(false);
  const focusFirst = useStableCallback(() => {
    const { activeElement } = document;
    const isFree = !activeElement || activeElement === document.body || activeElement.id === 'main';
    if (!opensFocused || !isFree || !matchMedia(hasMouse).matches) return;
    isOpening.current = true;
    field.current?.focus({ preventScroll: true });
    isOpening.current = false;
  });
  useEffect(focusFirst, [focusFirst]);
  const enter = () => {
    if (!isOpening.current) setEntered(true);
  };
  return { isEntered, enter };
}
