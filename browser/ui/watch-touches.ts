import { createEdgeScroll } from './edge-scroll.ts';
import { longPressMs, longPressTolerancePx } from './long-press.ts';
import type { Drags } from './watch-drags.ts';

interface Point {
  clientX: number;
  clientY: number;
}

export interface Touches<Place> extends Drags<Place> {
  /** What can be picked up at an element; null where nothing can. */
  thingAt: (target: Element) => { id: string; element: HTMLElement } | null;
  /** The place at a point of the screen. */
  placeAt: (point: Point) => Place | undefined;
  /** Hears of what was picked up and put down where it was. */
  onHold?: (id: string) => void;
}

interface Press<Place> {
  id: string;
  element: HTMLElement;
  timer: ReturnType<typeof setTimeout>;
  from: Point;
  now: Point;
  /** Ends what is heard of this touch. */
  listening: AbortController;
  /** Under the finger once it is picked up. */
  copy?: HTMLElement;
  dragging: boolean;
  over?: Place | undefined;
}

/**
 * Dragging with a finger that rests first, the same in all browsers: what the platform offers for it is missing in some
 * and unsure in others. Near the screen's upper or lower edge the page scrolls; Escape puts back what was picked up.
 * Returns what ends it.
 */
export function watchTouches<Place>(
  container: HTMLElement,
  { thingAt, placeAt, onMove, onDrop, onEnd, onHold }: Touches<Place>,
): () => void {
  const edge = createEdgeScroll();
  const listening = new AbortController();
  const { signal } = listening;
  let press: Press<Place> | null = null;

  const end = () => {
    if (!press) return;
    const { timer, listening, copy, element, dragging } = press;
    press = null;
    clearTimeout(timer);
    listening.abort();
    edge.stop();
    copy?.remove();
    element.removeAttribute('data-lifted');
    if (dragging) onEnd();
  };

  const lift = () => {
    if (!press) return;
    press.copy = copyOf(press.element, press.from);
    press.element.toggleAttribute('data-lifted', true);
    navigator.vibrate?.(10);
  };

  const follow = () => {
    if (!press?.dragging) return;
    const { id, from, now, copy } = press;
    if (copy) copy.style.translate = `${now.clientX - from.clientX}px ${now.clientY - from.clientY}px`;
    const over = placeAt(now);
    if (over === press.over) return;
    press.over = over;
    onMove(id, over);
  };

  const onTouchStart = ({ touches, target }: TouchEvent) => {
    end();
    const at = touches.length === 1 && pointOf(touches);
    const thing = at && target instanceof Element ? thingAt(target) : null;
    if (!at || !thing || !target) return;
    const listening = new AbortController();
    const { signal } = listening;
    press = { ...thing, from: at, now: at, dragging: false, timer: setTimeout(lift, longPressMs), listening };
    // A touch stays with its element, which another device may take off the page meanwhile.
    target.addEventListener('touchend', onTouchEnd, { signal });
    target.addEventListener('touchcancel', end, { signal });
  };

  const onTouchMove = (event: TouchEvent) => {
    const now = pointOf(event.touches);
    if (!press || !now) return;
    const { from, copy } = press;
    const moved = Math.hypot(now.clientX - from.clientX, now.clientY - from.clientY) > longPressTolerancePx;
    if (!copy) {
      if (moved) end();
      return;
    }
    // It would scroll the page.
    event.preventDefault();
    if (!moved && !press.dragging) return;
    press.now = now;
    if (!press.dragging) {
      press.dragging = true;
      press.over = placeAt(now);
      onMove(press.id, press.over);
    }
    edge.at(now.clientY);
    follow();
  };

  const onTouchEnd = (event: Event) => {
    const ended = press;
    end();
    if (!ended?.copy) return;
    // It would be a tap on what lies there.
    event.preventDefault();
    if (!ended.dragging) onHold?.(ended.id);
    else if (ended.over !== undefined) onDrop(ended.id, ended.over);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !press?.copy) return;
    event.preventDefault();
    event.stopPropagation();
    end();
  };

  /** What a long press means to the platform. */
  const prevent = (event: Event) => {
    if (!press) return;
    event.preventDefault();
    event.stopPropagation();
  };

  container.addEventListener('touchstart', onTouchStart, { signal, passive: true });
  container.addEventListener('touchmove', onTouchMove, { signal, passive: false });
  container.addEventListener('contextmenu', prevent, { signal, capture: true });
  container.addEventListener('dragstart', prevent, { signal, capture: true });
  window.addEventListener('scroll', follow, { signal, passive: true });
  window.addEventListener('keydown', onKeyDown, { signal, capture: true });
  return () => {
    listening.abort();
    end();
  };
}

/** Of the first finger, as it is now: browsers change their objects as it moves. */
function pointOf([touch]: TouchList): Point | undefined {
  return touch && { clientX: touch.clientX, clientY: touch.clientY };
}

/** Pixels between the finger and what it carries, so that one sees what it is over. */
const below = 14;

/** A picture of an element, under the finger. */
function copyOf(element: HTMLElement, { clientY }: Point): HTMLElement {
  const { left, width } = element.getBoundingClientRect();
  const copy = document.importNode(element, true);
  for (const one of [copy, ...copy.querySelectorAll('[id], [name], [data-task], [data-card]')])
    for (const name of ['id', 'name', 'data-task', 'data-card']) one.removeAttribute(name);
  copy.inert = true;
  copy.classList.add('lifted-copy', 'floating');
  Object.assign(copy.style, {
    position: 'fixed',
    zIndex: '40',
    left: `${left}px`,
    top: `${clientY + below}px`,
    width: `${width}px`,
    borderRadius: 'var(--radius-md)',
    background: 'var(--color-surface)',
    opacity: '0.92',
  });
  document.body.append(copy);
  return copy;
}
