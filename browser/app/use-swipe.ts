import { type PointerEvent, useMemo, useRef } from 'react';

const minSwipePx = 40;

/** Returns the props of an element on which a finger that moves sideways calls `onSwipe`. */
export function useSwipe(direction: 'left' | 'right', onSwipe: () => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return useMemo(
    () => ({
      style: { touchAction: 'pan-y pinch-zoom' as const },
      onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
        start.current = pointerType === 'touch' ? { x, y } : undefined;
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        if (!start.current) return;
        const [right, down] = [clientX - start.current.x, Math.abs(clientY - start.current.y)];
        const distance = direction === 'right' ? right : -right;
        if (distance < minSwipePx || down > distance) return;
        start.current = undefined;
        onSwipe();
      },
    }),
    [direction, onSwipe],
  );
}
