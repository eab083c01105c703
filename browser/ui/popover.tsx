import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { panelLook } from './panel-look.ts';
import type { Placement } from './placement.ts';
import { type TriggerProps, usePanel } from './use-panel.ts';

export interface PopoverProps {
  /** Names the panel. */
  label: string;
  /** A Button or IconButton. */
  trigger: ReactElement<TriggerProps>;
  placement?: Placement;
  /** Renders the content; `close` returns the focus to the trigger. */
  children: (close: () => void) => ReactNode;
  className?: string;
}

/** A small panel beside its trigger, which also closes when the focus leaves it. */
export function Popover({ label, trigger, placement = 'bottom-start', children, className }: PopoverProps) {
  const { open, close, wrapperProps, triggerProps, panelProps } = usePanel({
    role: 'dialog',
    placement,
    focus: (panel) => panel.focus(),
  });
  return (
    <span {...wrapperProps}>
      {cloneElement(trigger, triggerProps)}
      <div
        {...panelProps}
        role="dialog"
        aria-label={label}
        onBlur={({ relatedTarget, currentTarget }) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
        }}
        className={classNames(
          panelLook,
          'max-h-[calc(100dvh-1rem)] max-w-[calc(100vw-1rem)] outline-none',
          className,
        )}
      >
        {open && children(close)}
      </div>
    </span>
  );
}
