import { longPressTolerancePx } from './long-press.ts';

type SwipeDirection = 'left' | 'right';

interface Swipes {
  /** Returns the item that can be swiped at an element, or null. */
  itemAt: (target: EventTarget) => { id: string; element: HTMLElement } | null;
  /** Returns what a swipe would do, in a word that is shown behind the item. */
  labelOf: (id: string, direction: SwipeDirection) => string;
  onSwipe: (id: string, direction: SwipeDirection) => void;
}

/** Touches that begin here are the system's own gesture of going back. */
const edgePx = 24;
/** The part of its width that an item must be moved by. */
const minSwipeShare = 0.3;

/** Lets a finger swipe items to the left and right; one that is lifted early does nothing. Returns a function that stops it. */
export function watchSwipes(container: HTMLElement, { itemAt, labelOf, onSwipe }: Swipes): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let swipe: { id: string; element: HTMLElement; x: number; y: number; moved: number | null } | null = null;

  const end = () => {
    if (!swipe) return;
    const { element } = swipe;
    swipe = null;
    container.style.overflowX = '';
    element.style.translate = '';
    for (const name of ['swipe', 'swipeFar', 'swipeLabel']) delete element.dataset[name];
  };

  const onTouchStart = ({ touches, target }: TouchEvent) => {
    end();
    const [touch] = touches;
    if (!touch || touches.length > 1 || !target) return;
    const { clientX: x, clientY: y } = touch;
    const item = x > edgePx && x < innerWidth - edgePx ? itemAt(target) : null;
    if (item) swipe = { ...item, x, y, moved: null };
  };

  const onTouchMove = (event: TouchEvent) => {
    const [touch] = event.touches;
    if (!swipe || !touch || event.touches.length > 1) return end();
    const [right, down] = [touch.clientX - swipe.x, Math.abs(touch.clientY - swipe.y)];
    if (swipe.moved === null) {
      if (Math.max(Math.abs(right), down) <= longPressTolerancePx) return;
      // The finger scrolls the page.
      if (Math.abs(right) < 2 * down || !event.cancelable) return end();
      container.style.overflowX = 'clip';
    }
    event.preventDefault();
    swipe.moved = right;
    const { id, element } = swipe;
    const direction = right < 0 ? 'left' : 'right';
    element.style.translate = `${right}px`;
    if (element.dataset.swipe !== direction) element.dataset.swipeLabel = labelOf(id, direction);
    element.dataset.swipe = direction;
    element.toggleAttribute('data-swipe-far', isFar(right, element));
  };

  const onTouchEnd = (event: TouchEvent) => {
    const ended = swipe;
    end();
    if (!ended || ended.moved === null) return;
    // The default action would be a tap.
    event.preventDefault();
    if (isFar(ended.moved, ended.element)) onSwipe(ended.id, ended.moved < 0 ? 'left' : 'right');
  };

  container.addEventListener('touchstart', onTouchStart, { signal, passive: true });
  container.addEventListener('touchmove', onTouchMove, { signal, passive: false });
  container.addEventListener('touchend', onTouchEnd, { signal, passive: false });
  container.addEventListener('touchcancel', end, { signal });
  return () => {
    listening.abort();
    end();
  };
}

const isFar = (moved: number, { offsetWidth }: HTMLElement) => Math.abs(moved) > minSwipeShare * offsetWidth;
