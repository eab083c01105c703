export type Placement = 'top' | 'bottom' | 'right' | 'bottom-start' | 'bottom-end';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const marginPx = 8;

/**
 * Computes where, in px of the viewport, something of `size` goes beside `anchor`: on the requested side if it fits
 * there, otherwise on the opposite side, and never off the screen.
 */
export function computePlacement({
  anchor,
  size,
  viewport,
  placement,
  gap = 6,
}: {
  anchor: Box;
  size: { width: number; height: number };
  viewport: { width: number; height: number };
  placement: Placement;
  gap?: number;
}): { left: number; top: number } {
  const right = anchor.left + anchor.width;
  const bottom = anchor.top + anchor.height;
  const above = anchor.top - gap - size.height;
  const below = bottom + gap;
  const before = anchor.left - gap - size.width;
  const after = right + gap;
  const fitsBelow = below + size.height <= viewport.height - marginPx;
  const fitsAfter = after + size.width <= viewport.width - marginPx;
  const middleX = anchor.left + (anchor.width - size.width) / 2;
  const middleY = anchor.top + (anchor.height - size.height) / 2;
  const lower = fitsBelow || above < marginPx ? below : above;

  const wanted = {
    top: () => ({ left: middleX, top: above >= marginPx ? above : below }),
    bottom: () => ({ left: middleX, top: lower }),
    'bottom-start': () => ({ left: anchor.left, top: lower }),
    'bottom-end': () => ({ left: right - size.width, top: lower }),
    right: () => ({ left: fitsAfter || before < marginPx ? after : before, top: middleY }),
  }[placement]();

  const clamp = (value: number, length: number, room: number) =>
    Math.round(Math.max(marginPx, Math.min(value, room - length - marginPx)));
  return {
    left: clamp(wanted.left, size.width, viewport.width),
    top: clamp(wanted.top, size.height, viewport.height),
  };
}

/** Places an open popover beside an element. */
export function placePopover(popover: HTMLElement, anchor: Element, placement: Placement): void {
  const { left, top } = computePlacement({
    anchor: anchor.getBoundingClientRect(),
    size: { width: popover.offsetWidth, height: popover.offsetHeight },
    viewport: { width: document.documentElement.clientWidth, height: window.innerHeight },
    placement,
  });
  popover.style.left = `${left}px`;
  popover.style.top = `${top}px`;
}
