import X from 'lucide-react/icons/x';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import type { ReadValue } from './corrections.ts';

/** Hears that a chip is to go, and `value` with it. */
export type OnRemove = (chip: HTMLElement, byKeyboard: boolean, value: ReadValue | 'theme') => void;

/** Goes on to the chip that takes its place, past what chooses and does not go; after the last one, back to the text. */
function removeByKey(chip: HTMLElement, onRemove: (chip: HTMLElement, byKeyboard: boolean) => void): void {
  const group = chip.closest('[data-chips]');
  const chips = () => [...(group?.querySelectorAll<HTMLElement>('[data-removable]') ?? [])];
  const place = chips().indexOf(chip);
  onRemove(chip, chips().length > 1);
  (chips()[place] ?? chips()[place - 1])?.focus();
}

const cross = <X className="size-3.5 shrink-0 text-muted" />;

/** A tap, Backspace or Delete removes it; `about` says what goes with it. */
export function RemovableChip({
  about,
  children,
  onRemove,
}: {
  about: string;
  children: ReactNode;
  onRemove: (chip: HTMLElement, byKeyboard: boolean) => void;
}) {
  const onClick = ({ currentTarget, detail }: MouseEvent<HTMLElement>) =>
    detail === 0 ? removeByKey(currentTarget, onRemove) : onRemove(currentTarget, false);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Backspace' && event.key !== 'Delete') return;
    event.preventDefault();
    removeByKey(event.currentTarget, onRemove);
  };
  return (
    <button
      type="button"
      data-removable
      onClick={onClick}
      onKeyDown={onKeyDown}
      className="inline-flex h-7 pointer-coarse:h-11.5 max-w-full cursor-pointer items-center gap-1.5 rounded-full border border-hairline bg-surface pr-1.5 pl-2.5 text-sm tabular-nums hover:bg-raised"
    >
      <span className="sr-only">Remove {about} </span>
      {children}
      {cross}
    </button>
  );
}
