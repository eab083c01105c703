import { type KeyboardEvent, type MouseEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { isComposing } from './keyboard-events.ts';

/** Options that PageUp and PageDown pass over. */
const pageLength = 8;

interface ListboxOptions {
  /** How many options there are now. */
  count: number;
  /** Whether they are shown; the keys of the list work only then. */
  open: boolean;
  /** Index of the option the keys are at first; none where it is not given. */
  initially?: number;
  onChoose: (index: number) => void;
}

/**
 * The keyboard and the names of a list of options that a text field rules while it keeps the focus (WAI-ARIA
 * combobox): for fields with a popup and for dialogs with a list below their field. `onKeyDown` returns whether
 * the key was the list's.
 */
export function useListbox({ count, open, initially = -1, onChoose }: ListboxOptions) {
  const id = useId();
  const [wanted, setActive] = useState(initially);
  const active = Math.min(wanted, count - 1);
  const list = useRef<HTMLDivElement>(null);
  const optionId = (index: number) => `${id}-${index}`;

  useLayoutEffect(() => {
    if (open) list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  });

  const onKeyDown = (event: KeyboardEvent): boolean => {
    if (!open || isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.key === 'Enter' && active >= 0) {
      event.preventDefault();
      onChoose(active);
      return true;
    }
    const steps: Record<string, number> = {
      ArrowDown: active + 1 < count ? active + 1 : 0,
      ArrowUp: active > 0 ? active - 1 : count - 1,
      PageDown: Math.min(active + pageLength, count - 1),
      PageUp: Math.max(active - pageLength, 0),
    };
    const next = steps[event.key];
    if (next === undefined) return false;
    event.preventDefault();
    setActive(next);
    return true;
  };

  return {
    /** Index; -1 where no option is. */
    active,
    setActive,
    onKeyDown,
    /** For the field, which has the role combobox and says aria-expanded. */
    fieldProps: {
      'aria-autocomplete': 'list' as const,
      'aria-controls': open ? `${id}-list` : undefined,
      'aria-activedescendant': open && active >= 0 ? optionId(active) : undefined,
      autoComplete: 'off',
      autoCorrect: 'off',
      autoCapitalize: 'none',
      spellCheck: false,
    },
    /** For the element with the role listbox, and those with the role option in it. */
    listProps: { ref: list, id: `${id}-list` },
    optionProps: (index: number) => ({
      id: optionId(index),
      'data-active': index === active || undefined,
      onPointerMove: () => setActive(index),
      // The focus stays in the field.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onClick: () => onChoose(index),
    }),
  };
}
