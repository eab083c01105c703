import { type ReactNode, useState } from 'react';
import { FormDialog } from './form-dialog.tsx';
import { TextField } from './text-field.tsx';

/** Asks for a name, and for what `children` ask; open until the name will do. */
export function NameDialog({
  title,
  label = 'Name',
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
  /** What the field holds at first. */
  name: string;
  /** Marks it, so that typing replaces it. */
  selected?: boolean;
  confirm: string;
  /** Takes the name as it was typed, or says what is wrong with it. */
  onSubmit: (name: string) => string | undefined;
  onClose: () => void;
  children?: ReactNode;
}) {
  const [name, setName] = useState(given);
  const [problem, setProblem] = useState<string>();

  const submit = () => {
    const wrong = onSubmit(name);
    setProblem(wrong);
    if (!wrong) onClose();
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
