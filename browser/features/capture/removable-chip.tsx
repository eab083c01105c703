import X from 'lucide-react/icons/x';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import type { ParsedValue } from './corrections.ts';

/** Called with the `value` of the chip to remove. */
export type OnRemove = (chip: HTMLElement, byKeyboard: boolean, value: ParsedValue | 'theme') => void;

const cross = <X className="size-3.5 shrink-0 text-muted" />;

/** Renders a chip that a tap, Backspace or Delete removes; `about` says so to screen readers. */
export function RemovableChip({
  about,
  children,
  onRemove,
}: {
  about: string;
  children: ReactNode;
  onRemove: (chip: HTMLElement, byKeyboard: boolean) => void;
}) {
  const onClick = (event: MouseEvent<HTMLElement>) => onRemove(event.currentTarget, event.detail === 0);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Backspace' && event.key !== 'Delete') return;
    event.preventDefault();
    onRemove(event.currentTarget, true);
  };
  return (
    <button
      type="button"
      data-removable
      onClick={onClick}
      onKeyDown={onKeyDown}
      className="inline-flex h-7 pointer-coarse:h-11.5 max-w-full cursor-pointer items-center gap-1.5 rounded-full border border-hairline bg-surface pr-1.5 pl-2.5 text-sm tabular-nums hover:bg-raised"
    >
      <span className="sr-only">{about} </span>
      {children}
      {cross}
    </button>
  );
}
