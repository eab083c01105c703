import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** A button inside a heading that shows and hides what is below. */
export function DisclosureButton({
  open,
  onToggle,
  children,
}: {
  open: boolean;
  onToggle: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-expanded={open}
      onClick={onToggle}
      className="flex h-11 min-w-0 max-w-full cursor-pointer items-center gap-2 rounded-md pr-2 pl-1 hover:bg-raised focus-visible:outline-offset-[-2px]"
    >
      <ChevronRight
        className={classNames('size-4 shrink-0 text-muted transition-transform', open && 'rotate-90')}
      />
      {children}
    </button>
  );
}
