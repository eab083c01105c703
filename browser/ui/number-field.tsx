import { type KeyboardEvent, useState } from 'react';
import type { FieldProps } from './field.tsx';
import { TextField } from './text-field.tsx';

export interface NumberFieldProps extends Pick<FieldProps, 'label' | 'hint'> {
  value: number;
  min: number;
  max: number;
  /** Says what the field takes, such as `Enter 1 to 60 minutes.` */
  error: string;
  onSave: (value: number) => void;
}

/** A field for a whole number, saved on Enter, on leaving it and by the arrow keys. Escape restores the value. */
export function NumberField({ label, hint, value, min, max, error, onSave }: NumberFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const typed = draft === null ? value : parseWhole(draft);
  const isWithin = typed !== undefined && typed >= min && typed <= max;
  const save = (next: number) => {
    setDraft(null);
    if (next !== value) onSave(next);
  };
  const saveTyped = () => {
    if (isWithin) save(typed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (step) save(Math.min(max, Math.max(min, (typed ?? value) + step)));
    else if (event.key === 'Enter') saveTyped();
    else if (event.key === 'Escape' && draft !== null) setDraft(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <TextField
      label={label}
      hint={isWithin && hint}
      inputMode="numeric"
      autoComplete="off"
      value={draft ?? String(value)}
      error={isWithin ? undefined : error}
      onChange={setDraft}
      onBlur={saveTyped}
      onKeyDown={onKeyDown}
      className="tabular-nums"
    />
  );
}

const parseWhole = (text: string) => (/^\s*\d+\s*$/.test(text) ? Number(text) : undefined);
