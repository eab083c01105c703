import { cloneElement, type ReactElement, type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from './class-names.ts';
import { type Placement, placePopover } from './placement.ts';

interface TriggerProps {
  'aria-haspopup'?: 'dialog';
  'aria-expanded'?: boolean;
  'aria-controls'?: string | undefined;
  onPointerDown?: () => void;
  onClick?: () => void;
}

export interface PopoverProps {
  /** Names the panel. */
  label: string;
  /** A Button or IconButton. */
  trigger: ReactElement<TriggerProps>;
  placement?: Placement;
  /** What is in the panel; `close` gives the focus back to the trigger. */
  children: (close: () => void) => ReactNode;
  className?: string;
}

/** A small panel beside its trigger, over the page. Escape, and a press or focus elsewhere, close it. */
export function Popover({ label, trigger, placement = 'bottom-start', children, className }: PopoverProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const wrapper = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);

  const show = () => {
    const anchor = wrapper.current?.querySelector('button');
    if (!panel.current || !anchor) return;
    flushSync(() => setOpen(true));
    panel.current.showPopover();
    placePopover(panel.current, anchor, placement);
    panel.current.focus();
  };
  const close = () => panel.current?.hidePopover();

  return (
    <span ref={wrapper} className="contents">
      {cloneElement(trigger, {
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onPointerDown: () => {
          wasOpen.current = open;
        },
        onClick: () => {
          if (!wasOpen.current) show();
          wasOpen.current = false;
        },
      })}
      <div
        ref={panel}
        id={id}
        role="dialog"
        tabIndex={-1}
        aria-label={label}
        popover="auto"
        onToggle={(event) => setOpen(event.newState === 'open')}
        onBlur={({ relatedTarget, currentTarget }) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
        }}
        className={classNames(
          'appear fixed inset-auto m-0 max-h-[calc(100dvh-1rem)] max-w-[calc(100vw-1rem)] overflow-y-auto rounded-md border border-hairline bg-surface text-text shadow-float outline-none',
          className,
        )}
      >
        {open && children(close)}
      </div>
    </span>
  );
}
