import { useRef, useState } from 'react';
import { t } from '#browser/i18n/task-details.ts';
import { useWhenReader } from '#browser/time/use-when-reader.ts';
import { isComposing } from '#browser/ui/keyboard-events.ts';
import { TextField } from '#browser/ui/text-field.tsx';
import type { ParsedWhenText } from '#intake/read-when.ts';

/** Renders a field for a date or recurrence in words and previews how it is understood. Enter and blur save. */
export function WhenText({
  label,
  placeholder,
  wordsOf,
  onParsed,
  onDone,
}: {
  label: string;
  placeholder: string;
  /** Describes how the text is understood; returns undefined if it does not fit this field. */
  wordsOf: (parsed: ParsedWhenText) => string | undefined;
  onParsed: (parsed: ParsedWhenText) => void;
  /** Called when Enter has accepted the text. */
  onDone: () => void;
}) {
  const read = useWhenReader();
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const parsed = text.trim() === '' ? undefined : read?.(text);
  // A text that is only partly about time was probably misunderstood.
  const words = parsed && parsed.rest === '' ? wordsOf(parsed) : undefined;

  // Enter also blurs the field, and the same text must not be saved twice.
  const taken = useRef<string>(undefined);
  const take = (): boolean => {
    setTried(true);
    if (!parsed || words === undefined) return false;
    if (taken.current === text) return true;
    taken.current = text;
    setText('');
    setTried(false);
    onParsed(parsed);
    return true;
  };

  return (
    <TextField
      label={label}
      hideLabel
      dir="auto"
      placeholder={placeholder}
      value={text}
      onChange={(next) => {
        taken.current = undefined;
        setText(next);
        setTried(false);
      }}
      error={tried && parsed && words === undefined ? t.notUnderstood(placeholder) : undefined}
      hint={words !== undefined && <span role="status">{words}</span>}
      onBlur={take}
      onKeyDown={(event) => {
        if (isComposing(event)) return;
        if (event.key === 'Enter') {
          event.preventDefault();
          if (text.trim() === '' || take()) onDone();
        } else if (event.key === 'Escape' && text !== '') {
          event.preventDefault();
          event.stopPropagation();
          setText('');
        }
      }}
    />
  );
}
