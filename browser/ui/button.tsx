import type { ComponentProps, ReactNode } from 'react';
import { type ButtonLook, type ButtonSize, buttonLook } from './button-look.ts';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

export interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook;
  size?: ButtonSize;
  icon?: ReactNode;
  /** Shows a spinner and ignores presses; keeps the focus and the text. */
  busy?: boolean;
}

export function Button({
  look,
  size,
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
      className={classNames(buttonLook(look, size), className)}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  );
}
