import { type MouseEvent, type PointerEvent, useContext, useEffect, useRef } from 'react';
import { longPressMs, longPressTolerancePx } from '#browser/ui/long-press.ts';
import { BindTask } from './bind-task.ts';
import { isChoosing, startSelecting, toggleSelected } from './selection.ts';
import { handleSelectPress } from './task-lists.ts';

const isTouch = () => matchMedia('(pointer: coarse)').matches;

/** Returns the task row that contains an element; null outside rows and in an editor. */
export function rowAt(target: EventTarget): { id: string; element: HTMLElement } | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-task]') : null;
  return element?.dataset.task && !element.querySelector('form')
    ? { id: element.dataset.task, element }
    : null;
}

/**
 * Returns handlers that select rows: Ctrl/Cmd or Shift with a mouse; on a touch screen a long press, then every tap.
 * They go on the element around the rows and capture clicks before the rows' own controls.
 */
export function useRowPresses() {
  // In draggable lists a resting finger picks the row up, and selects it if it does not move.
  const drags = useContext(BindTask) !== undefined;
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
      const id = rowAt(event.target)?.id;
      if (drags || event.pointerType !== 'touch' || !event.isPrimary || id === undefined || isChoosing())
        return;
      const timer = setTimeout(() => {
        pressed.current = true;
        navigator.vibrate?.(10);
        startSelecting();
        toggleSelected(id);
      }, longPressMs);
      pressing.current = { x: event.clientX, y: event.clientY, timer };
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const begun = pressing.current;
      if (begun && Math.hypot(clientX - begun.x, clientY - begun.y) > longPressTolerancePx) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu(event: MouseEvent) {
      // A long press on a link also opens its context menu.
      if (pressing.current || pressed.current) event.preventDefault();
    },
    onClickCapture(event: MouseEvent) {
      const id = rowAt(event.target)?.id;
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
      handleSelectPress(target, id, event.shiftKey);
    },
  };
}
