import { draggable } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';

/**
 * Makes the item that a mouse presses draggable until it is let go, so that a container need not bind each of its items.
 * Returns a function that stops it.
 */
export function grabWithMouse(
  container: HTMLElement,
  kind: string,
  itemAt: (target: Element) => { id: string; element: HTMLElement } | null,
): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let unbind: (() => void) | undefined;
  const release = () => {
    unbind?.();
    unbind = undefined;
  };
  const grab = ({ pointerType, button, target }: PointerEvent) => {
    release();
    const item = pointerType === 'mouse' && button === 0 && target instanceof Element ? itemAt(target) : null;
    if (!item || item.element.draggable) return;
    const { id, element } = item;
    unbind = draggable({
      element,
      getInitialData: () => ({ kind, id }),
      onDragStart: () => element.toggleAttribute('data-lifted', true),
      onDrop: () => {
        element.removeAttribute('data-lifted');
        release();
      },
    });
  };
  container.addEventListener('pointerdown', grab, { signal });
  window.addEventListener('pointerup', release, { signal });
  return () => {
    listening.abort();
    release();
  };
}
