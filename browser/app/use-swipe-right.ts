import { type PointerEvent, useMemo, useRef } from 'react';

const minSwipePx = 40;

/** Returns the props of an element on which a finger that moves to the right calls `onSwipe`. */
export function useSwipeRight(onSwipe: () => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return useMemo(
    () => ({
      style: { touchAction: 'pan-y' as const },
      onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
        start.current = pointerType === 'touch' ? { x, y } : undefined;
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        if (!start.current) return;
        const [right, down] = [clientX - start.current.x, Math.abs(clientY - start.current.y)];
        if (right < minSwipePx || down > right) return;
        start.current = undefined;
        onSwipe();
      },
    }),
    [onSwipe],
  );
}
