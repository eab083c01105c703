import { createEdgeScroll } from './edge-scroll.ts';
import { longPressMs, longPressTolerancePx } from './long-press.ts';
import type { Drags } from './watch-drags.ts';

interface Point {
  clientX: number;
  clientY: number;
}

export interface Touches<Place> extends Drags<Place> {
  /** Returns the item that can be picked up at an element, or null. */
  itemAt: (target: Element) => { id: string; element: HTMLElement } | null;
  /** Returns the place at a point of the screen. */
  placeAt: (point: Point) => Place | undefined;
  /** Called when an item was picked up and put down where it was. */
  onHold?: (id: string) => void;
}

interface Press<Place> {
  id: string;
  element: HTMLElement;
  timer: ReturnType<typeof setTimeout>;
  from: Point;
  at: Point;
  /** Removes the listeners of this touch. */
  listening: AbortController;
  /** The copy under the finger once the item is picked up. */
  copy?: HTMLElement;
  isDragging: boolean;
  over?: Place | undefined;
}

/**
 * Implements dragging by touch after a long press, since drag and drop by touch is missing in some browsers and unreliable
 * in others. Scrolls the page near the upper and lower edge of the screen; Escape cancels. Returns a function that stops it.
 */
export function watchTouches<Place>(
  container: HTMLElement,
  { itemAt, placeAt, onMove, onDrop, onEnd, onHold }: Touches<Place>,
): () => void {
  const edge = createEdgeScroll();
  const listening = new AbortController();
  const { signal } = listening;
  let press: Press<Place> | null = null;

  const end = () => {
    if (!press) return;
    const { timer, listening, copy, element, isDragging } = press;
    press = null;
    clearTimeout(timer);
    listening.abort();
    edge.stop();
    copy?.remove();
    element.removeAttribute('data-lifted');
    if (isDragging) onEnd();
  };

  const lift = () => {
    if (!press) return;
    press.copy = addCopy(press.element, press.from);
    press.element.toggleAttribute('data-lifted', true);
    navigator.vibrate?.(10);
  };

  const follow = () => {
    if (!press?.isDragging) return;
    const { id, from, at, copy } = press;
    if (copy) copy.style.translate = `${at.clientX - from.clientX}px ${at.clientY - from.clientY}px`;
    const over = placeAt(at);
    if (over === press.over) return;
    press.over = over;
    onMove(id, over);
  };

  const onTouchStart = ({ touches, target }: TouchEvent) => {
    end();
    const at = touches.length === 1 && toPoint(touches);
    const item = at && target instanceof Element ? itemAt(target) : null;
    if (!at || !item || !target) return;
    const listening = new AbortController();
    const { signal } = listening;
    press = { ...item, from: at, at, isDragging: false, timer: setTimeout(lift, longPressMs), listening };
    // Touch events go to the element where the touch began, even after a sync has removed it from the page.
    target.addEventListener('touchend', onTouchEnd, { signal });
    target.addEventListener('touchcancel', end, { signal });
  };

  const onTouchMove = (event: TouchEvent) => {
    const now = toPoint(event.touches);
    if (!press || !now) return;
    const { from, copy } = press;
    const moved = Math.hypot(now.clientX - from.clientX, now.clientY - from.clientY) > longPressTolerancePx;
    if (!copy) {
      if (moved) end();
      return;
    }
    // The default action would scroll the page.
    event.preventDefault();
    if (!moved && !press.isDragging) return;
    press.at = now;
    if (!press.isDragging) {
      press.isDragging = true;
      press.over = placeAt(now);
      onMove(press.id, press.over);
    }
    edge.moveTo(now.clientY);
    follow();
  };

  const onTouchEnd = (event: Event) => {
    const ended = press;
    end();
    if (!ended?.copy) return;
    // The default action would be a tap on whatever is there.
    event.preventDefault();
    if (!ended.isDragging) onHold?.(ended.id);
    else if (ended.over !== undefined) onDrop(ended.id, ended.over);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !press?.copy) return;
    event.preventDefault();
    event.stopPropagation();
    end();
  };

  /** Suppresses what the platform does on a long press. */
  const suppress = (event: Event) => {
    if (!press) return;
    event.preventDefault();
    event.stopPropagation();
  };

  container.addEventListener('touchstart', onTouchStart, { signal, passive: true });
  container.addEventListener('touchmove', onTouchMove, { signal, passive: false });
  container.addEventListener('contextmenu', suppress, { signal, capture: true });
  container.addEventListener('dragstart', suppress, { signal, capture: true });
  window.addEventListener('scroll', follow, { signal, passive: true });
  window.addEventListener('keydown', onKeyDown, { signal, capture: true });
  return () => {
    listening.abort();
    end();
  };
}

/** Copies the position of the first finger, because browsers change their Touch objects as it moves. */
function toPoint([touch]: TouchList): Point | undefined {
  return touch && { clientX: touch.clientX, clientY: touch.clientY };
}

/** Distance between the finger and the copy, so that what is below it can be seen. */
const copyOffsetPx = 14;

/** Adds a copy of an element to the page, under the finger. */
function addCopy(element: HTMLElement, { clientY }: Point): HTMLElement {
  const { left, width } = element.getBoundingClientRect();
  const copy = document.importNode(element, true);
  for (const node of [copy, ...copy.querySelectorAll('[id], [name], [data-task], [data-card]')])
    for (const name of ['id', 'name', 'data-task', 'data-card']) node.removeAttribute(name);
  copy.inert = true;
  copy.classList.add('lifted-copy', 'floating');
  Object.assign(copy.style, {
    position: 'fixed',
    zIndex: '40',
    left: `${left}px`,
    top: `${clientY + copyOffsetPx}px`,
    width: `${width}px`,
    borderRadius: 'var(--radius-md)',
    background: 'var(--color-surface)',
    opacity: '0.92',
  });
  document.body.append(copy);
  return copy;
}
