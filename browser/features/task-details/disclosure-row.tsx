import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useId } from 'react';
import { classNames } from '#browser/ui/class-names.ts';
import { DetailRow } from './detail-row.tsx';
import { type FieldName, useOpenedFields } from './opened-fields.tsx';

/** Renders a field that shows its value in words and expands into its editor. */
export function DisclosureRow({
  name,
  label,
  value,
  empty,
  children,
}: {
  name: FieldName;
  label: string;
  /** Null when nothing is chosen; then `empty` is shown. */
  value: ReactNode;
  empty: string;
  /** Receives a function that closes the editor and returns focus to the value. */
  children: (close: () => void) => ReactNode;
}) {
  const id = useId();
  const fields = useOpenedFields();
  const open = fields.opened.includes(name);
  const close = () => fields.close(name);
  return (
    <>
      <DetailRow label={label}>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => (open ? close() : fields.open(name))}
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
          className="appear mt-1 mb-3 flex min-w-0 flex-col gap-3 rounded-md border border-hairline bg-ground p-3"
        >
          {children(close)}
        </fieldset>
      )}
    </>
  );
}
