import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** Props of every labeled control. */
export interface FieldProps {
  label: string;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
  /** Looks like text until it is hovered or focused. */
  quiet?: boolean;
  /** The problem; screen readers announce it when it appears. */
  error?: string | undefined;
  /** A line of help below. */
  hint?: ReactNode;
}

const control = classNames(
  'w-full rounded-md border px-3 text-text transition-colors placeholder:text-muted',
  'aria-invalid:border-danger aria-invalid:outline-danger disabled:opacity-55 focus-visible:border-accent focus-visible:outline-offset-0',
);

export const controlLook = `${control} border-control bg-surface hover:border-muted`;

/** Class names of text that can be edited in place: it looks like a control only when hovered or focused. */
export const quietLook = `${control} border-transparent bg-transparent hover:border-control focus-visible:bg-surface`;

export const describedBy = (id: string, { error, hint }: FieldProps) =>
  classNames(error && `${id}-error`, Boolean(hint) && `${id}-hint`) || undefined;

export function Field({
  id,
  field: { label, hideLabel, error, hint },
  children,
}: {
  id: string;
  field: FieldProps;
  children: ReactNode;
}) {
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'font-medium text-sm'}>
        {label}
      </label>
      {children}
      <p id={`${id}-error`} role="alert" className="text-danger text-sm empty:hidden">
        {error}
      </p>
      {hint && (
        <div id={`${id}-hint`} className="text-muted text-sm">
          {hint}
        </div>
      )}
    </div>
  );
}
