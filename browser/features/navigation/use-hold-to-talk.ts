import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { longPressMs } from '#browser/ui/long-press.ts';
import { talk } from './talk.ts';

/** Returns props for a button that records while it is held, and calls `onTap` when it is pressed shortly or by key. */
export function useHoldToTalk(onTap: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHeld = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const release = ({ timeStamp }: PointerEvent) => {
    clearTimeout(timer.current);
    if (isHeld.current) talk.release(timeStamp);
  };
  return {
    onPointerDown({ button, currentTarget, pointerId, timeStamp }: PointerEvent) {
      isHeld.current = false;
      if (button !== 0) return;
      // Otherwise a finger that slips off the button would never release it.
      currentTarget.setPointerCapture(pointerId);
      timer.current = setTimeout(() => {
        isHeld.current = true;
        talk.press(timeStamp);
      }, longPressMs);
    },
    onPointerUp: release,
    onPointerCancel: release,
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onClick({ detail }: MouseEvent) {
      const isKey = detail === 0;
      if (isKey || !isHeld.current) onTap();
    },
  };
}
