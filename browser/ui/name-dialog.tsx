import { type ReactNode, useState } from 'react';
import { t } from '#browser/i18n/forms.ts';
import { FormDialog } from './form-dialog.tsx';
import { TextField } from './text-field.tsx';

/** Asks for a name, and for whatever `children` ask; stays open until the name is accepted. */
export function NameDialog({
  title,
  label = t.name,
  hint,
  name: given,
  selected = false,
  confirm,
  onSubmit,
  onClose,
  children,
}: {
  title: string;
  label?: string;
  hint?: ReactNode;
  /** The initial text. */
  name: string;
  /** Selects the text, so that typing replaces it. */
  selected?: boolean;
  confirm: string;
  /** Takes the name as typed, or returns what is wrong with it. */
  onSubmit: (name: string) => string | undefined;
  onClose: () => void;
  children?: ReactNode;
}) {
  const [name, setName] = useState(given);
  const [problem, setProblem] = useState<string>();

  const submit = () => {
    const found = onSubmit(name);
    setProblem(found);
    if (!found) onClose();
  };

  return (
    <FormDialog title={title} confirm={confirm} onSubmit={submit} onClose={onClose}>
      <TextField
        data-autofocus
        {...(selected && { onFocus: ({ target }) => target.select() })}
        label={label}
        dir="auto"
        hint={hint}
        value={name}
        onChange={(next) => {
          setName(next);
          setProblem(undefined);
        }}
        error={problem}
      />
      {children}
    </FormDialog>
  );
}
