import { type ReactNode, useId, useState } from 'react';
import { t } from '#browser/i18n/forms.ts';
import { FormDialog } from './form-dialog.tsx';
import { TextField } from './text-field.tsx';

export interface PickOption {
  value: string;
  name: string;
  /** Shown beside the name, less prominently. */
  detail?: string;
  icon?: ReactNode;
}

/** Above this number there is a search field. */
const maxOptionsWithoutSearch = 8;
const maxShown = 100;

/** A dialog that picks one of many options: arrows move, typing filters, Enter picks. */
export function PickDialog({
  title,
  lead,
  label,
  options,
  confirm,
  onPick,
  onClose,
}: {
  title: string;
  lead?: string;
  /** Names the choice. */
  label: string;
  options: readonly PickOption[];
  confirm: string;
  onPick: (value: string) => void;
  onClose: () => void;
}) {
  const id = useId();
  const [query, setQuery] = useState('');
  const [picked, setPicked] = useState<string>();
  const searched = query.trim().toLowerCase();
  const found = options.filter(({ name, detail = '' }) =>
    `${name} ${detail}`.toLowerCase().includes(searched),
  );
  const shown = found.slice(0, maxShown);
  const chosen = shown.find(({ value }) => value === picked) ?? (shown.length === 1 ? shown[0] : undefined);

  const submit = () => {
    if (!chosen) return;
    onClose();
    onPick(chosen.value);
  };

  return (
    <FormDialog title={title} confirm={confirm} disabled={!chosen} onSubmit={submit} onClose={onClose}>
      {lead && <p className="text-pretty text-muted">{lead}</p>}
      {options.length > maxOptionsWithoutSearch && (
        <TextField
          data-autofocus
          label={t.findIn(label)}
          hideLabel
          type="search"
          placeholder={t.find}
          value={query}
          onChange={setQuery}
        />
      )}
      <fieldset className="-mx-2 min-w-0">
        <legend className="sr-only">{label}</legend>
        {shown.map(({ value, name, detail, icon }, index) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-md px-2 hover:bg-raised has-checked:bg-raised has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-[-2px]"
          >
            <input
              type="radio"
              name={`${id}-pick`}
              value={value}
              checked={chosen?.value === value}
              onChange={() => setPicked(value)}
              data-autofocus={(index === 0 && options.length <= maxOptionsWithoutSearch) || undefined}
              className="size-4 shrink-0 outline-none"
            />
            {icon}
            <span dir="auto" className="min-w-0 grow wrap-anywhere">
              {name}
            </span>
            {detail && <span className="max-w-2/5 truncate text-muted text-sm">{detail}</span>}
          </label>
        ))}
      </fieldset>
      <p role="status" className="text-muted text-sm empty:hidden">
        {found.length === 0
          ? t.nothingHasThisNameTry
          : found.length > maxShown && t.moreToNarrow(found.length - maxShown)}
      </p>
    </FormDialog>
  );
}
