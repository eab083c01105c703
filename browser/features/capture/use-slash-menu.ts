import { type KeyboardEvent, useState } from 'react';
import { isComposing } from '#browser/ui/keyboard-events.ts';
import { useListbox } from '#browser/ui/use-listbox.ts';
import type { DraftStore } from './draft-store.ts';
import { type CommandChoice, commandChoices } from './slash-commands.ts';
import { useDraft } from './use-capture.ts';

const none: readonly CommandChoice[] = [];

/**
 * Provides the command menu while the text is only the beginning of a command. `onTake` is called with the command
 * chosen, and how.
 */
export function useSlashMenu(
  draft: DraftStore,
  onTake: (choice: CommandChoice, by: 'Tab' | 'Enter') => void,
) {
  const begun = useDraft(draft, ({ text }) => (commandChoices(text).length > 0 ? text : ''));
  const fitting = commandChoices(begun);
  const [closed, setClosed] = useState(true);
  const [read, setRead] = useState(begun);
  const open = !closed && fitting.length > 0;
  const choices = open ? fitting : none;
  const listbox = useListbox({
    count: choices.length,
    open,
    onChoose: (index) => choices[index] && onTake(choices[index], 'Enter'),
  });
  if (read !== begun) {
    setRead(begun);
    listbox.setActive(0);
    // Typing another slash opens it again.
    if (fitting.length === 0) setClosed(false);
  }

  /** Handles a key; returns whether the menu used it. */
  const onKeyDown = (event: KeyboardEvent): boolean => {
    if (listbox.onKeyDown(event)) return true;
    const choice = choices[listbox.active];
    if (!open || event.shiftKey || isComposing(event)) return false;
    if (event.key === 'Tab' && choice) onTake(choice, 'Tab');
    else if (event.key === 'Escape') setClosed(true);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };

  return {
    choices,
    listbox,
    onKeyDown,
    onFocus: () => setClosed(false),
    onBlur: () => setClosed(true),
  };
}
