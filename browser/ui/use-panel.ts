import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Placement, placePopover } from './placement.ts';

/** Props the trigger must accept, as Button and IconButton do. */
export interface TriggerProps {
  'aria-haspopup'?: 'menu' | 'dialog';
  'aria-expanded'?: boolean;
  'aria-controls'?: string | undefined;
  onPointerDown?: () => void;
  onClick?: () => void;
}

/** Manages a panel beside the button that opens it; a press elsewhere, Escape and the button close it. */
export function usePanel({
  role,
  placement,
  focus,
}: {
  role: 'menu' | 'dialog';
  placement: Placement;
  /** Moves the focus into the panel that has just opened. */
  focus: (panel: HTMLElement) => void;
}) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const wrapper = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);

  useEffect(() => {
    if (!open) return;
    const updatePlacement = () => {
      const anchor = wrapper.current?.querySelector('button');
      if (panel.current && anchor) placePopover(panel.current, anchor, placement);
    };
    window.addEventListener('resize', updatePlacement);
    return () => window.removeEventListener('resize', updatePlacement);
  }, [open, placement]);

  const show = (focusPanel = focus) => {
    const anchor = wrapper.current?.querySelector('button');
    if (!panel.current || !anchor) return;
    flushSync(() => setOpen(true));
    panel.current.showPopover();
    placePopover(panel.current, anchor, placement);
    focusPanel(panel.current);
  };

  return {
    open,
    show,
    /** Closes the panel and returns the focus to the trigger. */
    close: () => panel.current?.hidePopover(),
    /** Spread onto the element around the trigger and the panel. */
    wrapperProps: { ref: wrapper, className: 'contents' },
    triggerProps: {
      'aria-haspopup': role,
      'aria-expanded': open,
      'aria-controls': open ? id : undefined,
      onPointerDown: () => {
        wasOpen.current = open;
      },
      onClick: () => {
        if (!wasOpen.current) show();
        wasOpen.current = false;
      },
    } satisfies TriggerProps,
    panelProps: {
      ref: panel,
      id,
      tabIndex: -1,
      popover: 'auto' as const,
      onToggle: (event: { newState: string }) => setOpen(event.newState === 'open'),
    },
  };
}
