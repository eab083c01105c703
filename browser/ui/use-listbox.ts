import { type KeyboardEvent, type MouseEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { isComposing } from './keyboard-events.ts';

/** Options that PageUp and PageDown skip. */
const pageSize = 8;

interface ListboxOptions {
  /** The number of options there are now. */
  count: number;
  /** The keys of the list work only while it is open. */
  open: boolean;
  /** Index of the option that is active at first; none by default. */
  initialIndex?: number;
  onChoose: (index: number) => void;
}

/**
 * Provides the keyboard handling and ARIA attributes of a list of options that a text field controls while it keeps the
 * focus (WAI-ARIA combobox), for popups and for lists inside dialogs. `onKeyDown` returns whether it handled the key.
 */
export function useListbox({ count, open, initialIndex = -1, onChoose }: ListboxOptions) {
  const id = useId();
  const [requested, setActive] = useState(initialIndex);
  const active = Math.min(requested, count - 1);
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
      PageDown: Math.min(active + pageSize, count - 1),
      PageUp: Math.max(active - pageSize, 0),
    };
    const next = steps[event.key];
    if (next === undefined) return false;
    event.preventDefault();
    setActive(next);
    return true;
  };

  return {
    /** Index of the active option, or -1. */
    active,
    setActive,
    onKeyDown,
    /** Spread onto the field, which sets the role combobox and aria-expanded itself. */
    fieldProps: {
      'aria-autocomplete': 'list' as const,
      'aria-controls': open ? `${id}-list` : undefined,
      'aria-activedescendant': open && active >= 0 ? optionId(active) : undefined,
      autoComplete: 'off',
      autoCorrect: 'off',
      autoCapitalize: 'none',
      spellCheck: false,
    },
    /** Spread onto the element with the role listbox, and `optionProps` onto its options. */
    listProps: { ref: list, id: `${id}-list` },
    optionProps: (index: number) => ({
      id: optionId(index),
      'data-active': index === active || undefined,
      onPointerMove: () => setActive(index),
      // Keeps the focus in the field.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onClick: () => onChoose(index),
    }),
  };
}
