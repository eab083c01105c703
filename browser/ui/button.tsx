import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

const looks = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'border border-control bg-surface hover:bg-raised',
  quiet: 'text-accent hover:bg-raised',
  danger: 'bg-danger text-on-accent hover:brightness-95',
};

export interface ButtonProps extends ComponentProps<'button'> {
  look?: keyof typeof looks;
  /** `compact` is 36 px high where there is a mouse; on touch every button is 44. */
  size?: 'compact' | 'regular';
  icon?: ReactNode;
  /** Shows a spinner and takes no further press; keeps its focus and its words. */
  busy?: boolean;
}

export function Button({
  look = 'secondary',
  size = 'regular',
  icon,
  busy = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
      className={classNames(
        'inline-flex cursor-pointer select-none items-center justify-center gap-2 rounded-md px-4 font-medium transition-colors',
        'disabled:cursor-default disabled:opacity-55 aria-disabled:cursor-default',
        size === 'compact' ? 'h-9 pointer-coarse:h-11 px-3 text-sm' : 'h-11',
        looks[look],
        className,
      )}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  );
}
