import { classNames } from './class-names.ts';

const looks = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'border border-control bg-surface hover:bg-raised',
  quiet: 'text-accent hover:bg-raised',
  danger: 'bg-danger text-on-accent hover:opacity-90',
};

export type ButtonLook = keyof typeof looks;
/** `compact` is 36 px high with a mouse; on touch screens every button is 44 px high. */
export type ButtonSize = 'compact' | 'regular';

/** Returns the class names of a button, also for links that look like one. */
export const buttonLook = (look: ButtonLook = 'secondary', size: ButtonSize = 'regular') =>
  classNames(
    'inline-flex cursor-pointer select-none items-center justify-center gap-2 rounded-md font-medium transition-colors',
    'disabled:cursor-default disabled:opacity-55 aria-disabled:cursor-default',
    size === 'compact' ? 'h-9 pointer-coarse:h-11 pointer-coarse:min-w-11 px-3 text-sm' : 'h-11 px-4',
    looks[look],
  );
