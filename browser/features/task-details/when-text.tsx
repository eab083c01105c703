import { useRef, useState } from 'react';
import { useWhenReader } from '#browser/time/use-when-reader.ts';
import { isComposing } from '#browser/ui/keyboard-events.ts';
import { TextField } from '#browser/ui/text-field.tsx';
import type { ParsedWhenText } from '#intake/read-when.ts';

/** A date or recurrence in words, with what is understood of them while they are typed. Enter and leaving it save. */
export function WhenText({
  label,
  placeholder,
  wordsOf,
  onSay,
  onDone,
}: {
  label: string;
  placeholder: string;
  /** What is understood, in words; undefined where it is not what this field is about. */
  wordsOf: (said: ParsedWhenText) => string | undefined;
  onSay: (said: ParsedWhenText) => void;
  /** It was taken by Enter. */
  onDone: () => void;
}) {
  const read = useWhenReader();
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const said = text.trim() === '' ? undefined : read?.(text);
  // What only partly speaks of time is more likely a misunderstanding.
  const words = said && said.rest === '' ? wordsOf(said) : undefined;

  // Enter moves the focus away, which is leaving the field: what was taken then is not taken again.
  const taken = useRef<string>(undefined);
  const take = (): boolean => {
    setTried(true);
    if (!said || words === undefined) return false;
    if (taken.current === text) return true;
    taken.current = text;
    setText('');
    setTried(false);
    onSay(said);
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
      error={tried && said && words === undefined ? `Not understood. Try “${placeholder}”.` : undefined}
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
