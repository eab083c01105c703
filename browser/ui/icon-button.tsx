import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { type Placement, Tooltip } from './tooltip.tsx';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'title'> {
  /** The accessible name, also shown as the tooltip. */
  label: string;
  icon: ReactNode;
  placement?: Placement;
}

export function IconButton({ label, icon, placement, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label} {...(placement ? { placement } : {})}>
      <button
        {...rest}
        type={type}
        aria-label={label}
        className={classNames(
          'inline-flex size-9 pointer-coarse:size-11 shrink-0 cursor-pointer items-center justify-center rounded-md text-muted transition-colors',
          'hover:bg-raised hover:text-text disabled:cursor-default disabled:opacity-55 aria-disabled:cursor-default aria-expanded:bg-raised',
          className,
        )}
      >
        {icon}
      </button>
    </Tooltip>
  );
}
