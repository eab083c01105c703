export type Placement = 'top' | 'bottom' | 'right' | 'bottom-start' | 'bottom-end';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const margin = 8;

/**
 * Where (px, in the viewport) something of `size` goes beside `anchor`: on the side asked for if it fits there,
 * else on the opposite one, and never off the screen.
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
  const fitsBelow = below + size.height <= viewport.height - margin;
  const fitsAfter = after + size.width <= viewport.width - margin;
  const middleX = anchor.left + (anchor.width - size.width) / 2;
  const middleY = anchor.top + (anchor.height - size.height) / 2;
  const lower = fitsBelow || above < margin ? below : above;

  const wanted = {
    top: () => ({ left: middleX, top: above >= margin ? above : below }),
    bottom: () => ({ left: middleX, top: lower }),
    'bottom-start': () => ({ left: anchor.left, top: lower }),
    'bottom-end': () => ({ left: right - size.width, top: lower }),
    right: () => ({ left: fitsAfter || before < margin ? after : before, top: middleY }),
  }[placement]();

  const within = (value: number, length: number, room: number) =>
    Math.round(Math.max(margin, Math.min(value, room - length - margin)));
  return {
    left: within(wanted.left, size.width, viewport.width),
    top: within(wanted.top, size.height, viewport.height),
  };
}

/** Puts an open popover beside an element. */
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
