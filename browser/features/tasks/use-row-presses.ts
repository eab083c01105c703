import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { isChoosing, startChoosing, toggleSelected } from './selection.ts';
import { pressSelect } from './task-lists.ts';

/** Milliseconds a finger rests to select. */
const longPress = 450;
/** Pixels a finger may move meanwhile. */
const tolerance = 10;

const isTouch = () => matchMedia('(pointer: coarse)').matches;
/** Of a task's row; undefined elsewhere and in its editor. */
function taskAt(target: EventTarget): string | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-task]') : null;
  return element?.querySelector('form') ? undefined : element?.dataset.task;
}

/**
 * Selecting by press: Ctrl/Cmd and Shift with the mouse, a long press on a touch screen and then every tap. Goes on the
 * element around the rows, before what is in them hears of it.
 */
export function useRowPresses() {
  const pressing = useRef<{ x: number; y: number; timer: ReturnType<typeof setTimeout> } | null>(null);
  const pressed = useRef(false);

  const stop = () => {
    clearTimeout(pressing.current?.timer);
    pressing.current = null;
  };
  useEffect(() => () => clearTimeout(pressing.current?.timer), []);

  return {
    onPointerDown(event: PointerEvent) {
      stop();
      pressed.current = false;
      const id = taskAt(event.target);
      if (event.pointerType !== 'touch' || !event.isPrimary || id === undefined || isChoosing()) return;
      const timer = setTimeout(() => {
        pressed.current = true;
        navigator.vibrate?.(10);
        startChoosing();
        toggleSelected(id);
      }, longPress);
      pressing.current = { x: event.clientX, y: event.clientY, timer };
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const begun = pressing.current;
      if (begun && Math.hypot(clientX - begun.x, clientY - begun.y) > tolerance) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu(event: MouseEvent) {
      // A long press on a link asks for its menu as well.
      if (pressing.current || pressed.current) event.preventDefault();
    },
    onClickCapture(event: MouseEvent) {
      const id = taskAt(event.target);
      const { target } = event;
      if (id === undefined || !(target instanceof Element)) return;
      const afterLongPress = pressed.current;
      pressed.current = false;
      const isOnCard = !target.closest('button, input, [popover]');
      const byModifier = isOnCard && (event.shiftKey || event.ctrlKey || event.metaKey);
      const byTap = isChoosing() && isTouch() && !target.closest('[data-select]');
      if (!afterLongPress && !byModifier && !byTap) return;
      event.preventDefault();
      event.stopPropagation();
      if (afterLongPress) return;
      getSelection()?.removeAllRanges();
      pressSelect(target, id, event.shiftKey);
    },
  };
}
