import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Placement, placePopover } from './placement.ts';

/** What a trigger may be given: a Button or an IconButton takes all of it. */
export interface TriggerProps {
  'aria-haspopup'?: 'menu' | 'dialog';
  'aria-expanded'?: boolean;
  'aria-controls'?: string | undefined;
  onPointerDown?: () => void;
  onClick?: () => void;
}

/** A panel beside the button that opens it, over the page; a press elsewhere, Escape and the button close it. */
export function usePanel({
  role,
  placement,
  focus,
}: {
  role: 'menu' | 'dialog';
  placement: Placement;
  /** Gives the focus to something in the panel that has just opened. */
  focus: (panel: HTMLElement) => void;
}) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const wrapper = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);

  useEffect(() => {
    if (!open) return;
    const placeAgain = () => {
      const anchor = wrapper.current?.querySelector('button');
      if (panel.current && anchor) placePopover(panel.current, anchor, placement);
    };
    window.addEventListener('resize', placeAgain);
    return () => window.removeEventListener('resize', placeAgain);
  }, [open, placement]);

  const show = (focusThen = focus) => {
    const anchor = wrapper.current?.querySelector('button');
    if (!panel.current || !anchor) return;
    flushSync(() => setOpen(true));
    panel.current.showPopover();
    placePopover(panel.current, anchor, placement);
    focusThen(panel.current);
  };

  return {
    open,
    show,
    /** The focus goes back to the trigger. */
    close: () => panel.current?.hidePopover(),
    /** For the element around the trigger and the panel. */
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
