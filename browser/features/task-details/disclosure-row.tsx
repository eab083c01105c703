import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useId, useRef, useState } from 'react';
import { classNames } from '#browser/ui/class-names.ts';
import { isComposing } from '#browser/ui/keyboard-events.ts';
import { DetailRow } from './detail-row.tsx';

/** Renders a field that shows its value in words and expands into its editor; Escape closes it. */
export function DisclosureRow({
  label,
  value,
  empty,
  children,
}: {
  label: string;
  /** Null when nothing is chosen; then `empty` is shown. */
  value: ReactNode;
  empty: string;
  /** Receives a function that closes the editor and returns focus to the value. */
  children: (close: () => void) => ReactNode;
}) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <DetailRow label={label}>
        <button
          ref={button}
          type="button"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
          className={classNames(
            'group/value flex min-h-9 pointer-coarse:min-h-11 w-full cursor-pointer items-center rounded-md border border-transparent px-3 text-left hover:border-control',
            value === null && 'text-muted',
          )}
        >
          <span className="sr-only">{label}: </span>
          <span className="min-w-0 grow wrap-anywhere">{value ?? empty}</span>
          <ChevronDown
            className={classNames('size-4 shrink-0 text-muted transition-transform', open && 'rotate-180')}
          />
        </button>
      </DetailRow>
      {open && (
        <fieldset
          id={id}
          aria-label={label}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
            event.preventDefault();
            event.stopPropagation();
            close();
          }}
          className="appear mt-1 mb-3 flex min-w-0 flex-col gap-3 rounded-md border border-hairline bg-ground p-3"
        >
          {children(close)}
        </fieldset>
      )}
    </>
  );
}
